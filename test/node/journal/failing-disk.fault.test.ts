import { type FileHandle, open } from "node:fs/promises";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { openJournal } from "../../../src/node/journal/journal.ts";
import { entry, newPath, removeJournals, reopenJournal, THREE, writeJournal } from "../../support/node/journals.ts";

afterAll(removeJournals);

/** The form of `FileHandle.write` that a journal uses. */
type Write = (bytes: Buffer, at: number, length: number, place: number) => Promise<unknown>;

/** Returns the methods of every file handle, so that a test can delay them or let them fail. */
async function getFileOperations(): Promise<FileHandle> {
  const handle = await open(await writeJournal(THREE));
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}

describe("a journal on a failing disk", () => {
  afterEach(() => vi.restoreAllMocks());

  it("acknowledges an entry when it is synced, and syncs waiting entries together", async () => {
    const journal = await openJournal(newPath());
    const operations = await getFileOperations();
    let sync = () => {};
    const synced = new Promise<void>((resolve) => {
      sync = resolve;
    });
    const datasync = vi.spyOn(operations, "datasync").mockReturnValueOnce(synced);
    const acknowledged: string[] = [];
    const appended = [1, 2, 3, 4].map(async (n) => {
      await journal.append(entry(n));
      acknowledged.push(`e${n}`);
    });
    await vi.waitFor(() => expect(datasync).toHaveBeenCalled(), { timeout: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([acknowledged, datasync.mock.calls.length]).toEqual([[], 1]);
    sync();
    await Promise.all(appended);
    expect([acknowledged, datasync.mock.calls.length]).toEqual([["e1", "e2", "e3", "e4"], 2]);
    await journal.close();
  });

  it("removes a partly written entry if the disk is full, and accepts a later one", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    await journal.append(entry(1));
    const operations = (await getFileOperations()) as unknown as { write: Write };
    const { write } = operations;
    const writeSome: Write = async function (this: unknown, bytes, at, _, place) {
      await write.call(this, bytes, at, 20, place);
      throw new Error("ENOSPC");
    };
    vi.spyOn(operations, "write").mockImplementationOnce(writeSome);
    await expect(journal.append(entry(2))).rejects.toThrow("ENOSPC");
    await journal.append(entry(3));
    await journal.close();
    expect(await reopenJournal(path)).toEqual({ entries: [entry(1), entry(3)], notices: [], torn: 0 });
  });

  it("acknowledges nothing after a sync has failed", async () => {
    const path = newPath();
    const journal = await openJournal(path);
    await journal.append(entry(1));
    vi.spyOn(await getFileOperations(), "datasync").mockRejectedValueOnce(new Error("EIO"));
    await expect(journal.append(entry(2))).rejects.toThrow("EIO");
    await expect(journal.append(entry(3))).rejects.toThrow("EIO");
    await journal.close();
    expect((await reopenJournal(path)).entries[0]).toEqual(entry(1));
  });

  it("keeps the former file and reports it if the disk is full during a compaction", async () => {
    const path = await writeJournal(THREE);
    const notices: string[] = [];
    const journal = await openJournal(path, { onNotice: (notice) => notices.push(notice) });
    vi.spyOn(await getFileOperations(), "write").mockRejectedValueOnce(new Error("ENOSPC"));
    await journal.compact();
    await journal.append(entry(4));
    await journal.close();
    expect(notices).toEqual([expect.stringMatching(/could not be compacted: .*ENOSPC/)]);
    expect((await reopenJournal(path)).entries).toEqual([...THREE, entry(4)]);
  });
});
