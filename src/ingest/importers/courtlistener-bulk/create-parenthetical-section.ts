import type { OpinionText } from "../../../law/case.ts";
import type { RoleMark } from "../../../law/sentence-role.ts";
import { splitSentences } from "../../../text/sentences/sentences.ts";

/** What one later opinion says of a case in parentheses. */
export interface Parenthetical {
  /** Name of the case whose opinion it is; "" if that case is not stored. */
  readonly name: string;
  /** Its year; "" if it is not known. */
  readonly year: string;
  /** One line. */
  readonly text: string;
  /** How well it describes the case, according to its source. */
  readonly score: number;
  /** Parentheticals of one group say the same; "" if it belongs to none. */
  readonly group: string;
}

/** A part of a case, and how many parentheticals it leaves out. */
export interface ParentheticalSection {
  readonly opinion: OpinionText;
  /** Because another of their group, or with their words, is in it. */
  readonly repeated: number;
  /** Because the case has more than are stored. */
  readonly further: number;
}

/** Parentheticals of one case that are stored: cases that every brief cites have thousands. */
const MAX_PARENTHETICALS = 40;

/**
 * Creates the part of a case that consists of what later opinions say of it, a paragraph each, the best of each group
 * first. Every paragraph names the case whose words it repeats, so that a quotation of it shows whose words they are.
 */
export function createParentheticalSection(said: readonly Parenthetical[]): ParentheticalSection {
  const seen = new Set<string>();
  const distinct = [...said]
    .sort((a, b) => b.score - a.score || compareTexts(a.text, b.text) || compareTexts(a.name, b.name))
    .filter(({ group, text }) => {
      const keys = [
        text
          .toLowerCase()
          .replace(/[^\p{L}\d]+/gu, " ")
          .trim(),
        ...(group === "" ? [] : [`group ${group}`]),
      ];
      const isNew = keys.every((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    });
  const stored = distinct.slice(0, MAX_PARENTHETICALS);
  const roles: RoleMark[] = [];
  let text = "";
  for (const one of stored) {
    if (text !== "") text += "\n\n";
    const paragraph = formatParenthetical(one);
    if (STATES_HOLDING.test(one.text) && splitSentences(paragraph).length === 1)
      roles.push({ start: text.length, end: text.length + paragraph.length, role: "holding" });
    text += paragraph;
  }
  return {
    opinion: { kind: "parentheticals", author: "", text, pages: [], footnotes: [], roles },
    repeated: said.length - distinct.length,
    further: distinct.length - stored.length,
  };
}

/** Participles with which a parenthetical states what the case decided. */
const STATES_HOLDING =
  /^(?:(?:expressly|implicitly|unanimously|further|also) )?(?:holding|concluding|ruling|deciding|finding)\b/i;

/** The year without a reporter is no citation: the case that is described does not cite a later one. */
function formatParenthetical({ name, year, text }: Parenthetical): string {
  const plain = text.replace(/^\((.*)\)$/s, "$1").trim();
  const describer = name === "" ? "a later decision" : `${name}${year === "" ? "" : ` (${year})`}`;
  return `Described in ${describer}: ${plain}${/[.!?]["”’']?$/.test(plain) ? "" : "."}`;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
