import type { RoutedOperation } from "../contract/operations/operations.ts";
import type { ErrorCode } from "../errors.ts";

/** One call that has ended. */
export interface CallRecord {
  readonly requestId: string;
  /** When it arrived, milliseconds by the handler's clock. */
  readonly at: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null if the path is no endpoint's. */
  readonly endpoint: RoutedOperation | null;
  /** The account that paid; null if the caller was not authenticated. */
  readonly account: string | null;
  /** The body as it was sent; null if none was read. */
  readonly body: string | null;
  readonly status: number;
  /** Code of the failure; null if the call succeeded. */
  readonly code: ErrorCode | null;
  /** Number of events that were sent; null if the answer was no stream. */
  readonly events: number | null;
  /** Duration in milliseconds. */
  readonly ms: number;
}
