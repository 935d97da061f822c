import type { CaseFilter } from "../../../src/corpus/port/case-search.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";

/** Cluster ids of the small corpus. */
export const IDS = SMALL_CASES.map((small) => small.case.clusterId!);
/** Out of order, with a repeated and an unknown id. */
export const MIXED_IDS = [IDS[2]!, IDS[0]!, 999_999, IDS[2]!];
/** A filter that every case satisfies. */
export const ALL_IDS_FILTER: CaseFilter = { clusterIds: IDS };
