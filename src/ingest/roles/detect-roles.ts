import type { OpinionText } from "../../law/case.ts";
import type { RoleMark, SentenceRole } from "../../law/sentence-role.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";

/** Words by which a judgment shows what a sentence does, and how many such sentences of an opinion are marked. */
interface RoleCue {
  readonly role: SentenceRole;
  readonly pattern: RegExp;
  readonly limit: number;
}

/** In order of precedence: a sentence has the role of the first cue that it contains. */
const CUES: readonly RoleCue[] = [
  {
    role: "argument",
    pattern:
      /\b(?:(?:learned |senior )?counsel|(?:the |this )?(?:petitioners?|respondents?|appellants?|appellees?|plaintiffs?|defendants?|prosecution|Government|Commonwealth|amici(?: curiae)?|Solicitor General|Attorney General))\b[^.;]{0,80}\b(?:argue[sd]?|contend(?:s|ed)?|submit(?:s|ted)?|urge[sd]?|maintain(?:s|ed)?|insist(?:s|ed)?|suggests?|asserts?)\b|\b(?:they|he|she) (?:contend|argue|insist|urge)(?:s|ed)?\b|\bthe State\b[^.;]{0,60}\b(?:argue[sd]?|contend(?:s|ed)?|submit(?:s|ted)?|urge[sd]?)\b|\bit (?:was|is|has been) (?:argued|contended|submitted|urged)\b/gi,
    limit: 60,
  },
  {
    role: "holding",
    pattern:
      /\b[Ww]e (?:(?:therefore|thus|accordingly|now|also|further|hereby|consequently|must|do) ){0,2}(?:hold|conclude|declare|affirm the|answer)\b|\b[Ww]e are (?:(?:therefore|thus|clearly) )?of the (?:\w+ )?(?:opinion|view)\b|\b(?:[Tt]his|[Tt]he) Court (?:now |today )?holds\b|\b[Ii]t is (?:hereby |therefore |accordingly )?(?:held|declared)\b|\b[Oo]ur (?:holding|conclusion) (?:is|that)\b|\b(?:[Hh]eld|HELD)\s?[:,—-]|\bmust be (?:held|struck down|declared)\b|\b(?:is|are) (?:(?:hereby|accordingly|therefore) )?(?:declared |held )?(?:unconstitutional|ultra vires|void and inoperative)\b|\b(?:question|reference|issue)s? (?:is|are|must be) (?:therefore )?answered\b/g,
    limit: 14,
  },
  {
    role: "rule",
    pattern:
      /\b[Tt]he (?:general |settled |true |correct )?(?:rule|test|principle|standard|law) (?:is|requires|remains)\b|\b[Ii]t is (?:(?:now|well|by now|also) ){0,2}[- ]?(?:settled|established|trite|axiomatic)\b|\b(?:well[- ]settled|settled) (?:law|principle|rule|proposition|that)\b|\b(?:Constitution|Amendment|Clause|Act|section|statute|Rule) (?:requires?|forbids?|prohibits?|guarantees?|permits?|protects?|does not (?:require|forbid|permit|protect))\b|\b(?:only if|only where|only when|unless and until)\b/g,
    limit: 14,
  },
  {
    role: "disposition",
    pattern:
      /\b(?:judgments?|orders?|decrees?|convictions?|sentences?|appeals?|petitions?)\b[^.;]{0,90}\b(?:is|are|stands?)\b (?:(?:hereby|accordingly|therefore|also) ){0,2}(?:affirmed|reversed|vacated|set aside|allowed|dismissed|remanded|quashed|upheld)\b/gi,
    limit: 4,
  },
];

/** Number of characters before and after a cue within which its sentence must lie. */
const MAX_SENTENCE_CHARS = 900;
const MIN_SENTENCE_CHARS = 30;

/**
 * Finds the sentences of an opinion whose words show their role, in the order of the text: at most 92. A dissent has
 * none: its part of the decision says what its sentences are.
 */
export function detectRoles({ kind, text, footnotes }: Pick<OpinionText, "kind" | "text" | "footnotes">): RoleMark[] {
  if (kind === "dissent" || kind === "arguments" || kind === "citator_info") return [];
  const bodyEnd = footnotes[0]?.start ?? text.length;
  const marks = new Map<number, RoleMark>();
  for (const { role, pattern, limit } of CUES) {
    let found = 0;
    pattern.lastIndex = 0;
    for (let cue = pattern.exec(text); cue !== null && cue.index < bodyEnd; cue = pattern.exec(text)) {
      const span = findSentence(text, cue.index);
      pattern.lastIndex = Math.max(cue.index + cue[0].length, span?.end ?? 0);
      if (span === null || marks.has(span.start)) continue;
      marks.set(span.start, { ...span, role });
      if (++found === limit) break;
    }
  }
  return [...marks.values()].sort((a, b) => a.start - b.start);
}

/** Returns the sentence at an offset; `null` if it is too long or too short to be quoted. */
function findSentence(text: string, offset: number): { readonly start: number; readonly end: number } | null {
  const from = Math.max(0, offset - MAX_SENTENCE_CHARS);
  const near = text.slice(from, offset + MAX_SENTENCE_CHARS);
  const spans = splitSentences(near);
  const at = spans.findIndex(({ end }) => from + end > offset);
  const span = spans[at];
  if (span === undefined || (at === 0 && from > 0) || (at === spans.length - 1 && from + near.length < text.length))
    return null;
  const sentence = near.slice(span.start, span.end).trimEnd();
  if (sentence.length < MIN_SENTENCE_CHARS) return null;
  return { start: from + span.start, end: from + span.start + sentence.length };
}
