/** What kind of question it is: what an answer to it says, and so which sentences are likely to. */
export interface QuestionKind {
  readonly id: "standing" | "holding" | "penalty" | "time" | "authority" | "test" | "definition" | "general";
  /** In lower case; the first row that matches counts. */
  readonly asks: RegExp;
  /** What is asked for, as the interpretation says it. */
  readonly label: string;
  /** What sentences say that answer it. */
  readonly says: RegExp;
}

export const QUESTION_KINDS: readonly QuestionKind[] = [
  {
    id: "standing",
    asks: /\b(?:still (?:good|valid|binding|law|stands?)|good law|overruled|overturned|overrule|been (?:reversed|questioned|abrogated)|bad law|remain(?:s|ed)? good)\b/,
    label: "whether it still stands",
    says: /\b(?:overrul|abrogat|supersed|reaffirm|no longer|affirm|upheld)/i,
  },
  {
    id: "holding",
    asks: /\b(?:what (?:did|was|were|does) .{0,120}(?:hold|held|holding|decide|decided|rule|ruled|say|said|lay down|laid down|establish|conclude)|holding (?:in|of)|ratio|outcome of|facts of|summari[sz]e|what is .{0,60} (?:case )?about)\b/,
    label: "what was held",
    says: /\b(?:held|holds?|holding|affirmed|reversed|struck down|upheld|overrul|laid down|concluded|declared|decided)\b/i,
  },
  {
    id: "penalty",
    asks: /\b(?:punish\w*|penalt\w*|sentence[ds]?|imprison\w*|fined?|damages)\b/,
    label: "the penalty or remedy",
    says: /\b(?:punish\w*|imprison\w*|fine|penalt\w*|years|months|damages|death)\b/i,
  },
  {
    id: "time",
    asks: /\b(?:how long|how many (?:days|months|years)|time limit|limitation period|deadline|duration|within what time|how soon)\b/,
    label: "a time limit",
    says: /\b(?:days?|weeks?|months?|years?|hours?)\b/i,
  },
  {
    id: "authority",
    asks: /\b(?:which (?:case|cases|judgment|decision|section|act|statute)|what (?:case|cases|authority)|leading case|case law on|authorit(?:y|ies) (?:for|on)|in which)\b/,
    label: "the authority",
    says: /\b(?:held|holds?|laid down|established|declared)\b/i,
  },
  {
    id: "test",
    asks: /\b(?:test|standard|elements?|factors?|requirements?|conditions?|criteria|prove|grounds?|when (?:can|may|is|does|must|will)|doctrine)\b/,
    label: "the test or the conditions",
    says: /\b(?:test|factors?|must|only if|unless|requires?|required|elements?|conditions?|whether|consider(?:ed|s)?|may be)\b/i,
  },
  {
    id: "definition",
    asks: /\b(?:what (?:is|are|constitutes?|counts as|does .{0,60} mean)|define[ds]?|definition|meaning of|who is)\b/,
    label: "what it is",
    says: /\b(?:means?|is|are|defined|includes?|consists?)\b/i,
  },
  {
    id: "general",
    asks: /(?:)/,
    label: "the rule",
    says: /\b(?:held|holds?|must|may|shall|cannot|is entitled|requires?)\b/i,
  },
];

export function kindOf(question: string): QuestionKind {
  const text = question.toLowerCase();
  return QUESTION_KINDS.find(({ asks }) => asks.test(text))!;
}
