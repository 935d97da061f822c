import { findCourt } from "../../../citation/reporters/courts.ts";
import type { Court } from "../../../law/court.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { type JsonValue, readListMember, readMember, readTextMember } from "../../readers/read-text.ts";
import { createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import {
  CLUSTER_FIELDS,
  createCaseRecords,
  createCourtListenerProvenance,
  createOpinionRecords,
  type Docket,
  isPublishedCluster,
  OPINION_FIELDS,
  toCourt,
} from "../common/courtlistener-records.ts";
import { deduplicateOpinions } from "../common/deduplicate-opinions.ts";
import type { SourceCitation } from "../common/rank-citations.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import {
  type ApiKind,
  type ApiObject,
  type FoundObject,
  isApiResponse,
  readApiResponses,
  readObjectId,
} from "./api-objects.ts";

/**
 * Responses of CourtListener's REST API, versions 3 and 4, saved as files: clusters, opinions, dockets and courts, in pages of
 * results, alone, or one per line, in files of any name and in any order. Detected if a folder or file is named
 * `clusters`.
 */
export const courtlistenerApi: Importer = {
  name: "courtlistener-api",
  provenance: createCourtListenerProvenance("https://www.courtlistener.com/help/api/rest/", "API"),
  detect: (entries) => entries.some(({ path }) => isApiResponse(path) && /(?:^|\/)clusters(?:[-_./]|$)/.test(path)),
  records: readRecords,
};

/** The objects that are read before the first case: what a case refers to, and the ids of the opinions. */
interface ApiIndex {
  readonly courts: Map<string, Court>;
  readonly dockets: Map<string, Docket>;
  /** The case of each opinion, by the opinion's id; an opinion that was saved twice counts once. */
  readonly opinions: Map<string, string>;
}

/** Ids of the cases that were read. */
interface KnownCases {
  readonly found: Set<string>;
  /** Those among them that the selection leaves out. */
  readonly leftOut: Set<string>;
}

/** Reads the files three times: for courts and dockets, for cases, for opinions. */
async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const index: ApiIndex = { courts: new Map(), dockets: new Map(), opinions: new Map() };
  for await (const object of readAllObjects(source, options)) {
    if (object.kind === "refused") yield object;
    else addToIndex(index, object);
  }
  const cases: KnownCases = { found: new Set(), leftOut: new Set() };
  // Progress counts every byte once.
  const again = { ...options, onBytes: undefined };
  yield* readCases(source, index, cases, again);
  yield* deduplicateOpinions(readOpinions(source, index, cases, again));
}

async function* readAllObjects(source: Source, options: ImportOptions): AsyncGenerator<ApiObject> {
  for await (const entry of source.entries()) if (isApiResponse(entry.path)) yield* readApiResponses(entry, options);
}

function addToIndex({ courts, dockets, opinions }: ApiIndex, { kind, id, value }: FoundObject) {
  if (kind === "court")
    courts.set(id, toCourt({ id, ...readFields(value, ["full_name", "citation_string", "jurisdiction"]) }));
  if (kind === "opinion") opinions.set(id, readCaseId(value));
  if (kind === "docket") {
    const courtId = readTextMember(value, "court_id") || readObjectId(readMember(value, "court"));
    dockets.set(id, { courtId, number: readTextMember(value, "docket_number") });
  }
}

async function* readCases(
  source: Source,
  { courts, dockets, opinions }: ApiIndex,
  { found, leftOut }: KnownCases,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const named = new Set<string>();
  const read = new Set<string>();
  for await (const { id, value, location } of findObjects(source, "cluster", options)) {
    if (read.has(id)) {
      yield createRefusal("case", "it was saved before", location);
      continue;
    }
    read.add(id);
    const docketId = readTextMember(value, "docket_id") || readObjectId(readMember(value, "docket"));
    const docket = dockets.get(docketId);
    if (docket === undefined) {
      yield createRefusal("case", `its docket is not in the input: ${suggestDownload("dockets", docketId)}`, location);
      continue;
    }
    const court = courts.get(docket.courtId) ?? findKnownCourt(docket.courtId);
    if (court === null) {
      const reason = `its court is not in the input: ${suggestDownload("courts", docket.courtId)}`;
      yield createRefusal("case", reason, location);
      continue;
    }
    if (!named.has(court.id)) yield { kind: "court", court, location: { file: location.file, record: court.id } };
    named.add(court.id);

    const citations: SourceCitation[] = [];
    for (const item of readListMember(value, "citations")) {
      const citation = readFields(item, ["volume", "reporter", "page", "type"]);
      if (citation.volume !== "" && citation.reporter !== "" && citation.page !== "") citations.push(citation);
      else yield createRefusal("citation", "volume, reporter or page is empty", location);
    }
    citations.push(...readCitationFields(value));
    const isPrecedential = isPublishedCluster(readTextMember(value, "precedential_status"));
    // An object of version 3 may have no member "id".
    const fields = { ...readFields(value, CLUSTER_FIELDS), id };
    for (const record of createCaseRecords(fields, docket, citations, location)) {
      if (record.kind !== "case") {
        yield record;
        continue;
      }
      const row = { ...record.case, isPrecedential };
      found.add(id);
      if (options.selection?.mayTake(row) === false) leftOut.add(id);
      yield { ...record, case: row };
    }
    for (const opinionId of readListMember(value, "sub_opinions").map(readObjectId)) {
      if (opinions.has(opinionId)) continue;
      if (leftOut.has(id)) {
        options.selection?.countLeftOut("opinions");
        continue;
      }
      const reason = `it is not in the input: ${suggestDownload("opinions", opinionId)}`;
      yield createRefusal("opinion", reason, { file: location.file, record: opinionId });
    }
  }
}

/**
 * Reads the opinions grouped by case, as the next step requires. Opinions of one case are usually close to each other:
 * they are in memory until the last of the case has been read.
 */
async function* readOpinions(
  source: Source,
  { opinions }: ApiIndex,
  { found, leftOut }: KnownCases,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const awaited = new Map<string, number>();
  for (const caseId of opinions.values()) awaited.set(caseId, (awaited.get(caseId) ?? 0) + 1);
  const held = new Map<string, SourceRecord[]>();
  const read = new Set<string>();
  for await (const { id, value, location } of findObjects(source, "opinion", options)) {
    const caseId = opinions.get(id) ?? "";
    if (leftOut.has(caseId)) {
      options.selection?.countLeftOut("opinions");
      continue;
    }
    if (read.has(id)) {
      yield createRefusal("opinion", "it was saved before", location);
      continue;
    }
    read.add(id);
    if (!found.has(caseId)) {
      const reason = `its case ${caseId || "(none)"} was not stored`;
      yield createRefusal("opinion", reason, location);
      continue;
    }
    const ofCase = held.get(caseId) ?? [];
    ofCase.push(...createOpinionRecords({ ...readFields(value, OPINION_FIELDS), id }, caseId, location));
    held.set(caseId, ofCase);
    const left = (awaited.get(caseId) ?? 0) - 1;
    awaited.set(caseId, left);
    if (left > 0) continue;
    yield* ofCase;
    held.delete(caseId);
  }
}

/** The members in which version 3 has citations as text, with the type that they have in version 4. */
const CITATION_MEMBERS: Readonly<Record<string, string>> = {
  federal_cite_one: "1",
  federal_cite_two: "1",
  federal_cite_three: "1",
  state_cite_one: "2",
  state_cite_two: "2",
  state_cite_three: "2",
  state_cite_regional: "3",
  specialty_cite_one: "4",
  scotus_early_cite: "5",
  lexis_cite: "6",
  westlaw_cite: "7",
  neutral_cite: "8",
};

function readCitationFields(cluster: JsonValue): SourceCitation[] {
  return Object.entries(CITATION_MEMBERS).flatMap(([name, type]) => {
    const [, volume, reporter, page] = /^(\S+) (\S.*) (\S+)$/.exec(readTextMember(cluster, name)) ?? [];
    return volume && reporter && page ? [{ volume, reporter, page, type }] : [];
  });
}

/** Reads the objects of one kind; refusals were reported by the first reading. */
async function* findObjects(source: Source, kind: ApiKind, options: ImportOptions): AsyncGenerator<FoundObject> {
  for await (const object of readAllObjects(source, options)) if (object.kind === kind) yield object;
}

function readCaseId(opinion: JsonValue): string {
  return readTextMember(opinion, "cluster_id") || readObjectId(readMember(opinion, "cluster"));
}

/** Creates a court that responses name but do not describe. */
function findKnownCourt(id: string): Court | null {
  const court = findCourt(id);
  return court?.id === "scotus" ? { ...court, citationString: "" } : court;
}

/** Returns the members of an object in the form of the bulk data: NULL as "", true as "t". Text keeps its white space. */
function readFields<Field extends string>(value: JsonValue, fields: readonly Field[]): Readonly<Record<Field, string>> {
  return Object.fromEntries(fields.map((field) => [field, toFieldText(readMember(value, field))])) as Record<
    Field,
    string
  >;
}

function toFieldText(value: JsonValue): string {
  if (typeof value === "boolean") return value ? "t" : "f";
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function suggestDownload(what: "dockets" | "courts" | "opinions", id: string): string {
  return id === "" ? "none is named" : `save /api/rest/v4/${what}/${id}/ too`;
}
