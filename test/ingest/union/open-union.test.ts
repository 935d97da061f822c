import { beforeAll, describe, expect, it } from "vitest";
import type { UnionFiles } from "../../../src/corpus/union/union-files.ts";
import { openUnion } from "../../../src/ingest/union/open-union.ts";
import { encodeKnownQuestions } from "../../../src/search/questions/known-questions.ts";
import { createMemoryFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { buildFromRecords } from "../../support/corpora/split-corpus.ts";
import { toCaseRecords } from "../../support/union/small-records.ts";

/** Keeps union files in memory, and counts those that were created. */
function createKeptFiles() {
  const kept = new Map<string, Uint8Array>();
  const log = { created: 0, discarded: 0 };
  const files: UnionFiles = {
    open: async (key) => (kept.has(key) ? openCorpusBytes(kept.get(key)!) : null),
    async create(key) {
      const file = createMemoryFile();
      log.created++;
      return {
        get size() {
          return file.size;
        },
        read: file.read,
        write: file.write,
        async publish() {
          kept.set(key, file.bytes().slice());
          return openCorpusBytes(kept.get(key)!);
        },
        discard: () => void log.discarded++,
      };
    },
  };
  return { kept, log, files };
}

describe("opening a union", () => {
  let corpora: Uint8Array[];
  const open = async (order: readonly number[], unionFiles: UnionFiles, options = {}) => {
    const union = await openUnion(
      order.map((at) => openCorpusBytes(corpora[at]!)),
      { unionFiles, ...options },
    );
    await union.close();
  };

  beforeAll(async () => {
    corpora = [];
    for (const [at, cases] of [SMALL_CASES.slice(0, 2), SMALL_CASES.slice(2, 5), SMALL_CASES.slice(5)].entries())
      corpora.push(await buildFromRecords(`corpus ${at}`, [toCaseRecords(cases)]));
  });

  it("computes the union file once per set of corpora", async () => {
    const { files, log, kept } = createKeptFiles();
    await open([0, 1], files);
    await open([0, 1], files);
    expect(log.created).toBe(1);
    await open([0, 1, 2], files);
    await open([1, 0], files);
    expect(log.created).toBe(3);
    expect([...kept.keys()].every((key) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  });

  it("computes a damaged union file again", async () => {
    const { files, log, kept } = createKeptFiles();
    await open([0, 1], files);
    for (const bytes of kept.values()) bytes.fill(7, bytes.length - 40);
    await open([0, 1], files);
    expect(log.created).toBe(2);
  });

  it("contains no known questions: another corpus may answer what the first does not", async () => {
    const knownQuestions = encodeKnownQuestions([{ stems: ["lamp"], country: "US", isAnswered: false, authority: "" }]);
    const { bytes } = await buildSmallCorpus(SMALL_CASES, { knownQuestions });
    const { files } = createKeptFiles();
    const union = await openUnion([openCorpusBytes(bytes), openCorpusBytes(corpora[0]!)], { unionFiles: files });
    expect(await union.matchQuestions({ stems: ["lamp"], country: "US", limit: 1, authority: [] })).toBeNull();
    await union.close();
  });

  it("writes the same bytes for the same set", async () => {
    const [one, other] = [createKeptFiles(), createKeptFiles()];
    await open([0, 1, 2], one.files);
    await open([0, 1, 2], other.files);
    const [[key, bytes], [otherKey, otherBytes]] = [[...one.kept][0]!, [...other.kept][0]!];
    expect(key).toBe(otherKey);
    expect(Buffer.compare(bytes, otherBytes)).toBe(0);
  });

  it("reports progress, and discards the file if it is aborted", async () => {
    const { files, log } = createKeptFiles();
    const stages = new Set<string>();
    const controller = new AbortController();
    const onUnionProgress = ({ stage }: { stage: string }) => {
      stages.add(stage);
      controller.abort();
    };
    await expect(open([0, 1], files, { onUnionProgress, signal: controller.signal })).rejects.toThrow();
    expect(stages).toContain("cite");
    expect(log.discarded).toBe(1);
  });

  it("closes all files if one cannot be opened", async () => {
    const closed: number[] = [];
    const track = (bytes: Uint8Array, at: number) => ({ ...openCorpusBytes(bytes), close: () => void closed.push(at) });
    const files = [corpora[0]!, new Uint8Array(100), corpora[1]!].map(track);
    await expect(openUnion(files)).rejects.toMatchObject({ code: "corpus_unavailable" });
    expect(closed.sort()).toEqual([0, 1, 2]);
  });
});
