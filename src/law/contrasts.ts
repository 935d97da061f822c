/** Subjects of one sort, of which the law of one is not the law of another: personal laws, taxes, offences. */
export interface Contrast {
  readonly name: string;
  /** The phrases for each subject, its name first. */
  readonly members: readonly (readonly string[])[];
  /** Whether only provisions are compared: a case on procedure or evidence may be of any offence. */
  readonly ofProvisions: boolean;
}

/** A row is `name | phrases of one subject | phrases of another | …`; phrases are separated by semicolons. */
const CONTRAST_ROWS: readonly string[] = [
  "personal law | hindu; hindus; buddhist; sikh | muslim; muslims; mohammedan; islam; islamic; shia; sunni; quran; talaq | christian; christians | parsi; parsis; zoroastrian | jewish; jews",
  "condition of the person | intellectual disability; intellectually disabled; mental retardation; mentally retarded; low iq | mental illness; mentally ill; schizophrenia; schizophrenic; psychosis; psychotic; bipolar; insanity; insane; unsound mind; delusion | juvenile; juveniles; minor; child; under eighteen | pregnancy; pregnant",
  "person defamed | public official; official conduct; public figure; celebrity; politician | private person; private individual; private citizen; private figure; ordinary person; private neighbor; private neighbour",
  "family matter | marriage; marry; wed | divorce; divorced; talaq | adoption; adopt; adopted | child custody; custody of child; custody of children; guardianship | inheritance; inherit; succession; coparcener | maintenance; alimony | bigamy; polygamy; second wife | surrogacy; surrogate; embryo; embryos; ivf | prostitution; sex work; brothel | sexual acts; sexual act; sodomy; gay sex; adultery | contraception; contraceptive; contraceptives; abortion",
  "matrimonial relief | divorce; divorced; talaq | annulment; annul; nullity | judicial separation | restitution of conjugal rights; conjugal rights",
  "transaction | sale; sell; sold | lease; leases; tenancy; tenant | mortgage | gift; gifted | partition | adverse possession; squatter | easement; right of way | land acquisition; eminent domain",
  "instrument | cheque; cheques | promissory note; promissory notes | bill of exchange",
  "tax | income tax | sales tax | property tax | stamp duty; stamp duties | goods and services tax; gst | excise duty | customs duty; tariff | capital gains | wealth tax | service tax",
  "intellectual property | patent; patents; patentable | trademark; trademarks; trade mark | copyright; copyrights; copyrighted | trade secret; trade secrets",
  "chapter of bankruptcy | chapter 7 | chapter 11 | chapter 13",
  "office | president | governor | speaker | chief minister | prime minister | mayor",
  "proceeding | criminal; felony | eviction; evict | deportation; immigration | child custody; divorce | small claims",
  "means of search | drug dog; sniffer dog; dog | drone; drones; aerial | thermal imager; thermal imaging | cell phone; smartphone | gps; tracker",
  "place of search | arrest; arrested | border; airport",
  "privilege | attorney client; lawyer client | spousal privilege; marital communications | doctor patient; psychotherapist",
  "release | bail | parole; furlough | pardon; commutation; remission; clemency | probation",
  "benefit of employees | maternity leave; maternity benefit | overtime | minimum wage; minimum wages | gratuity | provident fund | retrenchment; severance | sick leave | workers compensation; workmens compensation",
  "tort | defamation; libel; slander | nuisance | battery | malicious prosecution | false imprisonment | malpractice | product liability; defective product",
  "status of aliens | asylum | deportation | citizenship; naturalization | visa; green card",
  "evidence | dying declaration | business records | excited utterance | character evidence | confession; confessions",
  "form of business | company; corporation | partnership; llp | cooperative society; co operative society",
  "offence* | murder | manslaughter; culpable homicide | theft; larceny | robbery | burglary | arson | kidnapping; abduction | stalking | rape | cheating | forgery | bribery; corruption | extortion | dacoity | trespass | assault | perjury | voyeurism | embezzlement; breach of trust | sedition | drunk driving; dui",
];

/** Marks the name of a contrast of provisions. */
const PROVISIONS_MARK = "*";

/** All contrasts, in the order of the table. */
export const CONTRASTS: readonly Contrast[] = CONTRAST_ROWS.map((row) => {
  const [name = "", ...members] = row.split("|").map((field) => field.trim());
  return {
    name: name.replace(PROVISIONS_MARK, ""),
    ofProvisions: name.endsWith(PROVISIONS_MARK),
    members: members.map((field) => field.split(";").map((phrase) => phrase.trim())),
  };
});
