import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openJournal, openJournalLockedBy } from "../../../src/node/journal/journal.ts";
import {
  createEntriesPosition,
  createFormerEntriesPosition,
  encodeFormerHeader,
  encodeHeader,
  encodeLine,
} from "../../../src/node/journal/journal-line.ts";
import { encodeLease } from "../../../src/node/lock/lease.ts";
import { canUnshare, type JournalProcess, startJournalProcess } from "../../support/node/journal-processes.ts";
import {
  entry,
  newPath,
  readAll,
  removeJournals,
  reopenJournal,
  THREE,
  writeJournal,
} from "../../support/node/journals.ts";

afterAll(removeJournals);

/** Locks as on a system without locks of the kernel, with a lease that expires soon. */
const LEASE_ALONE = { usesKernel: false, leaseMs: 1600, beatMs: 100 };
const hasKernelLock = process.platform === "linux" && ["/usr/bin/flock", "/bin/flock"].some((path) => existsSync(path));
if (!hasKernelLock) console.log("skipped: this system has no program flock");
const isNamespaced = canUnshare();
if (!isNamespaced) console.log("skipped: this machine does not permit process namespaces (unshare)");

const processes: JournalProcess[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) await one.end("SIGKILL");
});

function start(...args: Parameters<typeof startJournalProcess>): JournalProcess {
  const started = startJournalProcess(...args);
  processes.push(started);
  return started;
}

const LOCKS = [
  { lock: "the kernel's lock", settings: {}, isPossible: hasKernelLock },
  { lock: "a lease alone", settings: LEASE_ALONE, isPossible: true },
];

describe.each(LOCKS.filter(({ isPossible }) => isPossible))("a journal in use, locked by $lock", ({ settings }) => {
  it("is refused to a second process", async () => {
    const path = newPath();
    const journal = await openJournalLockedBy(settings, path);
    const other = start(path, settings);
    expect(await other.read()).toContain(`is in use by process ${process.pid} on `);
    await journal.close();
  });

  it("is refused to a process in another process namespace, where ids of processes mean others", async (context) => {
    if (!isNamespaced) return context.skip();
    const path = newPath();
    const [first, second] = [start(path, settings, true), start(path, settings, true)];
    const said = [await first.read(), await second.read()];
    expect(said.toSorted()).toEqual([expect.stringContaining("is in use by process "), "open"].toSorted());
    const owner = said[0] === "open" ? first : second;
    expect(await owner.append(1)).toBe("ok 1");
  });

  it("is refused under a symbolic link and under a hard link", async () => {
    const path = newPath();
    const journal = await openJournalLockedBy(settings, path);
    symlinkSync(path, `${path}.symbolic`);
    linkSync(path, `${path}.hard`);
    for (const name of [`${path}.symbolic`, `${path}.hard`])
      await expect(openJournalLockedBy(settings, name)).rejects.toThrow(/is in use by process/);
    await journal.close();
  });

  it("is free again when its owner closes it or is killed", async () => {
    const path = newPath();
    const first = start(path, settings);
    expect([await first.read(), await first.append(1)]).toEqual(["open", "ok 1"]);
    await first.end();
    const second = start(path, settings);
    expect([await second.read(), await second.append(2)]).toEqual(["open", "ok 2"]);
    await second.end("SIGKILL");
    const journal = await openJournalLockedBy(settings, path);
    expect((await readAll(journal)).map(({ id }) => id)).toEqual(["1", "2"]);
    await journal.close();
  });
});

describe("an owner that has the kernel's lock and not yet written its name", () => {
  it.skipIf(!hasKernelLock)("is waited for, and named", async () => {
    const path = newPath();
    await (await openJournal(path)).close();
    const owner = spawn("flock", [path, "sh", "-c", "echo locked; read line"], { stdio: ["pipe", "pipe", "inherit"] });
    await once(owner.stdout, "data");
    const refused = expect(openJournal(path)).rejects.toThrow(/is in use by process 7 on elsewhere/);
    const bytes = readFileSync(path);
    encodeLease({ owner: "other", pid: 7, host: "elsewhere", kernel: true }).copy(bytes, encodeHeader().length);
    setTimeout(() => writeFileSync(path, bytes), 100);
    await refused;
    owner.stdin.end();
    await once(owner, "exit");
  });
});

describe("an owner that is suspended", () => {
  it.skipIf(!hasKernelLock)("keeps a journal that the kernel has locked for it", async () => {
    const path = newPath();
    const owner = start(path);
    expect(await owner.read()).toBe("open");
    owner.child.kill("SIGSTOP");
    await expect(openJournal(path)).rejects.toThrow(/is in use by process/);
    owner.child.kill("SIGCONT");
    expect(await owner.append(1)).toBe("ok 1");
  });

  it("loses a lease that expires, writes nothing more, and what was acknowledged stays", async () => {
    const path = newPath();
    const owner = start(path, LEASE_ALONE);
    expect([await owner.read(), await owner.append(1)]).toEqual(["open", "ok 1"]);
    owner.child.kill("SIGSTOP");
    // A write that waits in the suspended process.
    owner.child.stdin.write("2\n");
    const successor = await openJournalLockedBy(LEASE_ALONE, path);
    await successor.append(entry(3));
    owner.child.kill("SIGCONT");
    expect([await owner.read(), await owner.append(4)]).toEqual([
      "refused 2 ledger_unavailable",
      "refused 4 ledger_unavailable",
    ]);
    await successor.append(entry(5));
    await successor.close();
    await owner.end();
    expect((await reopenJournal(path)).entries.map(({ id }) => id)).toEqual(["1", "e3", "e5"]);
  });
});

describe("an owner", () => {
  it.each([
    ["was removed", (path: string) => rmSync(path)],
    [
      "was replaced by a copy",
      (path: string) => {
        copyFileSync(path, `${path}.copy`);
        rmSync(path);
        copyFileSync(`${path}.copy`, path);
      },
    ],
  ])("writes nothing more once its file %s", async (_, change) => {
    const path = newPath();
    const journal = await openJournal(path);
    await journal.append(entry(1));
    change(path);
    for (const n of [2, 3])
      await expect(journal.append(entry(n))).rejects.toMatchObject({
        code: "ledger_unavailable",
        message: expect.stringContaining("another file is at its path"),
      });
    await journal.close();
  });

  it("writes nothing more once another process has claimed the lease in the file", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    const bytes = readFileSync(path);
    encodeLease({ owner: "other", pid: 1, host: "elsewhere", kernel: false }).copy(bytes, encodeHeader().length);
    writeFileSync(path, bytes);
    await expect(journal.append(entry(1))).rejects.toMatchObject({ code: "ledger_unavailable" });
    await journal.close();
  });
});

describe("a journal behind a link", () => {
  it("stays behind it when it is created and compacted", async () => {
    const path = newPath();
    symlinkSync(path, `${path}.link`);
    const journal = await openJournal(`${path}.link`, { now: () => 0 });
    await journal.append(entry(1));
    await journal.compact();
    await journal.append(entry(2));
    await journal.close();
    expect(lstatSync(`${path}.link`).isSymbolicLink()).toBe(true);
    expect((await reopenJournal(path)).entries).toEqual([entry(1), entry(2)]);
  });

  it("is not compacted while it has a second name, which would keep leading to the former file", async () => {
    const path = await writeJournal(THREE);
    linkSync(path, `${path}.second`);
    const notices: string[] = [];
    const journal = await openJournal(path, { onNotice: (notice) => notices.push(notice) });
    await journal.compact();
    await journal.append(entry(4));
    await journal.close();
    expect(notices).toEqual([expect.stringContaining("has 2 names (hard links)")]);
    expect((await reopenJournal(`${path}.second`)).entries).toEqual([...THREE, entry(4)]);
  });
});

describe("a journal of version 1", () => {
  it("is replaced by one of this version with the same entries", async () => {
    const path = await writeJournal(THREE);
    // Rewritten without a place for a lease; the checksums chain from another first line.
    const position = createFormerEntriesPosition();
    const lines = THREE.map((one) => encodeLine(JSON.stringify(one), position));
    writeFileSync(path, Buffer.concat([encodeFormerHeader(), ...lines]));
    expect((await reopenJournal(path)).entries).toEqual(THREE);
    expect(readFileSync(path).subarray(0, encodeHeader().length)).toEqual(encodeHeader());
  });
});

describe("a damaged lease", () => {
  it("is an error whose remedy, carried out, makes the journal whole again", async () => {
    const path = await writeJournal(THREE);
    const bytes = readFileSync(path);
    bytes[createEntriesPosition().offset - 100]! ^= 4;
    writeFileSync(path, bytes);
    const error = await openJournal(path).catch((thrown: Error) => thrown);
    expect(String(error)).toMatch(/is damaged at byte \d+, where its owner is recorded; nothing was changed/);
    expect(readFileSync(path)).toEqual(bytes);
    expect(spawnSync("sh", ["-c", String(error).split("that place: ")[1]!]).status).toBe(0);
    expect((await reopenJournal(path)).entries).toEqual(THREE);
  });
});
