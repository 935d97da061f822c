import { ByteReader, ByteWriter } from "../postings/bytes.ts";
import { AscendingReader, AscendingWriter } from "./interpolative-code.ts";

/** A question of which it is known whether a corpus answers it. */
export interface KnownQuestion {
  /** Its telling stems, each once. */
  readonly stems: readonly string[];
  /** Country whose law it asks for: "US" or "IN". */
  readonly country: string;
  readonly isAnswered: boolean;
  /** Citation of the authority that answers it, or that is found first although it does not; "" if none is known. */
  readonly authority: string;
}

/** Known questions by their stems. */
export interface QuestionIndex {
  /** By stem, the questions that contain it, ascending. */
  readonly postings: ReadonlyMap<string, Uint32Array>;
  /** By question, the length of the vector of the weights of its stems. */
  readonly lengths: Float64Array;
  /** The questions of each country that are answered, and those that are not; every question once, ascending. */
  readonly countries: readonly CountryQuestions[];
  /** The same by authority, too. */
  readonly groups: readonly AuthorityQuestions[];
}

/** Questions that are answered, or that are not: from `first` to before `end`. */
export interface QuestionRange {
  readonly isAnswered: boolean;
  readonly first: number;
  readonly end: number;
}

/** Questions of one authority. */
export interface AuthorityQuestions extends QuestionRange {
  readonly authority: string;
}

/** Questions of one country. */
export interface CountryQuestions extends QuestionRange {
  readonly country: string;
}

/** The first bytes of encoded questions: a name and the version of the format. */
const SIGNATURE = 0x3351484b;
/** The signature and the bytes of the two lists: three numbers of four bytes. */
const HEADER_BYTES = 12;

/**
 * Encodes questions as {@link decodeKnownQuestions} reads them: the header; the groups, of a country, an outcome and an
 * authority each, and the stems, between line feeds; by stem the number of its questions, as varints; then its questions.
 */
export function encodeKnownQuestions(questions: readonly KnownQuestion[]): Uint8Array {
  const byGroup = new Map<string, KnownQuestion[]>();
  for (const question of questions) {
    const name = [question.country, question.isAnswered ? "answered" : "unanswered", question.authority].join(" ");
    const group = byGroup.get(name);
    if (group) group.push(question);
    else byGroup.set(name, [question]);
  }
  const sorted = [...byGroup].sort(([one], [other]) => (one < other ? -1 : 1));
  const byStem = new Map<string, number[]>();
  for (const [id, { stems }] of sorted.flatMap(([, group]) => group).entries())
    for (const stem of stems) {
      const known = byStem.get(stem);
      if (known) known.push(id);
      else byStem.set(stem, [id]);
    }
  const stems = [...byStem.keys()].sort();
  const groups = sorted.map(([name, group]) => `${group.length} ${name}`);
  const lists = [groups, stems].map((list) => new TextEncoder().encode(list.join("\n")));
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  for (const [at, value] of [SIGNATURE, ...lists.map(({ length }) => length)].entries())
    header.setUint32(4 * at, value, true);
  const writer = new ByteWriter();
  for (const part of [new Uint8Array(header.buffer), ...lists]) writer.append(part);
  for (const stem of stems) writer.writeVarint(byStem.get(stem)!.length);
  const ascending = new AscendingWriter();
  for (const stem of stems) ascending.write(byStem.get(stem)!, questions.length);
  writer.append(ascending.finish());
  return writer.view();
}

/** Decodes questions in slices, a stem each; null if the bytes are not those of encoded questions. */
export function* decodeKnownQuestions(bytes: Uint8Array): Generator<void, QuestionIndex | null> {
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
  const ranges = readGroups(described!);
  if (ranges === null) return null;
  const count = ranges.groups.at(-1)?.end ?? 0;
  // A question has at least one byte.
  if (count > bytes.length) return null;
  const counter = new ByteReader(bytes, first);
  const counts = stems!.map(() => counter.readVarint());
  if (counts.some((one) => one > count)) return null;
  const reader = new AscendingReader(bytes, counter.at);
  const postings = new Map<string, Uint32Array>();
  const lengths = new Float64Array(count);
  for (const [at, stem] of stems!.entries()) {
    const own = new Uint32Array(counts[at]!);
    reader.read(own, count);
    const weight = computeStemWeight(count, own.length);
    for (const question of own) lengths[question]! += weight * weight;
    postings.set(stem, own);
    yield;
  }
  return reader.at === bytes.length ? { ...ranges, postings, lengths: lengths.map(Math.sqrt) } : null;
}

/** Reads the groups; null if they are not described as they are encoded. */
function readGroups(described: readonly string[]): Pick<QuestionIndex, "countries" | "groups"> | null {
  const countries: CountryQuestions[] = [];
  const groups: AuthorityQuestions[] = [];
  let first = 0;
  for (const line of described) {
    const [, size, country, outcome, authority] = /^(\d{1,9}) ([A-Z]{2}) (answered|unanswered) (.*)$/.exec(line) ?? [];
    if (country === undefined) return null;
    const isAnswered = outcome === "answered";
    const end = first + Number(size);
    const last = countries.at(-1);
    if (last?.country === country && last.isAnswered === isAnswered) countries[countries.length - 1] = { ...last, end };
    else countries.push({ country, isAnswered, first, end });
    groups.push({ authority: authority!, isAnswered, first, end });
    first = end;
  }
  return { countries, groups };
}

/** Returns the weight of a stem by how many of the questions contain it: the fewer, the more it tells. */
export function computeStemWeight(questions: number, containing: number): number {
  return 1 + Math.log((1 + questions) / (1 + containing));
}
