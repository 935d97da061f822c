/** A kind of question, with the language of sentences that answer it. */
export interface QuestionKind {
  readonly id:
    | "standing"
    | "opinions"
    | "premise"
    | "holding"
    | "quantity"
    | "penalty"
    | "time"
    | "authority"
    | "test"
    | "definition"
    | "general";
  /** Matches questions in lower case; the first row that matches decides. */
  readonly questionPattern: RegExp;
  /** What is asked for, in the words of the interpretation. */
  readonly label: string;
  /** Matches sentences that are likely to answer it. */
  readonly answerPattern: RegExp;
}

/** Every kind of question, in order of precedence; the last row matches every question. */
export const QUESTION_KINDS: readonly QuestionKind[] = [
  {
    id: "standing",
    questionPattern:
      /\b(?:still (?:good|valid|bind(?:s|ing)?|law|stands?|the (?:law|rule|test|standard)|in force|followed|applie[ds]|apply|applicable|holds?|governs?|controls?)|good law|(?:can|may|could|should) (?:i|we|one|you) (?:still )?(?:cite|rely on|use) (?:it|this|that|[^?]{0,120}\bv)|safe to (?:cite|rely)|overruled|overturned|overrule|been (?:reversed|questioned|abrogated)|(?:does|do|did|has|have) [^?]{0,80}\bsurvived?(?= ?(?:\?|$|today|now))|bad law|remain(?:s|ed)? good)\b/,
    label: "whether it still stands",
    answerPattern: /\b(?:overrul|abrogat|supersed|reaffirm|no longer|affirm|upheld)/i,
  },
  {
    id: "opinions",
    questionPattern: /\b(?:dissent\w*|(?:who|which|judges?|justices?)(?: (?:judges?|justices?|who))? disagreed)\b/,
    label: "the dissents",
    answerPattern: /\b(?:dissent\w*|unanimous\w*)/i,
  },
  {
    id: "opinions",
    // A jury may have to be unanimous as well.
    questionPattern: /^(?!.*\b(?:jur(?:y|ies|ors?)|verdicts?)\b).*\b(?:unanim\w*|(?:by|with) what (?:vote|majority))\b/,
    label: "how the judges divided",
    answerPattern:
      /\b(?:dissent\w*|unanim\w*|by (?:a |the )?(?:\w+ (?:votes )?to \w+|majority|vote)|for (?:the|\w+) (?:members|justices|judges))\b/i,
  },
  {
    id: "opinions",
    questionPattern:
      /\b(?:who (?:wrote|authored|delivered|penned|gave|concurred|dissented|was in the (?:majority|minority))|(?:how|what) (?:was|were|did) the (?:vote|votes|split|majority|bench)|how (?:did (?:the )?(?:judges|justices|court|bench) (?:vote|split|divide)|(?:was|were) (?:the )?(?:judges|justices|court|bench) (?:split|divided))|by what (?:vote|majority)|how many (?:judges|justices)|(?:which|what) (?:judge|justice|judges|justices))\b/,
    label: "the judges and their opinions",
    answerPattern:
      /\b(?:Justices?|C?\.?J\.|JJ\.|unanimous\w*|dissent\w*|concurr\w*|wrote|delivered (?:the|an?|his|her|their) (?:\w+ )?(?:opinion|judgment)s?|for the Court|votes?|(?:five|six|seven|eight|nine|three|four|two) (?:votes )?to (?:one|two|three|four)|Bench of)\b/,
  },
  {
    id: "premise",
    questionPattern:
      /^(?:(?:so|and|but|ok|hi|hello)[, ]+)*(?:why|how come|since|if|as|when|now that|given that|because|after|once|considering) .{0,80}?\b(?:court|bench|judges?|justices?|sc|v|vs|[a-z]+ (?:banned|abolished|ended|upheld|quashed|cancelled|struck|overturned|allowed|legali[sz]ed|outlawed|ordered|forbade|declared|decided|ruled|held|said))\b/,
    label: "what was decided",
    answerPattern:
      /\b(?:held|upheld|struck down|affirmed|reversed|did not|does not|could not|declined|refused|dismissed|discharged|unanimous\w*|unconstitutional|void|valid|only)\b/i,
  },
  {
    // A statement of what was decided, and a question about it: "X upheld the ban, correct?", "… . Why?".
    id: "premise",
    questionPattern:
      /^(?!(?:wh\w+|how|did|does|do|is|are|was|were|can|could|may|must|should|would|will|has|have|had|what's)\b).{0,160}\b(?:bann?(?:ed|s)|abolish(?:ed|es)|upheld|upholds|quashed|cancelled|struck|overturned|allow(?:ed|s)|approv(?:ed|es)|legali[sz]ed|outlawed|ordered|forbade|barred|declared|rejected|refused|permit(?:ted|s)|agreed)\b.{0,160}(?:\b(?:correct|right|true|yes)\s*\?|\b(?:reasons?|why|reasoning|on what (?:grounds?|basis)|isn'?t it|didn'?t (?:it|they)|is that (?:so|right|correct|true)))/s,
    label: "what was decided",
    answerPattern:
      /\b(?:held|upheld|struck down|affirmed|reversed|did not|does not|could not|declined|refused|dismissed|discharged|unanimous\w*|unconstitutional|void|valid|only)\b/i,
  },
  {
    id: "holding",
    questionPattern:
      /\b(?:what (?:did|was|were|does) .{0,120}(?:hold|held|holding|decide|decided|rule|ruled|say|said|lay down|laid down|establish|conclude)|holding (?:in|of)|ratio|outcome of|facts of|summari[sz]e|what is .{0,60} (?:case )?about)\b/,
    label: "what was held",
    answerPattern:
      /\b(?:held|holds?|holding|affirmed|reversed|struck down|upheld|overrul|laid down|concluded|declared|decided)\b/i,
  },
  {
    id: "quantity",
    questionPattern:
      /\b(?:how (?:many|much|long|old|soon|fast|late|far|big|high)|what (?:majority|percentage|share|amount|age|quota|ceiling|cap|minimum|maximum)|at (?:the )?(?:most|least)|the (?:most|least)|maximum|minimum|(?:time|age|outer) limits?|limitation period|deadline|within what time|which day)\b/,
    label: "a number, a time or an amount",
    answerPattern:
      /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|lakh|crore|half|quarter|thirds?|per cent|percent)\b/i,
  },
  {
    id: "penalty",
    questionPattern: /\b(?:punish\w*|penalt\w*|sentence[ds]?|imprison\w*|fined?|damages)\b/,
    label: "the penalty or remedy",
    answerPattern: /\b(?:punish\w*|imprison\w*|fine|penalt\w*|years|months|damages|death)\b/i,
  },
  {
    id: "time",
    questionPattern:
      /\b(?:how long|how many (?:days|months|years)|time limit|limitation period|deadline|duration|within what time|how soon)\b/,
    label: "a time limit",
    answerPattern: /\b(?:days?|weeks?|months?|years?|hours?)\b/i,
  },
  {
    id: "authority",
    questionPattern:
      /\b(?:which (?:case|cases|judgment|decision|section|act|statute)|what (?:case|cases|authority)|leading case|case law on|authorit(?:y|ies) (?:for|on)|in which)\b/,
    label: "the authority",
    answerPattern: /\b(?:held|holds?|laid down|established|declared)\b/i,
  },
  {
    id: "test",
    questionPattern:
      /\b(?:test|standard|elements?|factors?|requirements?|conditions?|criteria|prove|grounds?|when (?:can|may|is|does|must|will)|doctrine)\b/,
    label: "the test or the conditions",
    answerPattern:
      /\b(?:test|factors?|must|only if|unless|requires?|required|elements?|conditions?|whether|consider(?:ed|s)?|may be)\b/i,
  },
  {
    id: "definition",
    questionPattern:
      /\b(?:what (?:is|are|constitutes?|counts as|does .{0,60} mean)|define[ds]?|definition|meaning of|who is)\b/,
    label: "what it is",
    answerPattern: /\b(?:means?|is|are|defined|includes?|consists?)\b/i,
  },
  {
    id: "general",
    questionPattern: /(?:)/,
    label: "the rule",
    answerPattern: /\b(?:held|holds?|must|may|shall|cannot|is entitled|requires?)\b/i,
  },
];

/** The kind of a question that asks for the rule. */
export const GENERAL_KIND: QuestionKind = QUESTION_KINDS.at(-1)!;

/** The kind of a question that asks for what a case decided. */
export const HOLDING_KIND: QuestionKind = QUESTION_KINDS.find(({ id }) => id === "holding")!;

/** Returns the first kind that matches a question. */
export function classifyQuestion(question: string): QuestionKind {
  const text = question.toLowerCase();
  return QUESTION_KINDS.find(({ questionPattern }) => questionPattern.test(text))!;
}
