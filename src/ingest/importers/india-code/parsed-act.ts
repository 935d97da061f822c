import type { ActSectionRow } from "../../../law/legislation.ts";
import type { FootnoteText } from "../../indian-acts/footnotes/read-footnotes.ts";

/** What a layout of Markdown gives of an Act. Fields of the title page are empty where the layout has none. */
export interface ParsedAct {
  readonly sections: readonly ActSectionRow[];
  readonly footnotes: readonly FootnoteText[];
  readonly longTitle: string;
  readonly actNumber: string;
  readonly enactmentDate: string;
}
