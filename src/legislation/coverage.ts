import { CORPUS_TYPES, type CodeRow, type CorpusType } from "../law/legislation.ts";
import { STATES } from "../law/state.ts";
import type { StoredCode } from "../store/legislation/sections.ts";

/** What a corpus holds of one state's law, or of federal law. */
export interface StateCoverage {
  /** Two lower-case letters, or `federal`. */
  readonly code: string;
  readonly name: string;
  readonly kind: "federal" | "state";
  readonly sectionCount: number;
}

export const FEDERAL_LAW = { code: "federal", name: "Federal" } as const;

/** One row for every state and DC, by name, then one for federal law: all of it that is not a state's. */
export function listCoverage(codes: readonly StoredCode[]): StateCoverage[] {
  const counts = new Map<string | null, number>();
  for (const { state, sectionCount } of codes) counts.set(state, (counts.get(state) ?? 0) + sectionCount);
  return [
    ...STATES.map(({ code, name }) => ({ code, name, kind: "state" as const, sectionCount: counts.get(code) ?? 0 })),
    { ...FEDERAL_LAW, kind: "federal", sectionCount: counts.get(null) ?? 0 },
  ];
}

/** The codes of a state, or of federal law, by corpus, title and label. */
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

/** Which codes are to be searched. */
export interface CodeChoice {
  readonly corpusType?: CorpusType;
  readonly state?: string;
  readonly titleNumber?: number;
}

const STATE_CORPUS_TYPES: ReadonlySet<CorpusType> = new Set(["STATE", "STATE_CONSTITUTION", "STATE_RULES"]);
const TITLED_CORPUS_TYPES: ReadonlySet<CorpusType> = new Set(["USC", "CFR"]);

/**
 * The ids of the codes that a choice means; `undefined` is all. A state counts for the state corpora, and where no
 * corpus is named: then only that state's law is searched. A title number counts for the USC and the CFR, and where
 * neither a corpus nor a state is named: then only titles of that number are searched.
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
