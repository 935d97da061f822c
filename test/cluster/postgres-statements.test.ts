import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/paths.ts";

/** Parts of statements that are constants of the code: none contains anything that a request or an operator states. */
const CONSTANTS = new Set(["SCHEMA", "MATCHING_LINES", "leaseEnd", "seconds", "Number.MAX_SAFE_INTEGER"]);
const STATEMENT = /`[^`]*\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|VALUES|interval)\b[^`]*`/g;

describe("statements for PostgreSQL", () => {
  const folder = resolve(ROOT, "src/cluster/postgres");
  const sources = readdirSync(folder).map((name) => [name, readFileSync(resolve(folder, name), "utf8")] as const);

  it("contain values as parameters only: nothing but constants is joined to their text", () => {
    const joined = sources.flatMap(([name, source]) =>
      (source.match(STATEMENT) ?? []).flatMap((statement) =>
        [...statement.matchAll(/\$\{([^}]*)\}/g)].map(([, expression]) => `${name}: ${expression}`),
      ),
    );
    expect(joined.length).toBeGreaterThan(0);
    expect(joined.filter((one) => !CONSTANTS.has(one.split(": ")[1]!))).toEqual([]);
  });

  it("are never joined by a plus sign", () => {
    const joined = sources.filter(([, source]) => /["'`]\s*\+\s*\w|\w\s*\+\s*["'`]/.test(source)).map(([name]) => name);
    expect(joined).toEqual([]);
  });
});
