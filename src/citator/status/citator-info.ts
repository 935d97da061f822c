import type { TreatmentKind } from "../../law/treatment.ts";

/** One entry of a reporter's own table of later treatment. */
export interface CitatorInfoEntry {
  /** As printed: `RF`, `E&D`. */
  readonly code: string;
  /** The most severe kind the code stands for. */
  readonly kind: TreatmentKind;
  /** The citing case: `AIR 1956 SC 391`. */
  readonly citation: string;
  readonly year: number;
  /** Paragraphs of the citing case, as printed. */
  readonly paras: readonly string[];
  /** A minority view: it decides nothing. */
  readonly minority: boolean;
}

/** The codes of All India Reporter's citator notes; combinations are joined by `&`. */
const KIND_OF_CODE: Readonly<Record<string, TreatmentKind>> = {
  O: "overruled",
  HO: "overruled",
  OV: "overruled",
  D: "distinguished",
  F: "followed",
  RF: "relied_on",
  REL: "relied_on",
  R: "referred",
  E: "explained",
  C: "considered",
  APL: "applied",
  A: "approved",
  APR: "approved",
  AFR: "affirmed",
  AF: "affirmed",
  REI: "followed",
  REV: "reversed",
  DISS: "disapproved",
  NF: "declined",
  DO: "questioned",
  MV: "considered",
  L: "limited",
};

/** Severity among the parts of a combination: what a code says worst is what counts. */
const CODES_BY_SEVERITY: readonly string[] = Object.keys(KIND_OF_CODE);
const ENTRY_PATTERN =
  /\b([A-Z]{1,4}(?: ?& ?[A-Z]{1,4}){0,2}) {1,3}(\d{4}) {0,2}SC {0,2}(\d{1,5})\b(?: {0,2}\(([\d, ]{0,400})\)?)?/g;

/**
 * Reads lines such as `RF 1956 SC 391 (39) E&D 1964 SC1336 (8)`. Scanning leaves square brackets at odd places in them,
 * even within one entry; they say nothing and are dropped.
 */
export function parseCitatorInfo(text: string): CitatorInfoEntry[] {
  const plain = text.replace(/[[\]]/g, "").replace(/\s+/g, " ");
  const entries: CitatorInfoEntry[] = [];
  for (const [, printed, year, page, paras] of plain.matchAll(ENTRY_PATTERN)) {
    const code = printed!.replaceAll(" ", "");
    const parts = code.split("&");
    if (!parts.every((part) => part in KIND_OF_CODE)) continue;
    const worst = CODES_BY_SEVERITY.find((known) => parts.includes(known))!;
    entries.push({
      code,
      kind: KIND_OF_CODE[worst]!,
      citation: `AIR ${year} SC ${page}`,
      year: Number(year),
      paras: paras === undefined ? [] : paras.split(/[ ,]+/).filter((para) => para !== ""),
      minority: parts.includes("MV"),
    });
  }
  return entries;
}
