import * as v from "valibot";
import { expect } from "vitest";
import type { OperationName } from "../../src/contract/operations/operations.ts";
import { getOperation } from "../support/contract/operations.ts";

/** Returns the body after asserting that it has exactly the shape that the contract declares. */
export function expectShape<Name extends OperationName, Body>(name: Name, body: Body): Body {
  const result = v.safeParse(getOperation(name).response, body);
  expect(result.issues?.map(({ message, path }) => [path?.map(({ key }) => key).join("."), message])).toBeUndefined();
  expect(body).toEqual(result.output);
  return body;
}
