import {
  findOperation,
  listEndpoints,
  type Operation,
  type OperationRoute,
} from "../../../src/contract/operations/operation.ts";
import { OPERATIONS, type OperationName, type RoutedOperation } from "../../../src/contract/operations/operations.ts";

/** Returns the declaration of an operation. */
export function getOperation(name: OperationName): Operation {
  return findOperation(OPERATIONS, name);
}

/** Method and path of a verb that is served over HTTP. */
export function getRoute(name: RoutedOperation): OperationRoute {
  return findOperation(OPERATIONS, name).route;
}

/** The names of all verbs that are served over HTTP. */
export const ROUTED_NAMES = listEndpoints(OPERATIONS).map(({ name }) => name as RoutedOperation);
