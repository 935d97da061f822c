import type { ImportOptions } from "../../importer.ts";
import { readLines } from "../../legislation/lines.ts";
import { type Json, member, parseJson, readText } from "../../legislation/read-text.ts";
import type { RecordPlace } from "../../record.ts";
import type { SourceEntry } from "../../source.ts";

/** What CourtListener's API gives, of which something is read. */
export type ApiKind = "cluster" | "opinion" | "docket" | "court";

/** One object of an answer, with what it is. */
export interface FoundObject {
  readonly kind: ApiKind;
  readonly id: string;
  readonly value: Json;
  readonly place: RecordPlace;
}

/** One object of an answer, or why there is none. */
export type ApiObject =
  | FoundObject
  | { readonly kind: "refused"; readonly what: "case" | "file"; readonly reason: string; readonly place: RecordPlace };

/** Bytes of one answer: it is parsed whole. More than this belongs into a file of lines. */
const LONGEST_ANSWER = 64 * 1024 * 1024;

/** Whether a file of this name can hold answers of the API. */
export function isAnswer(path: string): boolean {
  return /\.(?:json|jsonl|ndjson)$/i.test(path);
}

/**
 * The objects in a file of answers: a page of results, one object, a list of either, or one of these on every line.
 * Objects within objects (a cluster's docket, its opinions) come before what holds them. Each is read by its members,
 * not by where it lies.
 */
export async function* readAnswers(entry: SourceEntry, options: ImportOptions): AsyncGenerator<ApiObject> {
  const { path } = entry;
  if (/\.json$/i.test(path)) {
    const text = await readText(entry, LONGEST_ANSWER, options);
    const value = text === null ? undefined : parseJson(text);
    const reason = text === null ? `it is longer than ${LONGEST_ANSWER} bytes` : "it is not JSON";
    if (value === undefined) yield refused("file", reason, { file: path, record: "file" });
    else yield* objectsIn(value, { file: path, record: "file" });
    return;
  }
  let number = 0;
  for await (const line of readLines(entry, options)) {
    number++;
    if (line.trim() === "") continue;
    const place = { file: path, record: `line ${number}` };
    const value = parseJson(line);
    if (value === undefined) yield refused("file", "the line is not JSON", place);
    else yield* objectsIn(value, place);
  }
}

/** The id at the end of an address of the API (`…/dockets/50/`), of an object, or as it stands; "" where there is none. */
export function idOf(value: Json): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.split(/[?#]/, 1)[0]?.trim().split("/").findLast(Boolean) ?? "";
  const id = member(value, "id");
  return typeof id === "string" || typeof id === "number" ? idOf(id) : "";
}

/** Members that only an object of this kind has, first row first: a docket has a case's name too. */
const MARKS: readonly { readonly kind: ApiKind; readonly has: readonly (readonly string[])[] }[] = [
  { kind: "docket", has: [["docket_number"], ["court", "court_id"]] },
  { kind: "cluster", has: [["case_name"], ["date_filed"]] },
  { kind: "court", has: [["full_name"], ["jurisdiction"]] },
  { kind: "opinion", has: [["cluster", "cluster_id"], ["type"], ["plain_text", "html_with_citations", "author_str"]] },
];

/** Members that hold other objects, where they do not hold their addresses. */
const WITHIN: Readonly<Record<ApiKind, readonly string[]>> = {
  docket: ["court"],
  cluster: ["docket", "sub_opinions"],
  court: [],
  opinion: [],
};

function* objectsIn(value: Json, place: RecordPlace): Generator<ApiObject> {
  for (const page of Array.isArray(value) ? value : [value]) {
    const results = member(page, "results");
    for (const item of Array.isArray(results) ? results : [page]) yield* objectIn(item, place, DEEPEST);
  }
}

/** A cluster holds its docket, that its court. Deeper than that nothing is looked for. */
const DEEPEST = 2;

function* objectIn(value: Json, place: RecordPlace, depth: number): Generator<ApiObject> {
  const kind = MARKS.find(({ has }) => has.every((names) => names.some((name) => hasMember(value, name))))?.kind;
  const id = idOf(value);
  if (kind === undefined) return yield refusedObject(value, place);
  if (id === "") return yield refused("file", `a ${kind} without an id`, place);
  for (const name of depth > 0 ? WITHIN[kind] : []) {
    const within = member(value, name);
    for (const item of Array.isArray(within) ? within : [within]) {
      if (typeof item === "object" && item !== null) yield* objectIn(item, place, depth - 1);
    }
  }
  yield { kind, id, value, place: { file: place.file, record: id } };
}

function hasMember(value: Json, name: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name);
}

function refusedObject(value: Json, place: RecordPlace): ApiObject {
  const cluster = member(value, "cluster_id");
  if (hasMember(value, "caseName") && cluster !== null) {
    const id = idOf(cluster);
    const reason = `a search result has no text: save /api/rest/v4/clusters/${id}/ and its docket and opinions instead`;
    return refused("case", reason, { file: place.file, record: id });
  }
  const detail = member(value, "detail");
  if (typeof detail === "string") return refused("file", `the API answered: ${detail.slice(0, 200)}`, place);
  return refused("file", "not a cluster, opinion, docket or court of CourtListener's API", place);
}

function refused(what: "case" | "file", reason: string, place: RecordPlace): ApiObject {
  return { kind: "refused", what, reason, place };
}
