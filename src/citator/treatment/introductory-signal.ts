import type { Span } from "../../citation/citation.ts";
import { type TreatmentKind, toTreatmentLabel } from "../../law/treatment.ts";
import { maskSpans } from "./spans.ts";
import { NO_TREATMENT, type TreatmentReading } from "./treatment-reading.ts";

/** A signal that introduces a citation sentence, with the kind that it expresses. */
export interface IntroductorySignalRow {
  readonly kind: TreatmentKind;
  /** Source of a regular expression without case, matched at the beginning of a citation sentence or clause. */
  readonly words: string;
}

/**
 * The introductory signals of the Bluebook and the ALWD Guide, with the "vide" of Indian usage. "But" and "contra"
 * express contradiction, "accord" agreement; the others cite.
 */
export const INTRODUCTORY_SIGNALS: readonly IntroductorySignalRow[] = [
  {
    kind: "contrary",
    words:
      "but ?(?:see|cf\\.?|compare|vide)(?: also| generally)?|see,? contra|contra|(?:see|but)? ?to the contrary(?: is| see)?",
  },
  { kind: "relied_on", words: "(?:see )?accord" },
  {
    kind: "cited",
    words: "see(?: also| generally)?|compare|cf\\.?|vide(?: also)?|e\\. ?g\\.|compare also|with which compare|also see",
  },
];

/** What may precede a signal: the end of a sentence or clause, an opening bracket, or the beginning of the text. */
const BEFORE = "(?:^|[.;:?!)\\]\"'*\\d]|\\band|—|–)\\s{0,4}[\"'(\\[*_]{0,3}";
const EXAMPLE = "(?:,? ?(?:e\\. ?g\\.|for example|for instance|inter alia|in particular))?";

const PATTERN = new RegExp(
  `(${BEFORE})(?:${INTRODUCTORY_SIGNALS.map(({ words }) => `(${words})`).join("|")})${EXAMPLE}[*_]{0,2}(?=[,:.\\s]|$)`,
  "gi",
);

/** UTF-16 code units before a citation in which its string of citations may begin. */
const MAX_STRING_CHARS = 900;

/** UTF-16 code units before a citation in which a signal that directly introduces it may begin. */
const MAX_SIGNAL_CHARS = 120;
/** Words of the signals that express more than a citation; without any of them nothing has to be read. */
const EXPRESSES_TREATMENT = /\b(?:but|contra|accord|to the contrary)/i;

/** A signal found before a citation. */
export interface IntroductorySignal {
  readonly kind: TreatmentKind;
  readonly span: Span;
  /** The citation is the first after the signal; otherwise the signal is carried to it through a string. */
  readonly isFirst: boolean;
}

/**
 * Finds the signal that introduces the citation: directly before it, or before an earlier citation of the same string
 * ("But see A; B; C"). A signal carries through the string until the next one, and neither into nor out of a
 * parenthesis. `null` if there is none, or if no signal near the citation expresses more than a citation.
 * @param target with its name
 */
export function findIntroductorySignal(
  text: string,
  target: Span,
  authorities: readonly Span[],
): IntroductorySignal | null {
  const start = findNameStart(text, target, authorities);
  const isMember = ENDS_MEMBER.test(cutName(text.slice(Math.max(0, start - 100), start)));
  const from = Math.max(0, start - (isMember ? MAX_STRING_CHARS : MAX_SIGNAL_CHARS));
  if (!EXPRESSES_TREATMENT.test(text.slice(from, start))) return null;
  // A signal may have lost the space after it and be part of the name.
  const before = maskSpans(
    text,
    from,
    start,
    authorities.filter((span) => span.end <= start),
  );
  const plain = maskParentheses(before);
  if (plain === null) return null;
  const signal = findLastSignal(plain) ?? null;
  if (signal === null) return null;
  const between = plain.slice(signal.end);
  const span = { start: from + signal.start, end: from + signal.end };
  const rest = cutName(between);
  if (NOTHING.test(rest)) return { kind: signal.kind, span, isFirst: true };
  if (PROSE.test(between) || ENDS_STRING.test(text.slice(span.end, start))) return null;
  return ENDS_MEMBER.test(rest) ? { kind: signal.kind, span, isFirst: false } : null;
}

/** A word of a case's name before a citation without "v.": "In re Doe,", "Estate of Doe,". */
const NAME_WORD = /^(?:In|re|Ex|parte|[A-Z][\w.'&-]{0,40}|of|the|and|for|&|rel\.?|ex)$/;
const MAX_NAME_WORDS = 12;

/** Returns the text before the words of a name at its end. */
function cutName(text: string): string {
  let end = text.length;
  for (let count = 0; count < MAX_NAME_WORDS; count++) {
    const word = /([^\s,:*_]{1,42})[\s,:*_]{0,40}$/.exec(text.slice(Math.max(0, end - 84), end));
    if (word === null || !NAME_WORD.test(word[1]!)) break;
    end -= word[0].length;
  }
  return text.slice(0, end);
}

/** Nothing, or the punctuation after a signal. */
const NOTHING = /^[,:.\s*_]*$/;
/** The end of the previous member of a string, and "and". */
const ENDS_MEMBER = /[;,]\s*(?:(?:and|with|also)\s+)?$/;
/** The end of a citation sentence after its date, of a paragraph, or the number of the next note. */
const ENDS_STRING = /\)\.\s|\[\d{1,3}\]|\n\s*\n/;
/** Prose between a signal and a citation: another sentence than the citation's. */
const PROSE = /\b(?:we|is|are|was|were|has|have|had|held|that|which|because|this court|the court)\b/i;

function findLastSignal(plain: string): { kind: TreatmentKind; start: number; end: number } | null {
  let last: { kind: TreatmentKind; start: number; end: number } | null = null;
  PATTERN.lastIndex = 0;
  for (let match = PATTERN.exec(plain); match !== null; match = PATTERN.exec(plain)) {
    const group = match.findIndex((words, at) => at > 1 && words !== undefined);
    const start = match.index + match[1]!.length;
    last = { kind: INTRODUCTORY_SIGNALS[group - 2]!.kind, start, end: match.index + match[0].length };
    // The end of one match may precede the next signal: "See. But see".
    PATTERN.lastIndex = last.end - 1;
  }
  return last;
}

/** Replaces closed parentheses by spaces; cuts everything up to one that is still open, inside of which the text ends. */
function maskParentheses(text: string): string | null {
  let plain = text;
  for (let depth = 0; depth < 3 && /\([^()]*\)/.test(plain); depth++)
    plain = plain.replace(/\([^()]*\)/g, (inside) => " ".repeat(inside.length));
  const open = plain.lastIndexOf("(");
  return open < 0 ? plain : " ".repeat(open) + plain.slice(open).replace("(", ".");
}

/** Returns the start of the name that precedes a citation: "A v. B, 12 U.S. 34". */
function findNameStart(text: string, target: Span, authorities: readonly Span[]): number {
  let start = target.start;
  for (let at = authorities.length - 1; at >= 0; at--) {
    const { start: nameStart, end } = authorities[at]!;
    if (end > start) continue;
    if (start - end > 8 || !/^[,\s]*$/.test(text.slice(end, start))) break;
    start = nameStart;
  }
  const lost = LOST_SPACE.exec(text.slice(start, start + 12));
  return lost === null ? start : start + lost[0].length;
}

/** "ContraDoe v. Roe": the signal's italics ended without a space. */
const LOST_SPACE = /^(?:But ?see|Contra|Accord|See|Cf\.)(?:,?e\.g\.,?)?(?=[A-Z])/;

/** A citation with its surroundings. */
export interface IntroducedTarget {
  readonly text: string;
  readonly target: Span;
  /** Every place near the target that names an authority, in text order. */
  readonly authorities: readonly Span[];
}

/** Reads the signal that introduces the target's citation sentence; `null` if it expresses no treatment. */
export function readIntroductorySignal({ text, target, authorities }: IntroducedTarget): TreatmentReading | null {
  const signal = findIntroductorySignal(text, target, authorities);
  if (signal === null || signal.kind === "cited") return null;
  return {
    ...NO_TREATMENT,
    treatment: toTreatmentLabel(signal.kind),
    kind: signal.kind,
    signal: signal.span,
    confidence: signal.isFirst ? 0.9 : 0.85,
    rule: "introductory signal",
    family: INTRODUCTORY_FAMILY,
  };
}

const INTRODUCTORY_FAMILY = "Introductory signals";
