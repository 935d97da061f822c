import { toFreshnessCode } from "../../law/treatment.ts";
import { JURISDICTIONS_BY_CODE, parseDay, type StoredCaseColumns } from "../../store/postings/case-columns.ts";
import type { IndexedCase } from "./indexed-case.ts";

/** Collects the columns of an index, case by case. */
export class ColumnBuilder {
  /** Words of all names and judgments. */
  words = 0;
  readonly #clusterIds: number[] = [];
  readonly #nameWords: number[] = [];
  readonly #textWords: number[] = [];
  readonly #dates: number[] = [];
  readonly #courts: number[] = [];
  readonly #courtNumbers = new Map<string, number>();
  readonly #jurisdictions: number[] = [];
  readonly #citeCounts: number[] = [];
  readonly #freshness: number[] = [];

  /** The number of cases. */
  get count(): number {
    return this.#clusterIds.length;
  }

  /** Cluster id of the last case; -1 before the first. */
  get lastClusterId(): number {
    return this.#clusterIds[this.#clusterIds.length - 1] ?? -1;
  }

  /** Adds a case with the number of words of its name and its judgment. */
  add(input: IndexedCase, nameWords: number, textWords: number): void {
    this.#clusterIds.push(input.clusterId);
    this.#nameWords.push(nameWords);
    this.#textWords.push(textWords);
    this.#dates.push(parseDay(input.dateFiled));
    const court = this.#courtNumbers.get(input.courtId) ?? this.#courtNumbers.size;
    this.#courtNumbers.set(input.courtId, court);
    this.#courts.push(court);
    this.#jurisdictions.push(JURISDICTIONS_BY_CODE.indexOf(input.jurisdiction));
    this.#citeCounts.push(input.citeCount ?? 0);
    this.#freshness.push(toFreshnessCode(input.freshness ?? "Good Law"));
    this.words += nameWords + textWords;
  }

  /** Returns the columns of the cases added so far. */
  build(): StoredCaseColumns {
    return {
      clusterIds: Float64Array.from(this.#clusterIds),
      nameWords: Uint32Array.from(this.#nameWords),
      textWords: Uint32Array.from(this.#textWords),
      dates: Uint32Array.from(this.#dates),
      courts: Uint16Array.from(this.#courts),
      courtIds: [...this.#courtNumbers.keys()],
      jurisdictions: Uint8Array.from(this.#jurisdictions),
      citeCounts: Uint32Array.from(this.#citeCounts),
      freshness: Uint8Array.from(this.#freshness),
    };
  }
}
