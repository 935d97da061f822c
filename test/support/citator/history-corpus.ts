import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import type { Source } from "../../../src/ingest/source.ts";
import type { SectionKind } from "../../../src/law/case.ts";
import type { ActRow, ActSectionRow, FootnoteRow } from "../../../src/law/legislation.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { COURTS } from "../corpora/small-cases.ts";

/** An invented decision: its citation is `N U.S. 1`, or `(YEAR) 1 SCC N` with a bench. */
export interface HistoryCase {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  /** Number of judges of an Indian decision; absent for an American one. */
  readonly bench?: number;
  readonly text: string;
  /** Default: a digest. */
  readonly kind?: SectionKind;
}

/** An invented Act. */
export interface HistoryAct {
  readonly title: string;
  readonly number: string;
  readonly enacted: string;
  readonly longTitle: string;
  readonly sections?: readonly { readonly number: string; readonly text: string }[];
  readonly footnotes?: readonly {
    readonly section: string;
    readonly text: string;
    readonly by: string;
    readonly date: string;
  }[];
}

const SOURCE: Source = { name: "history", refused: [], async *entries() {}, close: async () => undefined };
const JUDGES = ["Arden", "Birch", "Cedar", "Dale", "Elm", "Fir", "Gorse", "Hazel", "Ivy"];

/** Returns the citation of an invented decision. */
export function citeCase({ id, name, date, bench }: HistoryCase): string {
  const year = date.slice(0, 4);
  return bench === undefined ? `${name}, ${id} U.S. 1 (${year})` : `${name}, (${year}) 1 SCC ${id}`;
}

/** Builds a corpus of invented decisions and Acts, and opens an engine over it. */
export async function openHistoryEngine(
  cases: readonly HistoryCase[],
  acts: readonly HistoryAct[] = [],
): Promise<Engine> {
  const location = { file: "history", record: "0" };
  const importer: Importer = {
    name: "history",
    provenance: { provider: "Headnote tests", url: "", license: "MIT", notice: "Invented cases and laws." },
    detect: () => false,
    async *records() {
      for (const court of COURTS) yield { kind: "court", court, location };
      for (const one of cases) {
        const { id, name, date, bench, text, kind = "digest" } = one;
        const citation = citeCase(one)
          .slice(name.length + 2)
          .replace(/ \(\d{4}\)$/, "");
        const isIndian = bench !== undefined;
        yield {
          kind: "case",
          case: {
            clusterId: id,
            name,
            nameFull: name,
            courtId: isIndian ? "in-sc" : "scotus",
            jurisdiction: isIndian ? "IN" : "US",
            dateFiled: date,
            datePrecision: "day",
            docketNumber: "",
            judges: JUDGES.slice(0, bench ?? 9),
            citations: [citation],
            namespace: "history",
            sourceId: String(id),
          },
          location: { ...location, record: String(id) },
        };
        const opinion = { kind, author: "", text, pages: [], footnotes: [] };
        yield { kind: "opinion", namespace: "history", caseSourceId: String(id), opinion, location };
      }
      for (const act of acts) yield { kind: "act", ...toActRecord(act), location };
    },
  };
  const file = createMemoryFile();
  await buildCorpusFile([{ importer, source: SOURCE }], file, { name: "history", version: "1", builtBy: "test" });
  return openEngine(file.bytes().slice());
}

function toActRecord({ title, number, enacted, longTitle, sections = [], footnotes = [] }: HistoryAct): {
  act: ActRow;
  sections: ActSectionRow[];
  footnotes: FootnoteRow[];
} {
  return {
    act: {
      id: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      title,
      longTitle,
      year: Number(enacted.slice(0, 4)),
      category: "central",
      state: "",
      department: "",
      actNumber: number,
      status: "in_force",
      enactmentDate: enacted,
      url: "",
    },
    sections: sections.map((section) => ({ ...section, heading: `Section ${section.number}`, chapter: "" })),
    footnotes: footnotes.map(({ section, text, by, date }, at) => ({
      id: at + 1,
      type: "substitution",
      sectionNumber: section,
      sectionTitle: "",
      byAct: by,
      effectiveDate: date,
      text,
      originalText: "",
    })),
  };
}
