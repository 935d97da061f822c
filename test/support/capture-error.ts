import { expect } from "vitest";
import { EngineError } from "../../src/errors.ts";

/** Fields that tests read from errors of any engine, in process or remote. */
export interface CapturedError {
  readonly code: string;
  readonly details: {
    readonly suggestions?: readonly string[];
    readonly issues?: readonly { readonly loc: readonly unknown[] }[];
  };
}

/** Returns the error with which a promise rejects; fails the test if it resolves. */
export async function captureError(promise: Promise<unknown>): Promise<CapturedError> {
  return promise.then(
    () => expect.unreachable("This call should have failed."),
    (error: CapturedError) => error,
  );
}

/** Returns the EngineError with which a promise rejects; fails the test if it resolves or rejects otherwise. */
export async function expectEngineError(promise: Promise<unknown>): Promise<EngineError> {
  const error: unknown = await captureError(promise);
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}
