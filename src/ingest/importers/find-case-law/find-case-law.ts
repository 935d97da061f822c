import type { Court, CourtLevel } from "../../../law/court.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import {
  type CaseInput,
  createRefusal,
  createRepair,
  type SourceLocation,
  type SourceRecord,
} from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { dateCase } from "../common/date-case.ts";
import { toCourtSlug } from "../common/find-us-court.ts";
import { parseImpreciseDate } from "../common/parse-imprecise-date.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { shouldReadTexts } from "../common/should-read-texts.ts";
import { type JudgmentXml, readJudgmentXml } from "./read-judgment-xml.ts";

/**
 * Judgments of the courts of the United Kingdom from Find Case Law, as Akoma Ntoso 3.0, one XML file each. The Open
 * Justice Licence does not permit computational analysis, which building a search index over many judgments may be:
 * apply to The National Archives for a licence before such a use.
 */
export const findCaseLaw: Importer = {
  name: "find-case-law",
  provenance: {
    provider: "The National Archives, Find Case Law",
    url: "https://caselaw.nationalarchives.gov.uk/",
    license: "Open Justice Licence v2.0 (computational analysis needs a licence of its own)",
    notice:
      "Contains information licensed under the Open Justice Licence. Computational analysis of the judgments, such as " +
      "bulk indexing, requires a licence from The National Archives.",
  },
  detect: (entries) =>
    entries.some(({ path }) =>
      /(?:^|\/)(?:uksc|ukpc|ewca|ewhc|ewcop|ewfc|ukut|ukftt|eat|ukait)[-_/].*\.xml$/i.test(path),
    ),
  records: readRecords,
};

const NAMESPACE = "find-case-law";

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const courts = new Set<string>();
  for await (const entry of source.entries()) {
    if (!entry.path.endsWith(".xml")) continue;
    const location = { file: entry.path, record: "file" };
    try {
      yield* createRecords(await readJudgmentXml(entry, options), location, courts, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      yield createRefusal("case", error instanceof Error ? error.message : String(error), location);
    }
  }
}

function* createRecords(
  judgment: JudgmentXml,
  location: SourceLocation,
  courts: Set<string>,
  { selection }: ImportOptions,
): Generator<SourceRecord> {
  const sourceId = judgment.uri || judgment.cite;
  if (judgment.declaresEntity) return yield createRefusal("case", "it declares entities", location);
  if (sourceId === "") return yield createRefusal("case", "it has neither an address nor a citation", location);
  const dated = yield* dateCase(parseImpreciseDate(judgment.date), judgment.date, location);

  const court = findCourt(judgment.court);
  if (!courts.has(court.id)) yield { kind: "court", court, location };
  courts.add(court.id);
  const parties = judgment.parties.map(({ name }) => name).filter((name) => name !== "");
  const given = judgment.name || parties.join(" v ");
  const name = given || judgment.cite || sourceId;
  if (given === "") yield createRepair("case", `it has no name and is called "${name}"`, location);
  if (judgment.summaryOf !== "")
    yield createRepair("case", `it is a press summary of ${judgment.summaryOf}, stored as a digest`, location);
  const row: CaseInput = {
    namespace: NAMESPACE,
    sourceId,
    name,
    nameFull: parties.length > 2 ? parties.join(", ") : name,
    courtId: court.id,
    jurisdiction: "GB",
    ...dated,
    docketNumber: judgment.caseNumbers.join("; "),
    judges: judgment.judges,
    citations: judgment.cite === "" || judgment.summaryOf !== "" ? [] : [judgment.cite],
  };
  yield { kind: "case", case: row, location };
  if (!shouldReadTexts(selection, row, 1)) return;
  const { text, pages, footnotes } = judgment.text;
  if (text === "") return yield createRefusal("opinion", "the judgment has no text", location);
  const kind = judgment.summaryOf === "" ? "combined" : "digest";
  const opinion = { kind, author: "", text, pages, footnotes } as const;
  yield { kind: "opinion", namespace: NAMESPACE, caseSourceId: sourceId, opinion, location };
}

/** Courts by the first word of their code in `uk:court`; a division follows it: `EWHC-Chancery`. */
const COURTS: Readonly<Record<string, readonly [name: string, level: CourtLevel]>> = {
  UKSC: ["Supreme Court of the United Kingdom", "supreme"],
  UKPC: ["Judicial Committee of the Privy Council", "supreme"],
  UKHL: ["House of Lords", "supreme"],
  EWCA: ["Court of Appeal of England and Wales", "appellate"],
  EWHC: ["High Court of Justice of England and Wales", "trial"],
  EWCOP: ["Court of Protection", "special"],
  EWFC: ["Family Court", "trial"],
  EWCC: ["County Court", "trial"],
  EAT: ["Employment Appeal Tribunal", "appellate"],
  UKUT: ["Upper Tribunal", "appellate"],
  UKFTT: ["First-tier Tribunal", "special"],
};

function findCourt(code: string): Court {
  const [first = "", ...division] = code.split("-");
  const [name, level] = COURTS[first.toUpperCase()] ?? [first || "Unknown court of the United Kingdom", "unknown"];
  const full = division.length === 0 ? name : `${name}, ${division.join(" ")}`;
  return { id: `gb-${toCourtSlug(code) || "unknown"}`, name: full, citationString: "", jurisdiction: "GB", level };
}
