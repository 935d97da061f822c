import type { ImportOptions } from "../../importer.ts";
import { readLines } from "../../readers/read-lines.ts";
import { type JsonValue, parseJson, readMember, readSourceText } from "../../readers/read-text.ts";
import { createFileRefusal, createRefusal, type Refusal, type SourceLocation } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";

/** Kinds of objects of CourtListener's API that are read. */
export type ApiKind = "cluster" | "opinion" | "docket" | "court";

/** One object of a response. */
export interface FoundObject {
  readonly kind: ApiKind;
  readonly id: string;
  readonly value: JsonValue;
  readonly location: SourceLocation;
}

/** One object of a response, or why there is none. */
export type ApiObject = FoundObject | Refusal;

/** Bytes of one response, which is parsed whole; larger ones must be files with one object per line. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** Returns whether a file of this name can contain responses of the API. */
export function isApiResponse(path: string): boolean {
  return /\.(?:json|jsonl|ndjson)$/i.test(path);
}

/**
 * Reads the objects in a file of responses: a page of results, one object, a list of either, or one of these per line.
 * Nested objects (a cluster's docket, its opinions) precede their parent. The members of an object determine its kind,
 * not its position.
 */
export async function* readApiResponses(entry: SourceEntry, options: ImportOptions): AsyncGenerator<ApiObject> {
  const { path } = entry;
  if (/\.json$/i.test(path)) {
    const text = await readSourceText(entry, MAX_RESPONSE_BYTES, options);
    const value = text === null ? undefined : parseJson(text);
    const reason = text === null ? `it is longer than ${MAX_RESPONSE_BYTES} bytes` : "it is not JSON";
    if (value === undefined) yield createFileRefusal(path, reason);
    else yield* readObjects(value, { file: path, record: "file" });
    return;
  }
  let number = 0;
  for await (const line of readLines(entry, options)) {
    number++;
    if (line.trim() === "") continue;
    const location = { file: path, record: `line ${number}` };
    const value = parseJson(line);
    if (value === undefined) yield createRefusal("file", "the line is not JSON", location);
    else yield* readObjects(value, location);
  }
}

/**
 * Returns the id at the end of an address of the API (`…/dockets/50/`), of an object, or an id itself; "" if there is
 * none.
 */
export function readObjectId(value: JsonValue): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.split(/[?#]/, 1)[0]?.trim().split("/").findLast(Boolean) ?? "";
  // Version 3 names an object by its address alone.
  for (const name of ["id", "resource_uri"]) {
    const id = readMember(value, name);
    if (typeof id === "string" || typeof id === "number") return readObjectId(id);
  }
  return "";
}

/** Members that identify the kind of an object. The first matching row decides: a docket has a case's name too. */
const KIND_MARKERS: readonly { readonly kind: ApiKind; readonly has: readonly (readonly string[])[] }[] = [
  { kind: "docket", has: [["docket_number"], ["court", "court_id"]] },
  { kind: "cluster", has: [["case_name"], ["date_filed"]] },
  { kind: "court", has: [["full_name"], ["jurisdiction"]] },
  { kind: "opinion", has: [["cluster", "cluster_id"], ["type"], ["plain_text", "html_with_citations", "author_str"]] },
];

/** Members that contain other objects, or their addresses. */
const NESTED_MEMBERS: Readonly<Record<ApiKind, readonly string[]>> = {
  docket: ["court"],
  cluster: ["docket", "sub_opinions"],
  court: [],
  opinion: [],
};

function* readObjects(value: JsonValue, location: SourceLocation): Generator<ApiObject> {
  for (const page of Array.isArray(value) ? value : [value]) {
    const results = readMember(page, "results");
    for (const item of Array.isArray(results) ? results : [page]) yield* readOneObject(item, location, MAX_NESTING);
  }
}

/** Levels of nested objects that are read: a cluster contains its docket, and that its court. */
const MAX_NESTING = 2;

function* readOneObject(value: JsonValue, location: SourceLocation, depth: number): Generator<ApiObject> {
  const kind = KIND_MARKERS.find(({ has }) => has.every((names) => names.some((name) => hasMember(value, name))))?.kind;
  const id = readObjectId(value);
  if (kind === undefined) return yield refuseObject(value, location);
  if (id === "")
    return yield createRefusal("file", `it is ${kind === "opinion" ? "an" : "a"} ${kind} without an id`, location);
  for (const name of depth > 0 ? NESTED_MEMBERS[kind] : []) {
    const within = readMember(value, name);
    for (const item of Array.isArray(within) ? within : [within]) {
      if (typeof item === "object" && item !== null) yield* readOneObject(item, location, depth - 1);
    }
  }
  yield { kind, id, value, location: { file: location.file, record: id } };
}

function hasMember(value: JsonValue, name: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name);
}

function refuseObject(value: JsonValue, location: SourceLocation): Refusal {
  const cluster = readMember(value, "cluster_id");
  if (hasMember(value, "caseName") && cluster !== null) {
    const id = readObjectId(cluster);
    const reason = `it is a search result, which has no text: save /api/rest/v4/clusters/${id}/ and its docket and opinions instead`;
    return createRefusal("case", reason, { file: location.file, record: id });
  }
  const detail = readMember(value, "detail");
  if (typeof detail === "string") return createRefusal("file", `the API answered: ${detail.slice(0, 200)}`, location);
  return createRefusal("file", "it is not a cluster, opinion, docket or court of CourtListener's API", location);
}
