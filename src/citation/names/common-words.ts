/** Names of States, cities, peoples and public bodies: a party, but never the name of a case. */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  (
    "alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia hawaii idaho " +
    "illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri " +
    "montana nebraska nevada hampshire jersey mexico york ohio oklahoma oregon pennsylvania rhode island tennessee texas " +
    "utah vermont virginia washington wisconsin wyoming columbia chicago boston philadelphia angeles francisco detroit " +
    "houston dallas seattle atlanta baltimore cleveland " +
    "andhra pradesh arunachal assam bihar chhattisgarh goa gujarat haryana himachal jharkhand jammu kashmir karnataka " +
    "kerala madhya maharashtra manipur meghalaya mizoram nagaland odisha orissa punjab rajasthan sikkim tamil nadu " +
    "telangana tripura uttar uttarakhand uttaranchal bengal delhi bombay mumbai madras chennai calcutta kolkata mysore " +
    "bangalore bengaluru hyderabad allahabad patna lucknow chandigarh puducherry pondicherry ladakh andaman nicobar " +
    "india indian america american english british england britain french german african asian european hindu muslim " +
    "christian sikh jewish catholic north south east west northern southern eastern western new central " +
    "union state states united republic people commonwealth county city town village district province national federal " +
    "supreme high court courts congress parliament senate legislature president governor minister secretary director " +
    "commissioner commission board department ministry government council committee corporation company authority agency " +
    "bank university college school hospital church trust foundation association society club party police army navy " +
    "railway railways airlines service services public general attorney solicitor advocate bar judge judges justice chief " +
    "election elections tax income customs excise revenue labour labor workers employees union teachers students"
  ).split(" "),
);

/** Words of the names of companies, associations and other bodies. */
const BODY_WORDS: ReadonlySet<string> = new Set(
  (
    "academy agencies airport bachao brothers bureau cement center centre chemicals citizens coal company construction " +
    "constructions cooperative corporation council enterprises estates express federation firm forum front fund funds " +
    "global group hospital hotel house industries industrial institute institution international investments journal " +
    "league limited magazine manufacturing market mercantile mills mines mission morcha motor motors newspaper newspapers " +
    "office oil organisation organization papers parishad party petroleum plant power press products properties records " +
    "sabha samaj samiti sangh schools securities shipping stores sugar supply systems tea technologies textiles times " +
    "trading transport water welfare wildlife women workers works"
  ).split(" "),
);

/** Surnames and names of parties that are also words of everyday English. */
const WORD_NAMES: ReadonlySet<string> = new Set(
  (
    "abbot arms ash baker ball banks barber barn bay beach beam bean bear bell belt berry best betts bird bishop black " +
    "blood bloom blue boggs bond booth bowl bowman box branch brand bread bridge bridges bright brook brooks brown buck " +
    "bull burns bush butler camp cannon cards carpenter carr carter case cash castle chambers chance chase church clay " +
    "cloud coats coke cole cook cooper court cox crane craft cross crow curry dale day days dean deal dear dell dick dove " +
    "drake driver duke early ease east edge english faith fair farmer farms fields field finch fish fisher fleet flood " +
    "flower flowers fold foot force ford forest fort foster fowler fox frank freed freedman freeman french frost gain " +
    "game garden gardener gates gay gentle gift glass gold golden good goodman gore grace grand grant grants grave graves " +
    "gray green grey grove guard guest gun guy hall ham hand hands hardy harm hart hawk hawkins head heart heath held " +
    "hill hills hobby holder holiday holland hood hook hope horn horse house hull hunt hunter ice iron ivory jack james " +
    "john jones jordan joy judge just justice keen key king kings kitchen knight lamb lamp land lane large law laws lawson " +
    "lay lee lemon light lily little lock london long lord love loving low lucky lumber mace march mark marks marsh marshal " +
    "marshall martin mason masters may mead merchant meritor milk mill miller mills minor mint moody moon moore moor more " +
    "morning moss mount mountain myers neil new nick night noble noon norm north nurse oak oaks old olive page pages paine " +
    "painter palm park parker parks parish paris park patience peace pearl penny perry pike piper plain plant poe points " +
    "polk pool pope porter post potter pound powell power powers price pride priest prince proud pure quick rain ray read " +
    "real reason reed reef rice rich rivers road robin rock rogers rose ross rowe rush russell sage sales salt sand sands " +
    "savage school seal self sell sergeant sharp shaw shepherd shields ship short singer slack small smith snow south " +
    "sparrow speaker spears spring stack staff stag star steel steele steward stewart stock stone stones storm story " +
    "street strange strong stuart summer summers sun swan swift sykes taft tailor taylor temple terrace terry thomas thorn " +
    "tiger tower towers towns train trim trip trust turner twist vale valentine van vance wade walker wall walls walter " +
    "ward ware warden warm waste waters watts way weaver webb weeks welch wells west wheat wheeler white whole wild will " +
    "williams wills wilson winter winters wise wolf wood woods word work works worth wright yates yellow young " +
    "raja rani ram lal devi bai begum kumar kumari khan ali singh sharma gupta das rao reddy patel shah jain mehta verma " +
    "ahmed mohammed abdul prasad chandra nath bose roy sen iyer nair pillai naidu mishra pandey yadav"
  ).split(" "),
);

/** Returns the bits of what a word of a case name also is, 0 if it is a name only. */
export function classifyNameWord(
  word: string,
  bits: { readonly place: number; readonly body: number; readonly everyday: number },
): number {
  return (
    (PLACE_WORDS.has(word) ? bits.place : 0) |
    (BODY_WORDS.has(word) ? bits.body : 0) |
    (WORD_NAMES.has(word) ? bits.everyday : 0)
  );
}
