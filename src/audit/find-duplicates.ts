import { isSameCaseName } from "../citation/case-name-match.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import { listCitationsOfCase } from "../store/citations/case-citations.ts";
import type { OpenCorpusFile } from "../store/corpus.ts";
import type { CorpusRepair } from "../store/corpus-repair.ts";
import { readNumber, readText } from "../store/sqlite/row.ts";
import { toFindingCase } from "./check-case.ts";
import { createFinding, type Finding, type FindingCase, MAX_FINDING_CASES } from "./finding.ts";

/** Groups of cases that have something in common, each by ascending cluster id. */
export type CaseGroups = Iterable<readonly number[]>;

/** Yields a finding for each group of cases with the same text; cases that are one without doubt can be merged. */
export function* reportSameTexts(corpus: OpenCorpusFile, groups: CaseGroups): Generator<Finding> {
  for (const ids of groups) {
    const cases = describeCases(corpus, ids);
    const repairs = ids.slice(1).flatMap((id) => findMerge(corpus, ids[0]!, id));
    const letters = corpus.opinions.listByCase(ids[0]!).reduce((sum, { length }) => sum + length, 0);
    yield createFinding(
      "duplicate-text",
      cases,
      `${ids.length} cases have one text of ${letters} characters.`,
      repairs,
    );
  }
}

/** Yields a finding for each opinion that several cases contain, unless these have the same text altogether. */
export function* reportSameOpinions(
  corpus: OpenCorpusFile,
  groups: CaseGroups,
  sameTexts: ReadonlySet<number>,
): Generator<Finding> {
  for (const ids of listOtherGroups(groups, sameTexts)) {
    yield createFinding("repeated-opinion", describeCases(corpus, ids), `${ids.length} cases have one opinion.`);
  }
}

/** Yields a finding for each docket of which a court has several cases of one day. */
export function* reportSameDockets(
  corpus: OpenCorpusFile,
  groups: CaseGroups,
  sameTexts: ReadonlySet<number>,
): Generator<Finding> {
  for (const ids of listOtherGroups(groups, sameTexts)) {
    const { courtId, docketNumber, dateFiled } = findStoredCase(corpus.database, ids[0]!)!;
    const proof = `${courtId}, ${docketNumber}, ${dateFiled}: ${ids.length} cases.`;
    yield createFinding("duplicate-docket", describeCases(corpus, ids), proof);
  }
}

/** Yields the groups of which not all cases share their text with another. */
function* listOtherGroups(groups: CaseGroups, sameTexts: ReadonlySet<number>): Generator<readonly number[]> {
  for (const ids of groups) if (!ids.every((id) => sameTexts.has(id))) yield ids;
}

/**
 * Yields a finding for each citation of several cases. With one name they are probably one decision; with different
 * names they may share a page.
 */
export function* reportSameCitations(corpus: OpenCorpusFile): Generator<Finding> {
  for (const { key, ids } of listSharedKeys(corpus)) {
    const cases = describeCases(corpus, ids);
    const text = listCitationsOfCase(corpus.database, ids[0]!).find((citation) => citation.key === key)?.text ?? key;
    const [first, ...rest] = cases;
    // A case without a name is called by its citation, which is no name that could agree.
    const isNamed = ({ name, citation }: FindingCase) => name !== citation && name !== text;
    const isSame = isNamed(first!) && rest.some((one) => isNamed(one) && isSameCaseName(first!.name, one.name));
    const kind = isSame ? "duplicate-citation" : "shared-citation";
    yield createFinding(kind, cases, `${text} is a citation of ${ids.length} cases.`);
  }
}

/** Keys that are read at a time, so that findings can be yielded while the table is read. */
const KEYS_PER_READ = 1000;

function* listSharedKeys({ database }: OpenCorpusFile): Generator<{ readonly key: string; readonly ids: number[] }> {
  const statement = database.prepare(
    `SELECT key, count(DISTINCT cluster_id) AS n FROM citation WHERE key > ? GROUP BY key HAVING n > 1
     ORDER BY key LIMIT ${KEYS_PER_READ}`,
  );
  const owners = database.prepare("SELECT DISTINCT cluster_id FROM citation WHERE key = ? ORDER BY cluster_id");
  for (let after = ""; ; ) {
    const keys = statement.all(after).map((row) => readText(row, 0));
    for (const key of keys) yield { key, ids: owners.all(key).map((row) => readNumber(row, 0)) };
    if (keys.length < KEYS_PER_READ) return;
    after = keys.at(-1)!;
  }
}

/** Returns how two cases are merged if they are one decision without doubt; an empty list otherwise. */
function findMerge(corpus: OpenCorpusFile, into: number, from: number): CorpusRepair[] {
  const [a, b] = [into, from].map((id) => findStoredCase(corpus.database, id)!);
  const isOne =
    a!.courtId === b!.courtId &&
    a!.dateFiled === b!.dateFiled &&
    a!.datePrecision === "day" &&
    b!.datePrecision === "day" &&
    (a!.docketNumber === b!.docketNumber || a!.docketNumber === "" || b!.docketNumber === "") &&
    isSameCaseName(a!.name, b!.name) &&
    readWholeText(corpus, into) === readWholeText(corpus, from);
  if (!isOne) return [];
  const citations = listCitationsOfCase(corpus.database, from).map(({ text }) => text);
  return [{ action: "merge", from, into, citations }];
}

function readWholeText({ opinions }: OpenCorpusFile, clusterId: number): string {
  return opinions
    .listByCase(clusterId)
    .map((opinion) => `${opinion.kind}\n${opinions.readText(opinion)}`)
    .join("\n\n");
}

function describeCases({ database }: OpenCorpusFile, ids: readonly number[]): FindingCase[] {
  return ids
    .slice(0, MAX_FINDING_CASES)
    .map((clusterId) =>
      toFindingCase({ row: findStoredCase(database, clusterId)!, citations: listCitationsOfCase(database, clusterId) }),
    );
}
