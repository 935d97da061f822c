/** Entries that are written in groups: those that arrive during a write are written and synced together. */
export interface WriteQueue {
  /** The write that is running, or null. Another one may follow it at once, if entries have arrived meanwhile. */
  readonly writing: Promise<void> | null;
  /** Queues an entry. Resolves when its group is on the disk; rejects if writing the group failed. */
  append(json: string): Promise<void>;
  /** Runs `work` while nothing is being written; entries that arrive meanwhile wait. */
  runExclusive(work: () => Promise<void>): Promise<void>;
}

interface PendingEntry {
  readonly json: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates a queue.
 * @param writeGroup writes entries and resolves when they are on the disk
 * @param afterGroup runs after every group, written or failed, before the next one
 */
export function createWriteQueue(
  writeGroup: (entries: readonly string[]) => Promise<void>,
  afterGroup: () => Promise<void>,
): WriteQueue {
  let pending: PendingEntry[] = [];
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (pending.length > 0) {
      const group = pending;
      pending = [];
      try {
        await writeGroup(group.map(({ json }) => json));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      await afterGroup();
    }
    writing = null;
  }

  return {
    get writing() {
      return writing;
    },
    append: (json) =>
      new Promise((resolve, reject) => {
        pending.push({ json, resolve, reject });
        writing ??= drain();
      }),
    async runExclusive(work) {
      while (writing) await writing;
      // Set before anything is awaited, so that no append starts a second write.
      writing = work().then(drain);
      await writing;
    },
  };
}
