import { isSameCaseName } from "../src/citation/case-name-match.ts";
import { parseCitationKey } from "../src/citation/parse/parse-citation.ts";
import { type CaseSource, CHECK_SOURCES, CHECKED_FACTS, type CheckSource } from "./case-sources.ts";
import type { CheckRecord } from "./check-records.ts";

/** An error in a digest or its marks. */
export interface Finding {
  readonly file: string;
  /** `name`, `date`, `docket`, `judges`, or a citation. */
  readonly fact: string;
  readonly message: string;
}

/** The result of comparing one case with the check sources. */
export interface FactCheck {
  readonly file: string;
  /** Whether any source contains the case. */
  readonly isHeld: boolean;
  /** For every fact of the digest: the sources that confirm it, in the order of {@link CHECK_SOURCES}. */
  readonly confirmed: ReadonlyMap<string, readonly CheckSource[]>;
  readonly contradictions: readonly Finding[];
  /** Marks that name a source which does not confirm the fact. */
  readonly unsupported: readonly Finding[];
  /** Facts marked `none` that a source confirms. */
  readonly unmarked: readonly Finding[];
}

/** Finds records by the key of any of their citations. */
export type RecordIndex = ReadonlyMap<string, readonly CheckRecord[]>;

export function indexRecords(records: readonly CheckRecord[]): RecordIndex {
  const index = new Map<string, CheckRecord[]>();
  for (const record of records) {
    for (const key of new Set(record.citations.map(parseCitationKey))) {
      const held = index.get(key);
      if (held === undefined) index.set(key, [record]);
      else held.push(record);
    }
  }
  return index;
}

/** Compares every fact of a digest with every source that contains the case. */
export function checkFacts(source: CaseSource, index: RecordIndex): FactCheck {
  const contradictions: Finding[] = [];
  const confirmed = new Map<string, CheckSource[]>();
  const disputes = new Set(source.disputed);
  const contradict = (fact: string, from: CheckSource, message: string) => {
    const dispute = source.disputed.find((row) => row.fact === fact && row.source === from);
    if (dispute === undefined) contradictions.push({ file: source.file, fact, message });
    else disputes.delete(dispute);
  };
  const { records, strangers } = findRecords(source, index);
  for (const { source: from, name } of strangers) contradict("name", from, `${from} gives these citations to ${name}`);
  for (const record of records) {
    for (const { fact, agrees, ours, theirs } of compareFacts(source, record)) {
      const sources = confirmed.get(fact) ?? [];
      if (!agrees) contradict(fact, record.source, `the digest says ${ours}, ${record.source} says ${theirs}`);
      else if (!sources.includes(record.source)) confirmed.set(fact, [...sources, record.source]);
    }
  }
  for (const { fact, source: from } of disputes) {
    contradictions.push({ file: source.file, fact, message: `disputed, but ${from} does not contradict it` });
  }
  for (const sources of confirmed.values()) {
    sources.sort((a, b) => CHECK_SOURCES.indexOf(a) - CHECK_SOURCES.indexOf(b));
  }

  const unsupported: Finding[] = [];
  const unmarked: Finding[] = [];
  for (const [fact, mark] of listMarks(source)) {
    const sources = confirmed.get(fact) ?? [];
    if (mark !== "none" && !sources.includes(mark)) {
      unsupported.push({ file: source.file, fact, message: `marked ${mark}, which does not confirm it` });
    }
    if (mark === "none" && sources.length > 0) {
      unmarked.push({ file: source.file, fact, message: `marked none, but confirmed by ${sources.join(" and ")}` });
    }
  }
  return { file: source.file, isHeld: records.length > 0, confirmed, contradictions, unsupported, unmarked };
}

/** Lists every fact of a digest with its mark; a citation is its own name. */
export function listMarks(source: CaseSource): [fact: string, mark: CheckSource][] {
  const marks: [string, CheckSource][] = source.citations.map(({ citation, checked }) => [citation, checked]);
  for (const fact of CHECKED_FACTS) {
    const mark = source.checked[fact];
    if (mark !== undefined) marks.push([fact, mark]);
  }
  return marks;
}

/**
 * Finds the records that share a citation with the digest. One page can contain several cases (memorandum decisions): if
 * the name of one agrees, the source's others are different cases; if none agrees, all are.
 */
function findRecords(source: CaseSource, index: RecordIndex): { records: CheckRecord[]; strangers: CheckRecord[] } {
  const found = new Set(source.citations.flatMap(({ citation }) => index.get(parseCitationKey(citation)) ?? []));
  const records = [...found].filter((record) => record.name === "" || isSameName(source, record.name));
  const strangers = [...found].filter(
    (record) => !records.includes(record) && !records.some((other) => other.source === record.source),
  );
  return { records, strangers };
}

function isSameName(source: CaseSource, name: string): boolean {
  return isSameCaseName(source.name, name) || isSameCaseName(source.nameFull, name);
}

interface FactComparison {
  readonly fact: string;
  readonly agrees: boolean;
  readonly ours: string;
  readonly theirs: string;
}

function* compareFacts(source: CaseSource, record: CheckRecord): Generator<FactComparison> {
  if (record.name !== "") yield { fact: "name", agrees: true, ours: source.name, theirs: record.name };
  yield* compareDate(source, record);
  if (source.docketNumber !== "" && record.docketNumber !== "") {
    const agrees = extractDocketNumbers(record.docketNumber).includes(
      extractDocketNumbers(source.docketNumber)[0] ?? "",
    );
    // A record has one of several docket numbers; a different one is not a contradiction.
    if (agrees) yield { fact: "docket", agrees, ours: source.docketNumber, theirs: record.docketNumber };
  }
  if (source.judges.length > 0 && record.judges.length === source.judges.length) {
    const surnames = record.judges.map(extractSurname).sort();
    const agrees = source.judges
      .map(extractSurname)
      .sort()
      .every((name, i) => name === surnames[i]);
    // The bench as printed is often cut off or spelt in several ways: it confirms, it does not contradict.
    if (agrees) yield { fact: "judges", agrees, ours: source.judges.join(", "), theirs: record.judges.join(", ") };
  }
  yield* compareCitations(source, record);
}

/** Whether dates agree. A date known only by its year is often that of the term: one year's difference is tolerated. */
function* compareDate(source: CaseSource, record: CheckRecord): Generator<FactComparison> {
  const verdict = { fact: "date", ours: source.dateFiled, theirs: record.dateFiled };
  const exact = record.datePrecision === "day" && source.datePrecision === "day";
  const years = Math.abs(Number(source.dateFiled.slice(0, 4)) - Number(record.dateFiled.slice(0, 4)));
  if (exact) yield { ...verdict, agrees: source.dateFiled === record.dateFiled };
  else if (years > 1) yield { ...verdict, agrees: false };
}

/** Whether a citation contradicts a record that lacks it: if the record has another one in the same reporter. */
function* compareCitations(source: CaseSource, record: CheckRecord): Generator<FactComparison> {
  const keys = new Map(record.citations.map((citation) => [parseCitationKey(citation), citation]));
  for (const { citation } of source.citations) {
    const key = parseCitationKey(citation);
    const found = keys.get(key);
    if (found !== undefined) yield { fact: citation, agrees: true, ours: citation, theirs: found };
    else {
      const others = [...keys].filter(([other]) => extractReporter(other) === extractReporter(key));
      const ours = source.citations.filter(
        (one) => extractReporter(parseCitationKey(one.citation)) === extractReporter(key),
      );
      if (others.length > 0 && !ours.some((one) => keys.has(parseCitationKey(one.citation)))) {
        yield { fact: citation, agrees: false, ours: citation, theirs: others.map(([, other]) => other).join(", ") };
      }
    }
  }
}

function extractReporter(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

function extractDocketNumbers(docket: string): string[] {
  return docket.match(/\d+(?:-\d+)?/g) ?? [];
}

/** `Y.V. Chandrachud (CJ)` and `CHANDRACHUD, Y.V. ((CJ)` are both `chandrachud`. */
function extractSurname(judge: string): string {
  const plain = judge.replace(/\(.*$/, "").trim();
  const last = plain.includes(",") ? plain.slice(0, plain.indexOf(",")) : (plain.split(/[\s.]+/).at(-1) ?? plain);
  return last.toLowerCase();
}
