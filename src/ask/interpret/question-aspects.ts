import type { SentenceRole } from "../../law/sentence-role.ts";

/** What a question asks for, beside its subject; a question may ask for several things. */
export interface QuestionAspect {
  readonly id:
    | "time"
    | "amount"
    | "number"
    | "punishment"
    | "forum"
    | "test"
    | "list"
    | "reason"
    | "outcome"
    | "validity"
    | "exception"
    | "replacement"
    | "persons"
    | "facts"
    | "arguments";
  /** Matches questions in lower case. */
  readonly questionPattern: RegExp;
  /** Matches sentences that contain what is asked for. */
  readonly answerPattern: RegExp;
  /** Roles of sentences that contain it whatever their words. */
  readonly roles?: readonly SentenceRole[];
}

/** Two or more items, then a last one: "the gravity of the charge, the strength of the evidence, and the risk of flight". */
const ENUMERATION = "(?:[,;:] [^,;.]{3,100}){2,6}[,;]? (?:and|or) ";
/** Clauses that state conditions. */
const CONDITION = String.raw`\b(?:if|unless|only where|only when|provided that|so long as|must (?:be|have|show|prove|satisfy)|needs?|requires?|depends? on|test|whether)\b`;

/** Every aspect. */
const QUESTION_ASPECTS: readonly QuestionAspect[] = [
  {
    id: "time",
    questionPattern:
      /\b(?:how (?:long|soon|fast|quickly|late|early|much (?:notice|time))|within (?:what|how)|how many (?:hours|days|weeks|months|years)|(?:^|[.?!,;:] ?|number of )(?:hours|days|weeks|months|years) (?:to|for|within)|time[- ]?(?:limit|frame|bar|period)|limitations?|deadlines?|last date|by when|(?:till|until|by|from) when|what (?:is the )?(?:period|duration|term)|too late|when (?:must|should|do|does|can|is|will) .{0,60}\b(?:be (?:filed|made|given|paid|produced|brought|completed)|file|expire|end|begin|start|apply from))\b/,
    answerPattern:
      /\b(?:(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|[a-z]+ty-[a-z]+) (?:\w+ )?(?:hours?|days?|weeks?|months?|years?)|(?:a|an|one|each) (?:hour|day|week|month|year)|immediately|forthwith|promptly|at once|without (?:undue |unnecessary )?delay|speed|as soon as)\b/i,
  },
  {
    id: "amount",
    questionPattern:
      /\b(?:how (?:much(?! notice| time)|big|large|high)|the most\b.{0,40}\b(?:get|claim|recover|charge|fine|pay)|maximum|minimum|(?:upper|lower) limit|caps?|ceiling|thresholds?|(?:what|which) (?:amount|sum|rate|percentage|share|fraction|majority|quota|interest|fee)|statutory damages)\b/,
    answerPattern:
      /[$₹£]\s?\d|\b(?:Rs\.?|rupees|dollars|lakhs?|crores?|per cent|percent|times the|twice|double|half|a quarter|two[- ]thirds|three[- ]fourths|\d{1,3}(?:,\d{2,3})+|(?:at least|not (?:more|less) than|up to|at most|exceed(?:s|ing)?) (?:an? |one |two |three |five |ten |\d))/i,
  },
  {
    id: "number",
    questionPattern: /\b(?:how many|what number|number of)\b/,
    answerPattern:
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|half|third)\b/i,
  },
  {
    id: "punishment",
    questionPattern:
      /\b(?:punish\w*|penalt\w*|sentences?|imprison\w*|(?<!\b(?:the|a|county|city|district|local) )(?:jail|prison)|jailed|how many years|what (?:happens(?! (?:with|to) (?:my|our|your|his|its|their|the|an?)\b)|do i get|can i get)|consequences?|fined?)\b/,
    answerPattern: /\b(?:punish\w*|imprison\w*|fined?|penalt\w*|death|felony|misdemeanor|rigorous)\b/i,
  },
  {
    id: "forum",
    questionPattern:
      /\b(?:(?:which|what) (?:court|forum|tribunal|authority|bench|place|city|town|state|district|commission)|court of which|where (?:can|do|does|should|must|to|may|will|is)\b.{0,50}\b(?:file|sue|complain|brought|tried|go|apply|appeal|filed|heard)|(?:file|filed|sue|complain|tried|go|apply|appeal)\b.{0,40}\b(?:where|which place|my own (?:town|city|district|place)|straight to|directly)|(?:before|to) (?:which|what|whom)|venue|territorial)\b/,
    answerPattern:
      /\b(?:resid\w+|place|branch|local(?:ly)?|situated?|territor\w*|venue|cause of action|triable|tried (?:by|in)|jurisdiction|Commission|Tribunal|Magistrate|Court of Session|Division Bench|district courts?|High Court)\b/,
  },
  {
    id: "test",
    questionPattern:
      /\b(?:tests?|factors?|requirements?|conditions?|criteria|criterion|elements?|ingredients?|prongs?|standards?|grounds|safeguards|limbs?|(?:two|three|four|five)[- ]?(?:fold|part|pronged?|step)|considerations|what (?:must|has to|should|do i have to|do you have to|needs? to) .{0,60}\b(?:shown?|proven?|proved|establish(?:ed)?|satisf\w+)|how (?:do|does|is|are|should|must) .{0,40}\b(?:judged?|decided?|determined?|measured?|assessed?|tested)|when (?:does|do|is|are|will|can|may|must))\b/,
    answerPattern: new RegExp(`${ENUMERATION}|${CONDITION}`, "i"),
  },
  {
    id: "list",
    questionPattern:
      /\b(?:(?:what|which) (?:are|were) (?!you|we|they|i\b)|which (?:\w+ )?\w+s (?:are|were|may|can|does|do|did)|what (?:\w+ )?(?:factors|warnings|grounds|conditions|requirements|guidelines|directions|safeguards|uses|exceptions|powers|rights|duties|steps|rules|things|kinds|types|reasons|purposes|remedies|elements|criteria)|permitted uses|list of|(?:list|lay down|laid down|set out|name|give)\b.{0,30}\b(?:factors|grounds|conditions|guidelines|steps|rules|tests?))\b/,
    answerPattern: new RegExp(ENUMERATION, "i"),
  },
  {
    id: "reason",
    questionPattern:
      /\b(?:why|on what (?:grounds?|basis|reason\w*)|reasons?|reasoning|rationale|how come|what (?:basis|ground))\b/,
    answerPattern:
      /\b(?:because|since|for (?:the|it|a|no|that)|therefore|reason\w*|violat\w*|offend\w*|damag\w*|infring\w*|destroy\w*|inconsistent|arbitrar\w*|would (?:defeat|destroy|make|allow|leave)|cannot)\b/i,
    roles: ["reason"],
  },
  {
    id: "outcome",
    questionPattern:
      /\b(?:who (?:won|lost|prevailed)|what happened|happened (?:to|in|next)|results?|outcome|end(?:ed)? up|what became|become of|did (?:he|she|they|it) (?:win|lose|succeed|get)|(?:win|won|lose|lost|succeed(?:ed)?|fail(?:ed)?)\b|relief|remed(?:y|ies)|what did .{0,60}\b(?:order|direct|do)\b|(?:was|were) .{0,60}\b(?:convicted|acquitted|released|freed|punished|compensated|liable|guilty))\b/,
    answerPattern:
      /\b(?:affirmed|reversed|dismissed|allowed|ordered|directed|granted|refused|quashed|acquitted|convicted|discharged|released|remanded|restored|set aside|succeeded|failed|awarded|struck down|upheld|liable|guilty)\b/i,
    roles: ["disposition"],
  },
  {
    id: "validity",
    questionPattern:
      /\b(?:valid(?:ity)?|legal(?:ity)?|lawful|illegal|unlawful|constitutional(?:ity)?|unconstitutional|surviv\w+|uph[eo]ld|sustain(?:ed)?|struck|strike|quash\w*|void|invalid\w*|thrown out|set aside|(?:did|does|do|can|is|was|were|are) .{0,80}\b(?:allow(?:ed)?|ban(?:ned)?|stand|permit(?:ted)?|okay|ok|fair|bad)|bad in law|ultra vires|violat\w*|discriminat\w*)\b/,
    answerPattern:
      /\b(?:uph[eo]ld|struck|strikes?|void|valid(?:ity)?|invalid\w*|unconstitutional|constitutional|violat\w+|quashed|set aside|illegal|legal|unlawful|sustained|within the power|beyond the power|ultra vires|may not|read down|unreasonable|arbitrary|bad in law|offends?)\b/i,
  },
  {
    id: "exception",
    questionPattern: /\b(?:exceptions?|except|exempt\w*|unless|carve[- ]?outs?|does not apply|do not apply)\b/,
    answerPattern:
      /\b(?:except\w*|unless|does not (?:apply|extend|reach)|do not apply|other than|exempt\w*|but not|save)\b/i,
  },
  {
    id: "replacement",
    questionPattern:
      /\b(?:replac\w*|in (?:its|the|their) place|in place of|instead of|successor|repeal\w*|superseded|what (?:did|has) parliament|what did congress|afterwards|after that|later on|responded?|reaction)\b/,
    answerPattern:
      /\b(?:repeal\w*|replac\w*|substitut\w*|supersed\w*|leaves? out|omitted|inserted|amended|enacted|overruled|came into force|no longer)\b/i,
    roles: ["history"],
  },
  {
    id: "persons",
    questionPattern:
      /\b(?:who (?:all )?(?:can|may|must|has to|have to|had to|is|are|was|were|should|needs?|gets?)|by whom|which (?:persons?|people|employers?|companies|employees|citizens)|whose)\b/,
    answerPattern:
      /\b(?:any person|every(?:one| person)?|persons? who|whoever|owners?|employers?|members?|citizens?|relatives?|guardian|heirs?|legal representatives?|public|private|all (?:employers|persons|citizens)|applicant|chairperson|on behalf of)\b/i,
  },
  {
    id: "facts",
    questionPattern:
      /\b(?:facts (?:of|in(?! issue)|behind)|what (?:were|are|was) the (?:relevant |material )?(?:facts|background)|background (?:of|to|in)|factual (?:background|matrix)|story (?:of|behind))\b/,
    answerPattern: /(?!)/,
    roles: ["fact"],
  },
  {
    id: "arguments",
    questionPattern:
      /\b(?:what (?:was|were|is|are) (?:\w+ ){0,3}(?:argued|contended|submitted|urged|pleaded)|arguments?\b.{0,40}\b(?:in|of|by|for|against|made|raised)|contentions?|submissions (?:of|by|in|made)|what did .{1,80}\b(?:argue|contend|submit|urge|plead)\b|(?:petitioner|respondent|appellant|plaintiff|defendant|counsel)(?:['’]?s)? (?:case|arguments?|contentions?|argued))/,
    answerPattern: /\b(?:argued|contended|submitted|urged|complained|maintained|objected)\b/i,
    roles: ["argument"],
  },
];

/** Returns what a question asks for, in the order of the table; empty if it asks only for the rule. */
export function findAspects(question: string): readonly QuestionAspect[] {
  const text = question.toLowerCase();
  return QUESTION_ASPECTS.filter(({ questionPattern }) => questionPattern.test(text));
}

/** Returns whether a sentence contains what an aspect asks for. */
export function hasAspect(
  { answerPattern, roles = [] }: QuestionAspect,
  text: string,
  role: SentenceRole | null,
): boolean {
  return (role !== null && roles.includes(role)) || answerPattern.test(text);
}

/** Returns whether one of the named aspects stands in none of the sentences. */
export function lacksAspect(
  aspects: readonly QuestionAspect[],
  ids: ReadonlySet<string>,
  texts: readonly string[],
): boolean {
  return aspects.some((aspect) => ids.has(aspect.id) && texts.every((text) => !hasAspect(aspect, text, null)));
}
