/** How a source prints the mark of a footnote in the text of the law; it ends in "[" where it opens amended matter. */
export interface MarkNotation {
  /** Characters or words of which a line with a mark has one; for speed. */
  readonly hint: RegExp;
  readonly mark: RegExp;
}

/** A bare number before a bracket is a mark, unless it is the number of a provision. */
const NUMBERED_MARK = String.raw`(?=\d)(?<![\w.,(/-])(?<!\b(?:section|sections|article|rule|clause|chapter) )\d{1,3} ?\[`;

/** "^2[four]", "^3***", "day^1", "^*different"; where the caret or the number was lost, "2[four]", "2^[four]", "^[four]". */
export const CARET_MARKS: MarkNotation = {
  hint: /[[^]/,
  mark: new RegExp(String.raw`\^(?:\d{1,3}|\*(?!\*))\[?|(?<!\d)\d{1,2}\^(?:\[|(?= ))|\^\[|${NUMBERED_MARK}`, "gi"),
};

/** "2[four]", "3***", "2 * * *", "date1 as": marks are bare numbers. */
export const BARE_MARKS: MarkNotation = {
  hint: /[[*]|\b(?:date|day)s? ?\d/,
  mark: new RegExp(
    String.raw`${NUMBERED_MARK}|(?=\d)(?<![\w.,(/-])\d{1,3} ?(?=\* ?\*)|(?=[\d ])(?<=\b(?:date|dates|day|days)) ?\d{1,2}(?=,? (?:as|when|on)\b|[,.;])`,
    "gi",
  ),
};

/**
 * Takes the marks of footnotes out of a text, line by line: of "^2[four] persons" it leaves "four persons". Brackets that
 * are no marks stay. A closing bracket with no opening one is a mark's too: what it closed began on a page before.
 */
export function createMarkCleaner({ hint, mark }: MarkNotation): (line: string) => string {
  /** Of the open brackets: whether they belong to a mark. */
  const open: boolean[] = [];
  return (line) => {
    const marked = hint.test(line) ? line.replace(mark, (found) => (found.endsWith("[") ? MARK_BRACKET : "")) : line;
    if (!/[[\]\uE000]/.test(marked)) return marked;
    return marked.replace(BRACKETS, (bracket) => {
      if (bracket === "]") return (open.pop() ?? true) ? "" : "]";
      if (open.length < MAX_BRACKET_DEPTH) open.push(bracket === MARK_BRACKET);
      return bracket === "[" ? "[" : "";
    });
  };
}

/** A sign that no text has stands for "[" with a mark. */
const MARK_BRACKET = "\uE000";
const BRACKETS = /[[\]\uE000]/g;
/** Real nesting stays below ten. */
const MAX_BRACKET_DEPTH = 1000;
