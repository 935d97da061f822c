import { expect } from "vitest";
import { EngineError } from "../../src/errors.ts";

/** The error with which a promise fails, which it has to. */
export async function expectEngineError(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}
