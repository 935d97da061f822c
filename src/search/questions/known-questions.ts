import { ByteReader, ByteWriter } from "../postings/bytes.ts";

/** A question of which it is known whether a corpus answers it. */
export interface KnownQuestion {
  /** Its telling stems, each once. */
  readonly stems: readonly string[];
  /** Country whose law it asks for: "US" or "IN". */
  readonly country: string;
  readonly isAnswered: boolean;
}

/** Known questions by their stems. */
export interface QuestionIndex {
  /** By stem, the questions that contain it, ascending. */
  readonly postings: ReadonlyMap<string, Uint32Array>;
  /** By question, the length of the vector of the weights of its stems. */
  readonly lengths: Float64Array;
  readonly groups: readonly QuestionGroup[];
}

/** Questions of one country that are answered, or that are not: from `first` to before `end`. */
interface QuestionGroup {
  readonly country: string;
  readonly isAnswered: boolean;
  readonly first: number;
  readonly end: number;
}

/** The first bytes of encoded questions: a name and the version of the format. */
const SIGNATURE = 0x3251484b;
/** The signature and the bytes of the two lists: three numbers of four bytes. */
const HEADER_BYTES = 12;

/**
 * Encodes questions as {@link decodeKnownQuestions} reads them: the header; the groups and the stems, between line feeds;
 * then by stem the number of its questions, and of each the difference to the last, as varints.
 */
export function encodeKnownQuestions(questions: readonly KnownQuestion[]): Uint8Array {
  const byGroup = new Map<string, KnownQuestion[]>();
  for (const question of questions) {
    const name = `${question.country} ${question.isAnswered ? "answered" : "unanswered"}`;
    const group = byGroup.get(name);
    if (group) group.push(question);
    else byGroup.set(name, [question]);
  }
  const byStem = new Map<string, number[]>();
  for (const [id, { stems }] of [...byGroup.values()].flat().entries())
    for (const stem of stems) {
      const known = byStem.get(stem);
      if (known) known.push(id);
      else byStem.set(stem, [id]);
    }
  const stems = [...byStem.keys()].sort();
  const groups = Array.from(byGroup, ([name, group]) => `${name} ${group.length}`);
  const lists = [groups, stems].map((list) => new TextEncoder().encode(list.join("\n")));
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  for (const [at, value] of [SIGNATURE, ...lists.map(({ length }) => length)].entries())
    header.setUint32(4 * at, value, true);
  const writer = new ByteWriter();
  for (const part of [new Uint8Array(header.buffer), ...lists]) writer.append(part);
  for (const stem of stems) {
    const ids = byStem.get(stem)!;
    writer.writeVarint(ids.length);
    for (const [at, id] of ids.entries()) writer.writeVarint(id - (ids[at - 1] ?? 0));
  }
  return writer.view();
}

/** Decodes questions; null if the bytes are not those of encoded questions. */
export function decodeKnownQuestions(bytes: Uint8Array): QuestionIndex | null {
  if (bytes.length < HEADER_BYTES) return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [signature, ...sizes] = [0, 4, 8].map((at) => header.getUint32(at, true));
  const first = sizes.reduce((sum, size) => sum + size, HEADER_BYTES);
  if (signature !== SIGNATURE || first > bytes.length) return null;
  let start = HEADER_BYTES;
  const [described, stems] = sizes.map((size) => {
    const list = size === 0 ? [] : new TextDecoder().decode(bytes.subarray(start, start + size)).split("\n");
    start += size;
    return list;
  });
  const groups = readGroups(described!);
  // A question has at least one byte.
  const count = groups?.at(-1)?.end ?? 0;
  if (groups === null || count > bytes.length) return null;
  const reader = new ByteReader(bytes, first);
  const postings = new Map<string, Uint32Array>();
  const lengths = new Float64Array(count);
  for (const stem of stems!) {
    const own = readPostings(reader, count);
    if (own === null) return null;
    const weight = computeStemWeight(count, own.length);
    for (const question of own) lengths[question]! += weight * weight;
    postings.set(stem, own);
  }
  return reader.at === bytes.length ? { postings, lengths: lengths.map(Math.sqrt), groups } : null;
}

/** Reads the groups; null if they are not described as they are encoded. */
function readGroups(described: readonly string[]): QuestionGroup[] | null {
  const groups: QuestionGroup[] = [];
  for (const line of described) {
    const [, country, state, size] = /^([A-Z]{2}) (answered|unanswered) (\d{1,9})$/.exec(line) ?? [];
    if (country === undefined) return null;
    const first = groups.at(-1)?.end ?? 0;
    groups.push({ country, isAnswered: state === "answered", first, end: first + Number(size) });
  }
  return groups;
}

/** Reads the questions of a stem; null if they are more than there are. */
function readPostings(reader: ByteReader, questions: number): Uint32Array | null {
  const count = reader.readVarint();
  if (count > questions) return null;
  const own = new Uint32Array(count);
  let id = 0;
  for (let at = 0; at < count; at++) {
    id += reader.readVarint();
    if (id >= questions) return null;
    own[at] = id;
  }
  return own;
}

/** Returns the weight of a stem by how many of the questions contain it: the fewer, the more it tells. */
function computeStemWeight(questions: number, containing: number): number {
  return 1 + Math.log((1 + questions) / (1 + containing));
}

/** A known question, by how similar another one is to it: the cosine of their weighted stems, 0 to 1. */
export interface SimilarQuestion {
  readonly similarity: number;
  readonly isAnswered: boolean;
}

/**
 * Lists the known questions of a country that are most similar to a question, the most similar first.
 * @param stems the telling stems of the question, each once
 * @param limit maximum number of those that the corpus answers, and of those that it does not
 */
export function findSimilarQuestions(
  { postings, lengths, groups }: QuestionIndex,
  stems: readonly string[],
  country: string,
  limit: number,
): SimilarQuestion[] {
  const similarities = new Float64Array(lengths.length);
  let square = 0;
  for (const stem of stems) {
    const own = postings.get(stem);
    const weight = computeStemWeight(lengths.length, own?.length ?? 0);
    square += weight * weight;
    if (own === undefined) continue;
    for (let at = 0; at < own.length; at++) similarities[own[at]!]! += (weight * weight) / lengths[own[at]!]!;
  }
  const found = groups
    .filter((group) => group.country === country)
    .flatMap(({ isAnswered, first, end }) =>
      selectGreatest(similarities.subarray(first, end), limit).map((similarity) => ({
        similarity: Math.min(1, similarity / Math.sqrt(square)),
        isAnswered,
      })),
    );
  return found.sort((a, b) => b.similarity - a.similarity || Number(b.isAnswered) - Number(a.isAnswered));
}

/** Returns the greatest values above 0, at most `limit` of them, the greatest first. */
function selectGreatest(values: Float64Array, limit: number): number[] {
  const greatest: number[] = [];
  for (const value of values) {
    if (value <= (greatest.length < limit ? 0 : greatest[limit - 1]!)) continue;
    let place = greatest.length;
    while (place > 0 && greatest[place - 1]! < value) place--;
    greatest.splice(place, 0, value);
    if (greatest.length > limit) greatest.pop();
  }
  return greatest;
}
