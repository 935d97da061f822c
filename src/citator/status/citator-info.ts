import type { TreatmentKind } from "../../law/treatment.ts";

/** One entry of a reporter's own table of later treatment. */
export interface CitatorInfoEntry {
  /** As printed: `RF`, `E&D`. */
  readonly code: string;
  /** The kind that the code means; of a combination, that of the code with the lowest rank. */
  readonly kind: TreatmentKind;
  /** The citing case: `AIR 1956 SC 391`. */
  readonly citation: string;
  readonly year: number;
  /** Paragraphs of the citing case, as printed. */
  readonly paras: readonly string[];
  /** A minority view, which decides nothing. */
  readonly minority: boolean;
}

interface CitatorCode {
  readonly code: string;
  readonly kind: TreatmentKind;
  /** Of a combination, the code with the lowest rank decides. */
  readonly rank: number;
}

/** The codes of All India Reporter's citator notes; `&` joins combinations. The order of the rows means nothing. */
const CITATOR_CODES: readonly CitatorCode[] = [
  { code: "O", kind: "overruled", rank: 1 },
  { code: "HO", kind: "overruled", rank: 2 },
  { code: "OV", kind: "overruled", rank: 3 },
  { code: "D", kind: "distinguished", rank: 4 },
  { code: "F", kind: "followed", rank: 5 },
  { code: "RF", kind: "relied_on", rank: 6 },
  { code: "REL", kind: "relied_on", rank: 7 },
  { code: "R", kind: "referred", rank: 8 },
  { code: "E", kind: "explained", rank: 9 },
  { code: "C", kind: "considered", rank: 10 },
  { code: "APL", kind: "applied", rank: 11 },
  { code: "A", kind: "approved", rank: 12 },
  { code: "APR", kind: "approved", rank: 13 },
  { code: "AFR", kind: "affirmed", rank: 14 },
  { code: "AF", kind: "affirmed", rank: 15 },
  { code: "REI", kind: "followed", rank: 16 },
  { code: "REV", kind: "reversed", rank: 17 },
  { code: "DISS", kind: "disapproved", rank: 18 },
  { code: "NF", kind: "declined", rank: 19 },
  { code: "DO", kind: "questioned", rank: 20 },
  { code: "MV", kind: "considered", rank: 21 },
  { code: "L", kind: "limited", rank: 22 },
];

const ROW_OF_CODE: ReadonlyMap<string, CitatorCode> = new Map(CITATOR_CODES.map((row) => [row.code, row]));
const ENTRY_PATTERN =
  /\b([A-Z]{1,4}(?: ?& ?[A-Z]{1,4}){0,2}) {1,3}(\d{4}) {0,2}SC {0,2}(\d{1,5})\b(?: {0,2}\(([\d, ]{0,400})\)?)?/g;

/**
 * Parses lines such as `RF 1956 SC 391 (39) E&D 1964 SC1336 (8)`. Square brackets are ignored: scanning leaves them
 * anywhere, even inside an entry. Entries with an unknown code are skipped.
 */
export function parseCitatorInfo(text: string): CitatorInfoEntry[] {
  const plain = text.replace(/[[\]]/g, "").replace(/\s+/g, " ");
  const entries: CitatorInfoEntry[] = [];
  for (const [, printed = "", year, page, paras = ""] of plain.matchAll(ENTRY_PATTERN)) {
    const code = printed.replaceAll(" ", "");
    const rows = code.split("&").map((part) => ROW_OF_CODE.get(part));
    if (!rows.every((row) => row !== undefined)) continue;
    entries.push({
      code,
      kind: rows.reduce((first, row) => (row.rank < first.rank ? row : first)).kind,
      citation: `AIR ${year} SC ${page}`,
      year: Number(year),
      paras: paras.split(/[ ,]+/).filter((para) => para !== ""),
      minority: rows.some((row) => row.code === "MV"),
    });
  }
  return entries;
}
