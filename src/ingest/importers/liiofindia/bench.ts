import { JUDGE_NAMES } from "./judges.ts";

/** The judges at the head of a judgment. */
export interface Bench {
  /** Each judge once. Their number is the size of the bench. */
  readonly judges: readonly string[];
  /** The author, whom the site names twice; "" if no judge is named twice. */
  readonly author: string;
}

const LISTED_JUDGE = new RegExp(
  Object.keys(JUDGE_NAMES)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) => name.replace(/\./g, "\\."))
    .join("|"),
  "y",
);
/** A judge that the list lacks: surname, comma, initials or one given name. */
const UNLISTED_JUDGE = /([A-Z][A-Z.' ]{1,40}), ((?:[A-Z]\.\s?){1,4}(?:[A-Z]{2,20})?|[A-Z]{2,20})/y;
/** A judge in any other form: all text up to the next mark. */
const ANY_NAME = /[^\n(,]{1,80}/y;
const SEPARATOR = /[\s,;]+|\(+C?J\)+|\d\d\/\d\d\/\d{4}|II\b/y;

/** Reads `SHAH, J.C. SHAH, J.C. MITTER, G.K. (J)`: the author, then the bench, with nothing between the names. */
export function readBench(head: string): Bench {
  const read: string[] = [];
  for (let at = 0; at < head.length; ) {
    const between = matchAt(SEPARATOR, head, at);
    if (between !== null) {
      at += between[0].length;
      continue;
    }
    const listed = matchAt(LISTED_JUDGE, head, at);
    const unlisted = listed ?? matchAt(UNLISTED_JUDGE, head, at);
    if (unlisted === null) {
      const name = matchAt(ANY_NAME, head, at)?.[0] ?? "";
      if (/[A-Z]{2}/.test(name)) read.push(toTitleCase(name.trim()));
      at += Math.max(1, name.length);
      continue;
    }
    read.push(JUDGE_NAMES[unlisted[0]] ?? toTitleCase(`${unlisted[2]} ${unlisted[1]}`));
    at += unlisted[0].length;
  }
  const twice = read.length > 1 && read[0] === read[1];
  return { judges: [...new Set(read)], author: twice ? (read[0] ?? "") : "" };
}

/** Returns whether a line contains only listed judges. */
export function isBenchLine(line: string): boolean {
  let found = 0;
  for (let at = 0; at < line.length; ) {
    const match = matchAt(SEPARATOR, line, at) ?? matchAt(LISTED_JUDGE, line, at);
    if (match === null) return false;
    if (/[A-Z]{3}/.test(match[0])) found++;
    at += match[0].length;
  }
  return found > 0;
}

/** Reads `K. RAMASWAMY, G.T. NANAVATI` or `[K. S. HEGDE AND A. N. GROVER, JJ.]`; null for any other line. */
export function readNaturalBench(line: string): Bench | null {
  if (line.length > 120) return null;
  const names = line
    .replace(/[[\]]/g, "")
    .replace(/,?\s*JJ?\.?\s*$/, "")
    .split(/,|\s(?:AND|&)\s/)
    .map((name) => name.replace(/^\s*&\s*/, "").trim())
    .filter((name) => name !== "");
  if (names.length === 0 || !names.every((name) => /^(?:CJI|[A-Z][A-Za-z.,' ]{2,40})$/.test(name))) return null;
  if (
    names.some((name) => name.split(" ").length > 5 || /\b(?:the|of|order|judge?ment|present|with|act)\b/i.test(name))
  )
    return null;
  if (names.length === 1 && !/^(?:[A-Z]\.\s?)+[A-Z][A-Za-z]+\.?$/.test(names[0] ?? "")) return null;
  const judges = names.map((name) =>
    name === "CJI" ? "Chief Justice of India" : toTitleCase(name.replace(/(?<=[A-Za-z]{3})[.,]+$/, "")),
  );
  return { judges: [...new Set(judges)], author: "" };
}

/** Formats `K.T. THOMAS` and `R.C.Lahoti` as `K.T. Thomas` and `R.C. Lahoti`. */
function toTitleCase(name: string): string {
  return name
    .replace(/([A-Z])[.,]\s*(?=[A-Z][.,])/g, "$1.")
    .replace(/([A-Z][.,])(?=[A-Z][A-Za-z])/g, "$1 ")
    .replace(/\s+/g, " ")
    .replace(/[A-Za-z']{2,}/g, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
