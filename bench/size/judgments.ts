import type { SourceRecord } from "../../src/ingest/records/source-record.ts";
import type { Court } from "../../src/law/court.ts";
import { createRandom } from "../../test/support/seeded-random.ts";
import { createWordSource, type WordSource } from "./word-source.ts";

/** Number and length of generated judgments. */
export interface JudgmentSize {
  readonly count: number;
  /** Words of the median judgment. */
  readonly medianWords: number;
  /** Words of a judgment on average; lengths are log-normal. */
  readonly meanWords: number;
}

/** The length of judgments of the Supreme Court of the United States, and of short orders. */
export const JUDGMENT_LENGTHS = {
  realistic: { medianWords: 2500, meanWords: 6000 },
  short: { medianWords: 100, meanWords: 120 },
} as const;

const SEED = 25;
const MAX_WORDS = 250_000;
const MIN_WORDS = 30;
const FIRST_YEAR = 1930;
const YEARS = 90;

/** A reporter has 999 volumes of 60 cases each. */
const REPORTERS =
  "U.S.|F.|F.2d|F.3d|F. Supp.|F. Supp. 2d|P.2d|P.3d|N.E.|N.E.2d|N.W.2d|A.2d|A.3d|S.E.2d|So. 2d|S.W.2d|S.W.3d|Cal. Rptr.|N.Y.S.2d|Wash. 2d".split(
    "|",
  );
const VOLUMES = 999;
const CASES_PER_VOLUME = 60;
const PAGES_PER_CASE = 22;

const COURTS: readonly Court[] = [
  ["scotus", "Supreme Court of the United States", "supreme"],
  ["ca2", "Court of Appeals for the Second Circuit", "appellate"],
  ["ca5", "Court of Appeals for the Fifth Circuit", "appellate"],
  ["ca9", "Court of Appeals for the Ninth Circuit", "appellate"],
  ["wash", "Washington Supreme Court", "supreme"],
  ["nysd", "District Court, S.D. New York", "trial"],
].map(([id, name, level]) => ({
  id: id!,
  name: name!,
  citationString: name!,
  jurisdiction: "US",
  level: level as Court["level"],
}));

/** Words between two citations, on average. */
const WORDS_PER_CITATION = 90;
/** Share of judgments with a dissent, and of their words that are its. */
const DISSENTS = 0.15;
const DISSENT_WORDS = 0.25;

/** Returns the citation of the `i`th generated judgment. */
export function citeJudgment(i: number): string {
  const n = Math.floor(i / REPORTERS.length);
  const volume = 1 + (Math.floor(n / CASES_PER_VOLUME) % VOLUMES);
  const page = 1 + (n % CASES_PER_VOLUME) * PAGES_PER_CASE;
  return `${volume} ${REPORTERS[i % REPORTERS.length]} ${page}`;
}

/**
 * Generates judgments as an importer's records, the same for the same size: log-normal lengths, words by Zipf's law,
 * sentences, paragraphs, dissents, full citations of earlier judgments with pin cites and parallel forms, *id.*, short
 * forms, statutes, and now and then a word of treatment. One judgment is in memory at a time.
 */
export async function* generateJudgments({
  count,
  medianWords,
  meanWords,
}: JudgmentSize): AsyncGenerator<SourceRecord> {
  const random = createRandom(SEED);
  const words = createWordSource(random);
  const location = { file: "generated", record: "" };
  const spread = Math.sqrt(2 * Math.log(meanWords / medianWords));
  const judges = Array.from({ length: 300 }, () => words.name());
  for (const court of COURTS) yield { kind: "court", court, location };
  for (let i = 0; i < count; i++) {
    const length = Math.round(Math.exp(Math.log(medianWords) + spread * drawNormal(random)));
    const wanted = Math.max(MIN_WORDS, Math.min(MAX_WORDS, length));
    const sourceId = String(i + 1);
    const name = nameJudgment(words, i);
    yield {
      kind: "case",
      case: {
        clusterId: i + 1,
        namespace: "generated",
        sourceId,
        name,
        nameFull: name,
        courtId: COURTS[Math.floor(random() ** 2 * COURTS.length)]!.id,
        jurisdiction: "US",
        dateFiled: `${yearOf(i, count)}-0${1 + (i % 9)}-1${i % 10}`,
        datePrecision: "day",
        docketNumber: `No. ${yearOf(i, count) % 100}-${i % 9973}`,
        judges: [judges[Math.floor(random() ** 2 * judges.length)]!],
        citations: [citeJudgment(i)],
      },
      location,
    };
    const dissent = random() < DISSENTS ? Math.round(wanted * DISSENT_WORDS) : 0;
    const write = (kind: "lead" | "dissent", length: number): SourceRecord => ({
      kind: "opinion",
      namespace: "generated",
      caseSourceId: sourceId,
      opinion: { kind, author: "", text: writeOpinion(words, random, length, { i, count }), pages: [], footnotes: [] },
      location,
    });
    yield write("lead", wanted - dissent);
    if (dissent > 0) yield write("dissent", dissent);
  }
}

function yearOf(i: number, count: number): number {
  return FIRST_YEAR + Math.floor((i / count) * YEARS);
}

/** Returns a normally distributed number (Box and Muller). */
function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Names depend on the number alone, so that any later judgment can cite them. */
function nameJudgment(words: WordSource, i: number): string {
  return `${words.surname(i * 2 + 1)} v. ${words.surname(i * 7 + 5)}`;
}

/** Sentences of some twenty words, six to a paragraph. */
function writeOpinion(
  words: WordSource,
  random: () => number,
  length: number,
  at: { readonly i: number; readonly count: number },
): string {
  const paragraphs: string[] = [];
  let text = "";
  let last = -1;
  let left = length;
  for (let sentence = 1; left > 0; sentence++) {
    const wanted = Math.min(left, 6 + Math.floor(random() * 30));
    left -= wanted;
    let said = words.word();
    said = said.charAt(0).toUpperCase() + said.slice(1);
    for (let n = 1; n < wanted; n++) said += (n % 11 === 10 ? ", " : " ") + words.word();
    text += text === "" ? `${said}.` : ` ${said}.`;
    if (at.i > 0 && random() < wanted / WORDS_PER_CITATION) {
      const kind = random();
      if (kind < 0.65 || last < 0) {
        last = Math.floor(random() ** 2 * at.i);
        text += citeEarlier(words, random, last, at.count);
      } else if (kind < 0.8) text += ` Id. at ${2 + Math.floor(random() * 900)}.`;
      else if (kind < 0.9) text += ` ${words.surname(last * 2 + 1)}, supra, at ${2 + Math.floor(random() * 900)}.`;
      else text += ` See ${1 + Math.floor(random() * 50)} U.S.C. § ${1 + Math.floor(random() * 3000)}.`;
      left -= 8;
    }
    if (sentence % 6 === 0) {
      paragraphs.push(text);
      text = "";
    }
  }
  if (text !== "") paragraphs.push(text);
  return paragraphs.join("\n\n");
}

/** One citation in fifty is negative, one in twelve distinguishes or follows. */
function citeEarlier(words: WordSource, random: () => number, cited: number, count: number): string {
  const kind = random();
  const signal =
    kind < 0.01
      ? "We overrule"
      : kind < 0.02
        ? "But see"
        : kind < 0.06
          ? "We follow"
          : kind < 0.1
            ? "Distinguishing"
            : "See";
  const [volume, ...rest] = citeJudgment(cited).split(" ");
  const page = Number(rest.at(-1));
  const pin = random() < 0.5 ? `, ${page + 1 + Math.floor(random() * 20)}` : "";
  const year = yearOf(cited, count);
  return ` ${signal} ${nameJudgment(words, cited)}, ${volume} ${rest.join(" ")}${pin} (${year}).`;
}
