import { CORPUS_TYPES, type CodeRow, type CorpusType } from "../law/legislation.ts";
import { STATES } from "../law/state.ts";
import type { StoredCode } from "../store/legislation/sections.ts";

/** Coverage of the law of one state, or of federal law, by a corpus. */
export interface StateCoverage {
  /** Two lower-case letters, or `federal`. */
  readonly code: string;
  readonly name: string;
  readonly kind: "federal" | "state";
  readonly sectionCount: number;
}

/** Code and name of federal law in coverage lists. */
export const FEDERAL_LAW = { code: "federal", name: "Federal" } as const;

/** Returns one row per state and DC, by name, then one for federal law. */
export function listCoverage(codes: readonly StoredCode[]): StateCoverage[] {
  const counts = new Map<string | null, number>();
  for (const { state, sectionCount } of codes) counts.set(state, (counts.get(state) ?? 0) + sectionCount);
  return [
    ...STATES.map(({ code, name }) => ({ code, name, kind: "state" as const, sectionCount: counts.get(code) ?? 0 })),
    { ...FEDERAL_LAW, kind: "federal", sectionCount: counts.get(null) ?? 0 },
  ];
}

/** Returns the codes of a state, or of federal law, sorted by corpus, title number and label. */
export function listCodesOfState(codes: readonly StoredCode[], place: string): StoredCode[] {
  const state = place === FEDERAL_LAW.code ? null : place;
  return codes.filter((code) => code.state === state).sort(compareCodes);
}

function compareCodes(a: CodeRow, b: CodeRow): number {
  return (
    CORPUS_TYPES.indexOf(a.corpusType) - CORPUS_TYPES.indexOf(b.corpusType) ||
    (a.titleNumber ?? 0) - (b.titleNumber ?? 0) ||
    (a.label < b.label ? -1 : a.label > b.label ? 1 : 0)
  );
}

/** Conditions on the codes to search. */
export interface CodeChoice {
  readonly corpusType?: CorpusType;
  readonly state?: string;
  readonly titleNumber?: number;
}

const STATE_CORPUS_TYPES: ReadonlySet<CorpusType> = new Set(["STATE", "STATE_CONSTITUTION", "STATE_RULES"]);
const TITLED_CORPUS_TYPES: ReadonlySet<CorpusType> = new Set(["USC", "CFR"]);

/**
 * Returns the ids of the codes that meet the conditions; `undefined` for all codes. `state` applies to the state
 * corpora and to requests without `corpusType`. `titleNumber` applies to the USC and the CFR, and to requests without
 * `corpusType` and `state`.
 */
export function selectCodes(codes: readonly StoredCode[], choice: CodeChoice): string[] | undefined {
  const { corpusType } = choice;
  const state = corpusType === undefined || STATE_CORPUS_TYPES.has(corpusType) ? choice.state : undefined;
  const hasTitles = corpusType === undefined ? state === undefined : TITLED_CORPUS_TYPES.has(corpusType);
  const titleNumber = hasTitles ? choice.titleNumber : undefined;
  if (corpusType === undefined && state === undefined && titleNumber === undefined) return undefined;
  return codes
    .filter(
      (code) =>
        (corpusType === undefined || code.corpusType === corpusType) &&
        (state === undefined || code.state === state) &&
        (titleNumber === undefined || (TITLED_CORPUS_TYPES.has(code.corpusType) && code.titleNumber === titleNumber)),
    )
    .map(({ id }) => id);
}
