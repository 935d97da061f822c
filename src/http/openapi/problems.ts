import type { RoutedEndpoint } from "../../contract/operations/operation.ts";
import { listPriceNames, type PriceRule } from "../../contract/operations/price-rule.ts";
import { resolvePrices } from "../../credits/prices.ts";
import type { ErrorCode } from "../../errors.ts";
import { STATUS_BY_CODE } from "../problem-response.ts";

/** Returns the failures of one endpoint: by status, the codes that it comes with. */
export function listProblems({ operation, route }: RoutedEndpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes: readonly ErrorCode[] = [
    ...(route.method === "POST" ? BODY_ERRORS : []),
    "missing_credentials",
    "invalid_credentials",
    ...(isFree(operation.price) ? [] : PAYMENT_ERRORS),
    ...(operation.errors ?? []),
    "validation_failed",
    "rate_limited",
    "internal",
    "corpus_unavailable",
    ...(operation.heavy !== undefined ? HEAVY_ERRORS : []),
    // A stream is debited after its answer has begun; there the code comes in an event.
    ...(operation.streams ? [] : LEDGER_ERRORS),
  ];
  const statuses = [...new Set(codes.map((code) => STATUS_BY_CODE[code]))].toSorted((a, b) => a - b);
  return new Map(statuses.map((status) => [status, codes.filter((code) => STATUS_BY_CODE[code] === status)]));
}

/** Returns whether all prices of the rule are 0 in the price list. */
function isFree(rule: PriceRule | null): boolean {
  const credits: Readonly<Record<string, number>> = resolvePrices();
  return listPriceNames(rule).every((name) => credits[name] === 0);
}

const BODY_ERRORS = ["malformed_json", "payload_too_large", "unsupported_media_type"] as const;
const HEAVY_ERRORS = ["overloaded"] as const;
const LEDGER_ERRORS = ["ledger_unavailable"] as const;
const PAYMENT_ERRORS = ["insufficient_credits"] as const;

/** Returns the name of a failure's response in the document: its codes. */
export function toProblemName(codes: readonly ErrorCode[]): string {
  return codes.map((code) => code.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())).join("Or");
}

/** Describes a failed response with one of the codes. */
export function describeProblemResponse(codes: readonly ErrorCode[]): object {
  const status = STATUS_BY_CODE[codes[0]!];
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_DESCRIPTIONS[code]}`).join("\n\n"),
    "x-error-codes": codes,
    headers: { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" }, ...HEADERS_BY_STATUS[status] },
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Problem" },
        examples: Object.fromEntries(codes.map((code) => [code, { value: buildExample(code) }])),
      },
    },
  };
}

/** Meaning of each code, in a sentence. */
const ERROR_DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = {
  malformed_json: "The body is not JSON in UTF-8, or an object of it has a key twice.",
  missing_credentials: "No key was sent.",
  invalid_credentials: "The key is not known.",
  insufficient_credits: "The account cannot pay for the call. Nothing was done or debited.",
  route_not_found: "There is nothing at this path.",
  case_not_found: "The corpus has no case with this id.",
  citation_not_found: "The corpus does not hold the cited case; how the citation was read and what is near are given.",
  act_not_found: "The corpus has no Act or section with this id.",
  state_not_found: "There is no such state.",
  method_not_allowed: "The path knows another method.",
  payload_too_large: "The body is larger than 1 MiB.",
  unsupported_media_type: "The body is not application/json, or it is compressed otherwise than with gzip.",
  validation_failed: "Fields break their constraints; `detail` lists them.",
  citation_unrecognized: "The text is not a citation.",
  query_syntax: "The Boolean query cannot be read; `error.offset` says where.",
  rate_limited: "Too many calls. Only where a limit is configured.",
  internal: "A fault of the service.",
  corpus_unavailable: "The corpus is being opened, or could not be opened.",
  overloaded: "Too many heavy calls wait. Nothing was done or debited.",
  ledger_unavailable: "The ledger cannot be written. Nothing was debited.",
};

const toTextHeader = (description: string) => ({ description, schema: { type: "string" } });
const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };

/** Headers that come with a status. */
const HEADERS_BY_STATUS: Readonly<Record<number, object>> = {
  401: { "WWW-Authenticate": toTextHeader("`Bearer`") },
  405: { Allow: toTextHeader("The methods that the path knows.") },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** Details of an error code in addition to its message. */
const EXAMPLE_DETAILS: { readonly [Code in ErrorCode]?: object } = {
  insufficient_credits: { creditsRequired: 25, creditsRemaining: 3.5 },
  citation_not_found: { parsed: { raw: "347 U.S. 484", kind: "case" }, suggestions: ["347 U.S. 483"] },
  query_syntax: { offset: 12 },
};

/** The field that each code of status 422 is about, and the type of its issue. */
const EXAMPLE_ISSUES: { readonly [Code in ErrorCode]?: readonly [field: string, msg: string, type: string] } = {
  validation_failed: ["query", "is required", "missing"],
  citation_unrecognized: ["citation", ERROR_DESCRIPTIONS.citation_unrecognized, "citation_unrecognized"],
  query_syntax: ["query", ERROR_DESCRIPTIONS.query_syntax, "query_syntax"],
};

function buildExample(code: ErrorCode): object {
  const [field, msg, type] = EXAMPLE_ISSUES[code] ?? [];
  return {
    detail: field === undefined ? ERROR_DESCRIPTIONS[code] : [{ loc: ["body", field], msg, type }],
    error: {
      code,
      message: ERROR_DESCRIPTIONS[code],
      requestId: "9b2f0c1e-7a55-4d0e-9a36-0d1f6a3f2c11",
      ...EXAMPLE_DETAILS[code],
    },
  };
}
