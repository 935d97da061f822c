/** Irregular forms of words, and the nouns of the same root; families are separated by semicolons. */
const IRREGULAR_FAMILIES =
  "woman women; man men male; wife wives; child children childhood; policeman policemen; workman workmen; " +
  "thief thieves theft thefts steal stole stolen stealing larceny; knife knives; foot feet; criterion criteria; " +
  "forgive forgave forgiven forgiveness; sell sold sale seller; buy bought buyer purchase purchaser; " +
  "build built building; break broke broken breach; bring brought; catch caught; choose chose chosen choice; " +
  "deal dealt dealer; die died death dead dying; draw drew drawn; drive drove driven driver; " +
  "drink drank drunk drunken; fall fell fallen; feed fed; fight fought; flee fled flight; " +
  "forbid forbade forbidden; freeze froze frozen; grow grew grown growth; hang hanged hung; hide hid hidden; " +
  "lend lent loan lender; lose lost loss losses; mistake mistook mistaken; pay paid payment; ride rode ridden; " +
  "seek sought; shoot shot shooting; speak spoke spoken speech; spend spent expenditure; strike struck stricken; " +
  "swear swore sworn oath; sweep swept; teach taught teacher; tear tore torn; throw threw thrown; " +
  "withdraw withdrew withdrawn withdrawal; withhold withheld; write wrote written writing; " +
  "overthrow overthrew overthrown; undertake undertook undertaken; uphold upheld; bind bound binding; " +
  "bite bit bitten; burn burnt burned; sue sued suit lawsuit; wed wedding married";

/** Nouns, verbs and adjectives of one root. */
const ROOT_FAMILIES =
  "abolish abolition abolished; abort abortion; absent absence; abuse abusive; accede accession; " +
  "accuse accused accusation; acquit acquittal; acquire acquisition acquired; admit admission admissible; " +
  "adopt adoption adoptive; adulterer adultery adulterous; advise advice advisory; allege allegation; " +
  "annul annulment nullity null; appeal appellate appellant; apply applicant application; " +
  "appoint appointment appointed; apprehend apprehension; argue argument; arrest arrestee; assume assumption; " +
  "bankrupt bankruptcy; bargain bargaining; believe belief; beneficiary benefit beneficial; bequeath bequest; " +
  "beg begging beggar; birth born; blind blindness; bribe bribery; burglar burglary burglarize; " +
  "candidate candidature candidacy; cancel cancellation; capital capitalist; carry carriage carrier; " +
  "censor censorship; certify certificate certification; citizen citizenship; coerce coercion coercive coerced; " +
  "colleague collegial; collude collusion collusive; commit commission; compel compulsion compulsory compelled; " +
  "compensate compensation compensatory; compete competition competitor competitive; " +
  "complain complaint complainant; conceal concealment; conclude conclusion conclusive; " +
  "confess confession confessed; confine confinement; confiscate confiscation; conspire conspiracy conspirator; " +
  "consume consumer consumption; contempt contemptuous contemnor; contribute contribution contributory; " +
  "convert conversion converted convert; convict conviction convicted convict; copy copies copying; " +
  "corrupt corruption; counterfeit counterfeiting; creditor credit; crime criminal criminality; cruel cruelty; " +
  "custody custodial; deceive deceit deception deceptive; decide decision decisive; default defaulter; " +
  "defame defamation defamatory; defect defective; defend defense defence defensive defendant; " +
  "defraud fraud fraudulent; delay delayed; delegate delegation; demolish demolition; deny denial denied; " +
  "deport deportation; derogate derogation derogatory; desert desertion deserted; " +
  "destroy destruction destructive; detain detention detenu detainee; disable disabled disability; " +
  "discriminate discrimination discriminatory; dismiss dismissal; disclose disclosure; discover discovery; " +
  "disqualify disqualification; dissolve dissolution dissolved; dissent dissenting dissenter; " +
  "divide division divided partition; donate donation donor; educate education educational; " +
  "elect election elector electoral; employ employment employer employee; enter entry entrance entered; " +
  "equal equality; err error erroneous; estop estoppel; evade evasion; evident evidence evidentiary; " +
  "examine examination; exceed excess excessive; exclude exclusion exclusive; execute execution executed; " +
  "exempt exemption; expel expulsion expelled; expire expiry expiration; explode explosion explosive; " +
  "export exportation; expose exposure; extort extortion; extradite extradition; fail failure failed; " +
  "false falsity falsehood; farm farmer agricultural agriculture; father paternal paternity; " +
  "finance financial financier; force forced forcible; foreclose foreclosure; forfeit forfeiture; " +
  "forge forgery forged; free freedom; frustrate frustration; gamble gambling gambler; " +
  "gift gifted donate donation; govern government governmental; grieve grievance aggrieved; " +
  "guarantor guarantee guaranty surety; guardian guardianship ward; guilt guilty; harass harassment; " +
  "heir inherit inheritance heirship succession succeed; homicide homicidal; hospital hospitalization; " +
  "identify identity identification; ill illness; imply implied implication; import importation importer; " +
  "imprison imprisonment; incite incitement; indict indictment; infer inference; infringe infringement; " +
  "injure injury injuries injurious; innocent innocence; insane insanity; insolvent insolvency; " +
  "insult insulting; insure insurance insurer insured; intend intent intention intentional; " +
  "interpret interpretation; interrogate interrogation; intervene intervention intervenor; intrude intrusion; " +
  "invade invasion; investigate investigation investigator; invest investment investor; judicial judiciary; " +
  "just justice; kidnap kidnapping abduction abduct; legislate legislation legislature legislative; " +
  "legitimate legitimacy illegitimate; liable liability; libel libelous; license licence licensed licensee; " +
  "lie lying untrue; loyal loyalty; maintain maintenance; malice malicious; " +
  "marry marriage married marital matrimonial spouse; merge merger; minor minority; mother maternal maternity; " +
  "murder murderer; negligent negligence; neighbor neighbour neighborhood; notify notice notification; " +
  "obey obedience disobey disobedience; obstruct obstruction; offend offense offence offensive offender; " +
  "omit omission; oppress oppression oppressive; ordain ordinance; own owner ownership; pardon pardoned; " +
  "parent parental parentage; partner partnership; perjure perjury; permit permission; persecute persecution; " +
  "petition petitioner; plead plea pleading pleaded; poison poisonous poisoning; pollute pollution polluter; " +
  "poor poverty; possess possession possessory; pray prayer; preach preacher preaching; pregnant pregnancy; " +
  "prejudice prejudicial; prescribe prescription; presume presumption; prevail prevailing; private privacy; " +
  "privilege privileged; proceed proceeding; produce production producer product; prohibit prohibition; " +
  "promise promisee promissory; promote promotion promoted; propagate propagation; " +
  "prosecute prosecution prosecutor prosecutorial; prostitute prostitution; prove proof proven proved; " +
  "provoke provocation; punish punishment punishable; rape rapist; rebut rebuttal; " +
  "receive receipt receiver; recover recovery; redeem redemption; refuse refusal refused; " +
  "register registration registry; reject rejection; release released; religion religious; remarry remarriage; " +
  "rely reliance; renounce renunciation; rent rental; repeal repealed; resign resignation; resist resistance; " +
  "resolve resolution; retain retention; retire retirement; retrench retrenchment; revoke revocation; " +
  "rescind rescission; rob robbery robber; safe safety; satisfy satisfaction; search searches searching; " +
  "secede secession; secret secrecy; secure security; seduce seduction; segregate segregation; " +
  "seize seizure seized; separate separation separately; settle settlement; sex sexual; silent silence; " +
  "slander slanderous; slave slavery enslaved; sodomy sodomize; specific specifically; strong strength; " +
  "submit submission; subscribe subscription subscriber; substitute substitution; suicide suicidal; " +
  "supervise supervision supervisory; suppress suppression; surrender surrendered; survive survivor survival; " +
  "suspect suspicion suspicious; suspend suspension; tax taxation taxable taxpayer; tenant tenancy; " +
  "terminate termination terminated; terror terrorism terrorist; testify testimony testimonial; " +
  "threat threaten threatened; tortious tort; trade trader trading; traffic trafficking; translate translation; " +
  "transfer transferee transferor; treason treasonous; trespass trespasser; true truth; trustee trust; " +
  "urge urgent urgency; vaccinate vaccination vaccine; valid validity; vary variation variance; " +
  "victim victimize; violent violence; visit visitation; void voidable voided; vote voter voting; waive waiver; " +
  "warn warning; widow widower widowed; witness eyewitness; wound wounded; young youth youthful";

/** Families of English words that the stemmer keeps apart: "sell" and "sold", "marry" and "marriage". */
export const WORD_FAMILIES: readonly string[] = `${IRREGULAR_FAMILIES}; ${ROOT_FAMILIES}`.split("; ");
