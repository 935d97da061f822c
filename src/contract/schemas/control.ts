import * as v from "valibot";
import { ERROR_CODES } from "../../errors.ts";
import { listEndpoints } from "../operations/operation.ts";
import { OPERATIONS, type RoutedOperation } from "../operations/operations.ts";
import { limitInteger, limitText, optional } from "./common/field.ts";

const served = listEndpoints(OPERATIONS).map(({ name }) => name as RoutedOperation);

/** `POST /__control/faults`: a fault of the next calls. */
export const FaultRequestSchema = v.pipe(
  v.object({
    /** The operation, such as `research.search`; default: every operation. */
    endpoint: optional(v.picklist(served)),
    /** Status of the answer: with the contract's code where it has one for it, else as a gateway would answer. */
    status: optional(limitInteger(400, 599)),
    /** Code of the answer, if the status has several or is absent. */
    code: optional(v.picklist(ERROR_CODES)),
    /** Milliseconds that the answer is held back. */
    delayMs: optional(limitInteger(0, 600_000)),
    /** Number of events after which the stream is cut. */
    cutAfter: optional(limitInteger(0)),
    /** Number of calls that have the fault; default: all. */
    times: optional(limitInteger(1)),
  }),
  v.check(
    ({ status, code, delayMs, cutAfter }) => [status, code, delayMs, cutAfter].some((effect) => effect !== undefined),
    "one of status, code, delayMs, cutAfter is required",
  ),
);
/** A fault as a test writes it. */
export type FaultInput = v.InferInput<typeof FaultRequestSchema>;
/** A validated fault. */
export type Fault = v.InferOutput<typeof FaultRequestSchema>;

/** `POST /__control/credits`: the balance that an account has from now on. */
export const BalanceRequestSchema = v.object({
  account: limitText(1, 100),
  balance: v.pipe(v.number(), v.minValue(0)),
});

const path = limitText(1, 4096);

/**
 * `POST /__control/corpus`: the file or files to answer from, or a change of them; the same ones again where all is left
 * out.
 */
export const CorpusRequestSchema = v.pipe(
  v.object({
    corpus: optional(v.union([path, v.pipe(v.array(path), v.minLength(1), v.maxLength(100))])),
    /** The file to add: in the place of the removed one, else as the last. */
    add: optional(path),
    /** The file to remove, by the path by which it is listed. */
    remove: optional(path),
  }),
  v.check(
    ({ corpus, add, remove }) => corpus === undefined || (add === undefined && remove === undefined),
    "corpus states all files: leave out add and remove",
  ),
);
