import type { SourceRecord } from "./source-record.ts";

/** Returns whether a record's text contains U+FFFD, which replaces bytes that are not UTF-8. */
export function hasUnreadableText(record: SourceRecord): boolean {
  return listTexts(record).some((words) => words.includes("\uFFFD"));
}

function listTexts(record: SourceRecord): readonly string[] {
  switch (record.kind) {
    case "case":
      return [record.case.name, record.case.nameFull, record.case.docketNumber, ...record.case.judges];
    case "opinion":
      return [record.opinion.text, record.opinion.author];
    case "section": {
      const { heading, text, history, notes } = record.section;
      return [heading, text, history, notes];
    }
    case "act":
      return [
        record.act.title,
        record.act.longTitle,
        ...record.sections.flatMap(({ heading, text }) => [heading, text]),
        ...record.footnotes.map(({ text }) => text),
      ];
    default:
      return [];
  }
}
