import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { openJournal } from "../../../src/node/journal/journal.ts";
import { assertProperty } from "../../support/assert-property.ts";
import {
  entry,
  folder,
  newPath,
  removeJournals,
  reopenJournal,
  THREE,
  writeJournal,
} from "../../support/node/journals.ts";

afterAll(removeJournals);

const three = await writeJournal(THREE);
const two = await writeJournal(THREE.slice(0, 2));
const WHOLE = statSync(three).size;
const BEFORE_LAST = statSync(two).size;

describe("a journal", () => {
  it("loads what was appended, in the order of the calls", async () => {
    const many = Array.from({ length: 500 }, (_, n) => entry(n));
    expect((await reopenJournal(await writeJournal(many))).entries).toEqual(many);
  });

  it("can be read by its owner only, also after a compaction", async () => {
    const path = await writeJournal(THREE);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const journal = await openJournal(path);
    await journal.compact();
    await journal.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("accepts any text that JSON can represent", async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(fc.string({ unit: "binary" }), { maxLength: 5 }), async (texts) => {
        const entries = texts.map((operation, n) => entry(n, { operation }));
        expect((await reopenJournal(await writeJournal(entries))).entries).toEqual(entries);
      }),
      { numRuns: 10 },
    );
  });

  it("continues after it was opened again", async () => {
    const path = await writeJournal(THREE.slice(0, 1));
    for (const one of THREE.slice(1)) {
      const journal = await openJournal(path);
      await journal.append(one);
      await journal.close();
    }
    expect((await reopenJournal(path)).entries).toEqual(THREE);
  });

  it("rejects entries after it was closed", async () => {
    const journal = await openJournal(newPath());
    await journal.close();
    await expect(journal.append(entry(1))).rejects.toMatchObject({ code: "internal" });
  });
});

describe("recovery", () => {
  it("cuts off a torn last entry of any length and reports it", async () => {
    for (let bytes = 1; bytes < WHOLE - BEFORE_LAST; bytes++) {
      const path = newPath();
      writeFileSync(path, readFileSync(three).subarray(0, BEFORE_LAST + bytes));
      const { entries, notices, torn } = await reopenJournal(path);
      expect([entries, torn, notices]).toEqual([
        THREE.slice(0, 2),
        bytes,
        [expect.stringContaining(`cut off ${bytes} bytes`)],
      ]);
      expect(readFileSync(path)).toEqual(readFileSync(two));
    }
  });

  it("cuts off zeros that a power failure left", async () => {
    const path = newPath();
    writeFileSync(path, Buffer.concat([readFileSync(three).subarray(0, BEFORE_LAST + 30), Buffer.alloc(400)]));
    expect((await reopenJournal(path)).entries).toEqual(THREE.slice(0, 2));
  });

  it.each([0, 1, 20, 50])(
    "opens a journal whose creation was interrupted after %i bytes as an empty one",
    async (bytes) => {
      const path = newPath();
      writeFileSync(path, readFileSync(three).subarray(0, bytes));
      expect((await reopenJournal(path)).entries).toEqual([]);
    },
  );
});

describe("damage", () => {
  // Every third bit covers every byte and every position in a byte.
  it("of one bit is an error and leaves the file unchanged", async () => {
    const sound = readFileSync(three);
    const path = newPath();
    for (let bit = 0; bit < sound.length * 8; bit += 3) {
      const bytes = Buffer.from(sound);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(path, bytes);
      await expect(openJournal(path), `bit ${bit}`).rejects.toMatchObject({ code: "validation_failed" });
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
  });

  it("in the middle is an error that states the byte and the remedy", async () => {
    const path = newPath();
    const bytes = readFileSync(three);
    bytes[BEFORE_LAST - 10]! ^= 1;
    writeFileSync(path, bytes);
    const one = statSync(await writeJournal(THREE.slice(0, 1))).size;
    await expect(openJournal(path)).rejects.toThrow(new RegExp(`at byte ${one};.*truncate -s ${one} `));
    truncateSync(path, one);
    expect((await reopenJournal(path)).entries).toEqual(THREE.slice(0, 1));
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ["a missing line", ([header, , second]) => [header!, second!]],
    ["a repeated line", ([header, first]) => [header!, first!, first!]],
    ["swapped lines", ([header, first, second]) => [header!, second!, first!]],
    ["a line of another journal", ([header, first]) => [header!, first!, "00000002 00000000 {}"]],
  ])("is detected for %s", async (_, change) => {
    const path = newPath();
    const lines = readFileSync(three, "utf8").split("\n").slice(0, -1);
    writeFileSync(path, `${change(lines).join("\n")}\n`);
    await expect(openJournal(path)).rejects.toThrow(/damaged at byte/);
  });

  it("is reported for a file that is not a journal, which stays unchanged", async () => {
    const path = newPath();
    writeFileSync(path, "Dear diary");
    await expect(openJournal(path)).rejects.toThrow(/is not a journal/);
    expect(readFileSync(path, "utf8")).toBe("Dear diary");
  });
});

describe("the lock of a journal", () => {
  it("is released when the journal is closed", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    await expect(openJournal(path)).rejects.toThrow(`in use by process ${process.pid}`);
    await journal.close();
    await (await openJournal(path)).close();
    expect(readdirSync(folder).filter((name) => name.includes("lock"))).toEqual([]);
  });

  it("is released if the journal cannot be opened", async () => {
    const path = newPath();
    writeFileSync(path, "Dear diary");
    await expect(openJournal(path)).rejects.toThrow(/is not a journal/);
    await expect(openJournal(path)).rejects.toThrow(/is not a journal/);
  });
});
