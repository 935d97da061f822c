/** What a question asks for in practice, which the law seldom states. */
interface PracticalMatter {
  /** Matches questions in lower case. */
  readonly asked: RegExp;
  /** Matches sentences that state it nevertheless; absent if none can. */
  readonly stated?: RegExp;
  /** What is asked for, in the words of an answer. */
  readonly label: string;
}

/** Every such matter. What the law says of fees and forms is in its words, not in a price or a blank. */
const PRACTICAL_MATTERS: readonly PracticalMatter[] = [
  {
    asked:
      /\b(?:which|what) forms? (?:do|should|must|can|to|is|are|for)\b|\b(?:which|what) forms?\s*(?:[?,.]|$)|\bforms? (?:do|to|should|can) (?:i|we|use|fill|download|submit)\b/,
    stated: /\bForm (?:No\.? )?[A-Z]?-?\d/,
    label: "a form",
  },
  {
    asked:
      /\b(?:filing|court|application|registration|notary) fees?\b|\b(?:lawyers?|advocates?|attorneys?|notary) (?:usually |normally )?charges?\b|\bhow much (?:does|do|will|would)\b.{0,60}\b(?:cost|charge)\b|\bwhat (?:does|will|would) it cost\b|\bcosts? (?:of|to) (?:fil|hir|regist)/,
    stated: /\bfees?\b[^.]{0,80}(?:[$₹£]\s?\d|\b(?:Rs\.?|rupees|dollars)\b)/i,
    label: "a fee or a price",
  },
  {
    asked:
      /(?:^|[.?!;:,] ?|\b(?:please|kindly|pls|can you|could you|help me|to) )(?:draft|write|prepare)(?: me| us| up)? (?:an? |my |one\b)(?!case\b|defen[cs]e\b)|\b(?:format|template|specimen|sample) (?:of|for) (?:an? |the )?(?:\w+ )?(?:notice|petition|agreement|affidavit|deed|letter|will|contract|application|complaint|bond)\b|\b(?:notice|petition|agreement|affidavit|deed|letter) (?:format|template|sample)\b/,
    label: "the draft of a document",
  },
  {
    asked: /\bon (?:an )?average\b|\b(?:usually|typically|normally|generally) take\b/,
    label: "how long it takes in practice",
  },
  {
    asked:
      /\b(?:which|what) (?:website|portal|web ?site)\b|\b(?:phone|helpline|contact) number\b|\boffice hours\b|\bwho is the best (?:lawyer|advocate|attorney)\b|\bwhich (?:lawyer|advocate|attorney|law firm)s? (?:in|near|is|should)\b/,
    label: "whom to turn to",
  },
  { asked: /\bcut-?off (?:for|marks?)\b|\bsyllabus\b|\bentrance exam|\bbar exam/, label: "an examination" },
];

/**
 * Returns what a question asks for in practice, a form, a fee or a draft, that none of the sentences states; `null` if it
 * asks for the law only.
 */
export function findPracticalMatter(question: string, texts: readonly string[]): string | null {
  const text = question.toLowerCase();
  const asked = PRACTICAL_MATTERS.filter((one) => one.asked.test(text));
  const unstated = asked.find(({ stated }) => stated === undefined || !texts.some((one) => stated.test(one)));
  return unstated?.label ?? null;
}
