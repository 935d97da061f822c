import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";

/** Returns the title that has kind, number and date: "Executive Order 13725 of April 15, 2016"; "" if there is none. */
export function findTitle(draft: ProvisionDraft): string {
  return takeFirstLine(draft.fields.EXECORDR ?? draft.fields.PROC);
}

/** Finds the number within its series in the title, or in `otherwise` if there is no title; "" if there is none. */
export function findNumber(draft: ProvisionDraft | null, otherwise: string): string {
  const found = /\b(?:Order|Proclamation|EO|Proc\.)(?: No\.)? (\d[\d,]{0,8}(?:-[A-Z])?)/i.exec(
    (draft && findTitle(draft)) || otherwise,
  );
  return found?.[1]?.replaceAll(",", "") ?? "";
}

/** Finds the number of the Federal Register's document, "2016-09346"; "" if there is none. */
export function findDocumentNumber({ fields }: ProvisionDraft): string {
  return /FR Doc\. ?([A-Z]?\d{1,4}[–-]\d{1,7})/.exec(fields.FRDOC ?? "")?.[1]?.replace("–", "-") ?? "";
}

/** Returns the line that says when the document was filed: "[FR Doc. 2016-09346 Filed 4-19-16; 11:15 am]". */
export function formatFilingLine({ fields }: ProvisionDraft): string {
  return toOneLine([takeFirstLine(fields.FRDOC), takeFirstLine(fields.FILED)].join(" ").replaceAll("–", "-"));
}

/** Returns the text, preceded by the separate elements between heading and text. */
export function joinText(draft: ProvisionDraft): string {
  const opening = [draft.fields.PRES, draft.fields.PROC].flatMap((lines) => (lines ?? "").split("\n").slice(1));
  return [...opening, draft.text.text()].filter((part) => part !== "").join(PARAGRAPH_BREAK);
}

/** Returns the first line of a field; "" if the field is missing. */
export function takeFirstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}
