import type { RoutedOperation } from "../contract/operations/operations.ts";
import type { ErrorCode } from "../errors.ts";

/** One call, as it went. */
export interface CallRecord {
  readonly requestId: string;
  /** When it came, milliseconds by the handler's clock. */
  readonly at: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null where no endpoint was meant. */
  readonly endpoint: RoutedOperation | null;
  /** Who paid; null where nobody was known. */
  readonly account: string | null;
  /** The body as it was sent; null where none was read. */
  readonly body: string | null;
  readonly status: number;
  /** What went wrong; null where nothing did. */
  readonly code: ErrorCode | null;
  /** How many events were sent; null where the answer was no stream. */
  readonly events: number | null;
  /** How long it took, milliseconds. */
  readonly ms: number;
}
