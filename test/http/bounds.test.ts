import { describe, expect, it } from "vitest";
import type { OperationName, RoutedOperation } from "../../src/contract/operations/operations.ts";
import { toMillis } from "../../src/credits/ledger.ts";
import { hashKey } from "../../src/http/authenticator.ts";
import { createHandler } from "../../src/http/handler.ts";
import {
  ENUM_VALUES,
  type Fields,
  INTEGER_BOUNDS,
  INVALID_REQUESTS,
  REQUIRED_FIELDS,
  TEXT_BOUNDS,
  VALID_REQUESTS,
} from "../support/contract/bounds.ts";
import { getOperation, getRoute } from "../support/contract/operations.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";
import { checkResponses } from "../support/http/checked-handler.ts";
import { toRequest } from "../support/http/requests.ts";

const { engine, ledger } = await openSmallEngine();
await ledger.grant("rich", toMillis(1_000_000), "bought");
const keys = [{ name: "rich", hash: await hashKey("gold"), account: "rich" }];
const { fetch } = checkResponses(createHandler(engine, { keys }));

/** Returns the places of the refused fields; empty if the request is valid. */
async function refusedBy(name: RoutedOperation, fields: Fields, spell: (field: string) => string): Promise<unknown[]> {
  const all = { ...REQUIRED_FIELDS[name], ...fields };
  const isInPath = (field: string) => getRoute(name).path.includes(`{${snakeCase(field)}}`);
  const spelled = Object.entries(all).map(([field, value]) => [isInPath(field) ? field : spell(field), value]);
  const before = ledger.balance("rich");
  const response = await fetch(toRequest(name, Object.fromEntries(spelled), { Authorization: "Bearer gold" }));
  const text = await response.text();
  if (response.status !== 422) return [];
  const { detail, error } = JSON.parse(text) as { detail: { loc: unknown[] }[]; error: { code: string } };
  expect(ledger.balance("rich")).toBe(before);
  return error.code === "validation_failed" ? detail.map(({ loc }) => loc.slice(0, 2)) : [];
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function place(name: RoutedOperation, field: string, spell: (field: string) => string): readonly string[] {
  const { method, path } = getRoute(name);
  if (path.includes(`{${snakeCase(field)}}`)) return ["path", snakeCase(field)];
  return [method === "POST" ? "body" : "query", spell(field)];
}

/** An operation that HTTP has, and that reads JSON, where a number is not its text. */
const isRouted = ([name]: readonly [OperationName, ...unknown[]]) => getOperation(name).route !== null;
const isPost = (name: OperationName) => getOperation(name).route?.method === "POST";

const SPELLINGS = [
  ["camelCase", (field: string) => field],
  ["snake_case", snakeCase],
] as const;

describe.each(SPELLINGS)("over HTTP, in %s", (_, spell) => {
  const refused = (name: OperationName, fields: Fields) => refusedBy(name as RoutedOperation, fields, spell);
  const at = (name: OperationName, field: string) => place(name as RoutedOperation, field, spell);

  it.each(TEXT_BOUNDS.filter(isRouted))("%s %s: %i to %i", async (name, field, min, max) => {
    const make = (count: number) => (field === "actId" ? "a" : "𝔸").repeat(count);
    // The empty text is an absent field in a query, and no segment of a path.
    const isBelow = min > 1 || isPost(name);
    for (const count of [min, max]) expect(await refused(name, { [field]: make(count) }), `${count}`).toEqual([]);
    for (const count of isBelow ? [min - 1, max + 1] : [max + 1]) {
      expect(await refused(name, { [field]: make(count) }), `${count}`).toEqual([at(name, field)]);
    }
  });

  it.each(INTEGER_BOUNDS.filter(isRouted))("%s %s: %i to %i", async (name, field, min, max) => {
    for (const value of [min, max]) expect(await refused(name, { [field]: value }), `${value}`).toEqual([]);
    for (const value of [min - 1, max + 1, min + 0.5, "x", ...(isPost(name) ? [String(min)] : [])]) {
      expect(await refused(name, { [field]: value }), `${value}`).toEqual([at(name, field)]);
    }
  });

  it.each(ENUM_VALUES.filter(isRouted))(
    "accepts only the listed values of %s %s",
    async (name, field, allowed, wrong) => {
      const cannotBeSent = (value: unknown) => !isPost(name) && (value === "" || value === undefined || value === 1);
      for (const value of allowed) expect(await refused(name, { [field]: value }), String(value)).toEqual([]);
      for (const value of wrong.filter((one) => !cannotBeSent(one))) {
        expect(await refused(name, { [field]: value }), String(value)).toEqual([at(name, field)]);
      }
    },
  );

  it.each(INVALID_REQUESTS.filter(isRouted))("%s refuses %j", async (name, fields, field) => {
    expect(await refused(name, fields)).toEqual([at(name, field)]);
  });

  it.each(VALID_REQUESTS.filter(isRouted))("%s allows %j", async (name, fields) => {
    expect(await refused(name, fields)).toEqual([]);
  });
});

it("names an invalid id of a path as the path does", async () => {
  expect(await refusedBy("citations.case", { caseId: "0" }, (field) => field)).toEqual([["path", "case_id"]]);
});
