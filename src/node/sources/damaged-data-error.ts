import type { EngineError } from "../../errors.ts";
import { createUnreadableSourceError } from "../../ingest/source.ts";
import { describeCause } from "../files/file-errors.ts";

/**
 * Creates the error for compressed or archived data that is damaged or cut off.
 * @param name names the file in the message
 * @param format for instance "gzip data" or "zip archive"
 * @param reason default: the message of `cause`
 */
export function createDamagedDataError(
  name: string,
  format: string,
  cause: unknown,
  reason = describeCause(cause),
): EngineError {
  return createUnreadableSourceError(
    `${name}: the ${format} is damaged or cut off (${reason}). Fetch the file again.`,
    cause,
  );
}
