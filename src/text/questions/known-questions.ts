import { FUNCTION_WORDS } from "../function-words.ts";
import { stem } from "../stem.ts";
import { splitWords } from "../words.ts";

/** A question of which it is known whether a corpus answers it. */
export interface KnownQuestion {
  /** Its telling stems, each once. */
  readonly stems: readonly string[];
  /** Country whose law it asks for: "US" or "IN". */
  readonly country: string;
  /** The citation of the authority that answers it; null if none of the corpus does. */
  readonly citation: string | null;
}

/** Lists the stems of a question that tell one from another, each once: all but those of function words. */
export function listTellingStems(question: string): string[] {
  const telling = splitWords(question).filter((word) => !FUNCTION_WORDS.has(word));
  return [...new Set(telling.map(stem))];
}

/** Known questions by their stems. */
export interface QuestionIndex {
  /** By stem, where its postings are. */
  readonly postings: ReadonlyMap<string, StemPostings>;
  /** By question. */
  readonly countries: readonly string[];
  readonly citations: readonly (string | null)[];
}

/** The questions that contain a stem, ascending, and the share of the length of each that the stem has, times 255. */
export interface StemPostings {
  readonly questions: Uint32Array;
  readonly shares: Uint8Array;
}

/** The first bytes of encoded questions: a name and the version of the format. */
const SIGNATURE = 0x3151484b;
/** The signature and the bytes of the three lists of names: four numbers of four bytes. */
const HEADER_BYTES = 16;
const MAX_SHARE = 255;
/** What stands in the list of citations for a question that the corpus does not answer. */
const NO_CITATION = "";

/**
 * Encodes questions as {@link decodeKnownQuestions} reads them: the header; the stems, the citations, and the country and
 * the number of the citation of each question, between line feeds; then by stem the number of its questions, and of each
 * the difference to the last, as numbers of seven bits a byte, and its share.
 */
export function encodeKnownQuestions(questions: readonly KnownQuestion[]): Uint8Array<ArrayBuffer> {
  const byStem = new Map<string, number[]>();
  for (const [id, { stems }] of questions.entries())
    for (const stem of new Set(stems)) {
      const known = byStem.get(stem);
      if (known) known.push(id);
      else byStem.set(stem, [id]);
    }
  const stems = [...byStem.keys()].sort();
  const weights = new Map(stems.map((stem) => [stem, computeStemWeight(questions.length, byStem.get(stem)!.length)]));
  const lengths = questions.map((one) => Math.hypot(...[...new Set(one.stems)].map((stem) => weights.get(stem)!)));
  const citations = [...new Set(questions.map(({ citation }) => citation ?? NO_CITATION))].sort();
  const places = new Map(citations.map((citation, at) => [citation, at]));
  const postings: number[] = [];
  for (const stem of stems) {
    const ids = byStem.get(stem)!;
    writeNumber(postings, ids.length);
    for (const [at, id] of ids.entries()) {
      writeNumber(postings, id - (ids[at - 1] ?? 0));
      postings.push(Math.round((MAX_SHARE * weights.get(stem)!) / lengths[id]!));
    }
  }
  const described = questions.map(({ country, citation }) => `${country} ${places.get(citation ?? NO_CITATION)}`);
  const names = [stems, citations, described].map((list) => new TextEncoder().encode(list.join("\n")));
  const bytes = new Uint8Array(HEADER_BYTES + names.reduce((sum, { length }) => sum + length, postings.length));
  const header = new DataView(bytes.buffer);
  for (const [at, value] of [SIGNATURE, ...names.map(({ length }) => length)].entries())
    header.setUint32(4 * at, value, true);
  let place = HEADER_BYTES;
  for (const part of [...names, postings]) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

/** Decodes questions; null if the bytes are not those of encoded questions. */
export function decodeKnownQuestions(bytes: Uint8Array): QuestionIndex | null {
  if (bytes.length < HEADER_BYTES) return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [signature, ...sizes] = [0, 4, 8, 12].map((at) => header.getUint32(at, true));
  const first = sizes.reduce((sum, size) => sum + size, HEADER_BYTES);
  if (signature !== SIGNATURE || first > bytes.length) return null;
  let start = HEADER_BYTES;
  const [stems, citations, described] = sizes.map((size) => {
    const list = size === 0 ? [] : new TextDecoder().decode(bytes.subarray(start, start + size)).split("\n");
    start += size;
    return list;
  });
  const read = described!.map((one) => one.split(" "));
  const reader: NumberReader = { bytes, at: first };
  const postings = new Map<string, StemPostings>();
  for (const stem of stems!) {
    const own = readPostings(reader, read.length);
    if (own === null) return null;
    postings.set(stem, own);
  }
  if (reader.at !== bytes.length) return null;
  return {
    postings,
    countries: read.map(([country]) => country!),
    citations: read.map(([, place]) => citations![Number(place)] || null),
  };
}

interface NumberReader {
  readonly bytes: Uint8Array;
  at: number;
}

/** Reads the postings of a stem; null if they name a question that there is not. */
function readPostings(reader: NumberReader, questions: number): StemPostings | null {
  const count = readNumber(reader);
  if (count > questions) return null;
  const own = { questions: new Uint32Array(count), shares: new Uint8Array(count) };
  let id = 0;
  for (let at = 0; at < count; at++) {
    id += readNumber(reader);
    if (id >= questions || reader.at >= reader.bytes.length) return null;
    own.questions[at] = id;
    own.shares[at] = reader.bytes[reader.at++]!;
  }
  return own;
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

function readNumber(reader: NumberReader): number {
  let value = 0;
  for (let shift = 0; shift < 32; shift += 7) {
    const byte = reader.bytes[reader.at++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  return value >>> 0;
}

/** Returns the weight of a stem by how many of the questions contain it: the fewer, the more it tells. */
function computeStemWeight(questions: number, containing: number): number {
  return 1 + Math.log((1 + questions) / (1 + containing));
}

/** A known question and how similar another one is to it: the cosine of their weighted stems, 0 to 1. */
export interface SimilarQuestion {
  readonly similarity: number;
  /** The citation of the authority that answers it; null if none of the corpus does. */
  readonly citation: string | null;
}

/**
 * Lists the known questions of a country that are most similar to a question, the most similar first.
 * @param stems the telling stems of the question
 * @param limit maximum number of those that the corpus answers, and of those that it does not
 */
export function findSimilarQuestions(
  { postings, countries, citations }: QuestionIndex,
  stems: readonly string[],
  country: string,
  limit: number,
): SimilarQuestion[] {
  const products = new Float64Array(countries.length);
  let square = 0;
  for (const stem of new Set(stems)) {
    const own = postings.get(stem);
    const weight = computeStemWeight(countries.length, own?.questions.length ?? 0);
    square += weight * weight;
    if (own === undefined) continue;
    const { questions, shares } = own;
    for (let at = 0; at < questions.length; at++) products[questions[at]!]! += weight * shares[at]!;
  }
  const answered: number[] = [];
  const unanswered: number[] = [];
  for (let at = 0; at < products.length; at++)
    if (products[at]! > 0 && countries[at] === country)
      insertBest(citations[at] === null ? unanswered : answered, at, products, limit);
  const length = MAX_SHARE * Math.sqrt(square);
  return [...answered, ...unanswered]
    .sort((a, b) => products[b]! - products[a]! || a - b)
    .map((at) => ({ similarity: Math.min(1, products[at]! / length), citation: citations[at]! }));
}

/** Inserts a question into the best ones, which are at most `limit`. */
function insertBest(best: number[], question: number, products: Float64Array, limit: number): void {
  let place = best.length;
  while (place > 0 && products[best[place - 1]!]! < products[question]!) place--;
  if (place >= limit) return;
  best.splice(place, 0, question);
  if (best.length > limit) best.pop();
}
