/**
 * Credits granted; credits debited; the answer, of amount 0, to a call that was debited before its answer was complete.
 */
export type EntryKind = "grant" | "capture" | "answer";

/** One line of the ledger; never changed, never removed. An account's balance is the sum of its entries. */
export interface LedgerEntry {
  readonly id: string;
  /** Milliseconds by the ledger's clock. */
  readonly at: number;
  readonly account: string;
  readonly kind: EntryKind;
  /** The verb that was paid for, or why credits were granted. */
  readonly operation: string;
  /** Thousandths of a credit; negative for a capture. */
  readonly amount: number;
  /** The answer that was paid for, if the caller may request it again. */
  readonly answer?: StoredAnswer;
}

/** An entry that moves credits: a line of an account's statement. */
export type Movement = LedgerEntry & { readonly kind: Exclude<EntryKind, "answer"> };

/** An answer that is kept for a caller who sends the same request under the same key again. */
export interface StoredAnswer {
  readonly key: string;
  /** Hash that distinguishes the request from other requests. */
  readonly hash: string;
  /**
   * The response body, a JSON value. Absent if a stream was paid for and its answer is not complete yet; a later entry
   * then contains it.
   */
  readonly body?: unknown;
}

/** A request that may be sent again under its key; `hash` distinguishes it from other requests. */
export interface KeyedRequest {
  readonly account: string;
  readonly key: string;
  readonly hash: string;
}

/**
 * Stores entries. A store may replace its entries by fewer that mean the same, as a journal does when it is compacted;
 * its users do not notice.
 */
export interface LedgerStore {
  /** Returns all durable entries in the order in which they were appended. */
  load(): AsyncIterable<LedgerEntry>;
  /**
   * Resolves when the entry is durable: it will be loaded after any later crash. Calls overlap, and entries that wait
   * together are best written together; they keep the order of the calls. Rejects only if the entry will never be
   * loaded; a store that cannot know that refuses all later entries.
   */
  append(entry: LedgerEntry): Promise<void>;
}

/** Returns whether an entry moves credits. */
export function isMovement(entry: LedgerEntry): entry is Movement {
  return entry.kind !== "answer";
}
