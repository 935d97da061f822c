import type { ActSectionRow } from "../../../law/legislation.ts";
import type { FootnoteText } from "../../indian-acts/footnotes/read-footnotes.ts";

/** An Act parsed from either layout of Markdown. Fields of the title page are empty if the layout has none. */
export interface ParsedAct {
  readonly sections: readonly ActSectionRow[];
  readonly footnotes: readonly FootnoteText[];
  readonly longTitle: string;
  readonly actNumber: string;
  readonly enactmentDate: string;
}
