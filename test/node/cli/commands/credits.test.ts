import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLedger } from "../../../../src/credits/ledger.ts";
import { hashKey } from "../../../../src/http/authenticator.ts";
import { openJournal } from "../../../../src/node/journal/journal.ts";
import { createCounter, createIds } from "../../../support/counters.ts";
import { runCommand } from "../../../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-credits-"));
const journal = join(folder, "credits.journal");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const store = await openJournal(journal);
  const ledger = await openLedger(store, { now: createCounter(), newId: createIds() });
  await ledger.grant("a", 10_000, "bought");
  for (const operation of ["research.search", "citations.resolve"]) {
    await ledger.capture(ledger.authorise("a", 1000, operation), 1000);
  }
  await store.close();
});

describe("headnote credits", () => {
  it.each([
    [["statement", "a"], 0, "balance: 8"],
    [["statement", "a", "--operation", "citations.resolve", "--csv"], 0, "e2,capture,citations.resolve,-1,8\r\n"],
    [["statement", "a", "--from", "1970-01-02", "--json"], 0, '"entries": []'],
    [["statement", "nobody"], 1, "balance: 0"],
  ])("headnote credits %j exits with %i and prints %j", async (args, code, printed) => {
    expect(await runCommand("credits", ...args, "--journal", journal)).toMatchObject({
      code,
      out: expect.stringContaining(printed),
    });
  });

  it.each([
    [["statement", "a", "--from", "yesterday", "--journal", journal], "argument 'yesterday' is invalid. Write a day"],
    [
      ["statement", "a", "--from", "2026-02-01", "--to", "2026-01-31", "--journal", journal],
      "--from 2026-02-01 is after --to 2026-01-31",
    ],
    [["statement", "a", "--journal", join(folder, "absent")], "Cannot open the journal"],
    [["statement", "a"], "--journal"],
    [["top-up", "a", "--journal", journal], "The number of credits is missing"],
    [["top-up", "a", "499", "--journal", journal], "must be 500 to 1000000"],
    [["top-up", "a", "many", "--journal", journal], "must be 500 to 1000000"],
    [["spend", "a", "--journal", journal], "Allowed choices are statement, top-up"],
  ])("headnote credits %j fails and prints %j", async (args, printed) => {
    expect(await runCommand("credits", ...args)).toMatchObject({ code: 2, err: expect.stringContaining(printed) });
  });

  it("prints a statement while a server uses the journal, and adds credits only while none does", async () => {
    const store = await openJournal(journal);
    expect(await runCommand("credits", "statement", "a", "--journal", journal)).toMatchObject({ code: 0 });
    expect(await runCommand("credits", "top-up", "b", "500", "--journal", journal)).toMatchObject({
      code: 2,
      err: expect.stringContaining("in use by process"),
    });
    await store.close();
    expect(await runCommand("credits", "top-up", "b", "500", "--journal", journal)).toMatchObject({
      code: 0,
      out: "b has 500 credits\n",
    });
  });
});

it("headnote keys new prints a secret and the row with its hash", async () => {
  const { code, out } = await runCommand("keys", "new", "office", "--credits", "500", "--json");
  const { secret, row } = JSON.parse(out);
  expect(code).toBe(0);
  expect(row).toEqual({ name: "office", account: "office", credits: 500, hash: await hashKey(secret) });
  const again = JSON.parse((await runCommand("keys", "new", "office", "--json")).out);
  expect(again.secret).not.toBe(secret);
});
