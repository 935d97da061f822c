import { listOperations, type NamedVerb } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

/**
 * The names of the verbs, for pages that send calls and neither validate nor route them. The build evaluates this module and
 * stores the list itself (scripts/bundle/inline-verb-names.ts): a page then loads 1 kB instead of all schemas.
 */
export const VERB_NAMES: readonly NamedVerb[] = listOperations(OPERATIONS).map(({ name, area, verb, streams }) => ({
  name,
  area,
  verb,
  streams,
}));
