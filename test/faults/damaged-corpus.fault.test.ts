import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { openEngine } from "../../src/engine/open-engine.ts";
import { EngineError } from "../../src/errors.ts";
import { STARTER_CORPUS } from "../../src/node/starter-corpus.ts";
import { CHECKSUM_BLOCK_BYTES } from "../../src/store/file/trailer.ts";

// The starter corpus as `npm run build` makes it, each of its blocks damaged once: what is answered is right, or it is
// an error that says so.
const bytes = new Uint8Array(readFileSync(STARTER_CORPUS));
const blocks = Array.from({ length: Math.ceil(bytes.length / CHECKSUM_BLOCK_BYTES) }, (_, block) => block);

/** Calls that between them read every table. */
const CALLS: Readonly<Record<string, (engine: Engine) => Promise<unknown>>> = {
  resolve: (engine) => engine.citations.resolve({ citation: "347 U.S. 483" }),
  name: (engine) => engine.citations.search({ query: "Kesavananda" }),
  text: async (engine) => engine.citations.case({ caseId: await brown(engine) }),
  citedBy: async (engine) => engine.citations.citedBy({ caseId: await brown(engine) }),
  network: (engine) => engine.citations.network({ citation: "347 U.S. 483", depth: 2 }),
  words: (engine) => engine.research.search({ query: "equal protection of the laws" }),
  boolean: (engine) => engine.research.search({ query: '"due process" AND NOT tax' }),
  statutes: (engine) => engine.statutes.search({ query: "search warrant" }),
  acts: (engine) => engine.acts.list({}),
  ask: async (engine) => {
    const events = [];
    for await (const event of engine.ask({ question: "What must police tell a suspect?" })) events.push(event);
    return events;
  },
  stats: (engine) => engine.corpus.stats(),
};

async function brown(engine: Engine): Promise<string> {
  return String((await engine.citations.resolve({ citation: "347 U.S. 483" })).data.clusterId);
}

type Outcome = { readonly answer: string } | { readonly code: string };

/** Outcome of each call; `opening` if the corpus is refused as a whole. */
async function outcomes(corpus: Uint8Array): Promise<Record<string, Outcome>> {
  let id = 0;
  const opened = await openEngine(corpus, { now: () => 0, newId: () => `id-${id++}` }).catch(toErrorCode);
  if ("code" in opened) return { opening: opened };
  const found: Record<string, Outcome> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    id = 0;
    found[name] = await call(opened).then((answer) => ({ answer: JSON.stringify(answer) }), toErrorCode);
  }
  await opened.close();
  return found;
}

function toErrorCode(error: unknown): { code: string } {
  if (error instanceof EngineError) return { code: error.code };
  throw error;
}

describe("the starter corpus", async () => {
  const sound = await outcomes(bytes);

  it("answers every call while it is sound", () => {
    expect(Object.entries(sound).filter(([, outcome]) => !("answer" in outcome))).toEqual([]);
  });

  it("answers the same or reports the damage, for a changed bit in any block", async () => {
    const counts = { same: 0, refused: 0 };
    for (const block of blocks) {
      const start = block * CHECKSUM_BLOCK_BYTES;
      const at = start + ((block * 7919) % Math.min(CHECKSUM_BLOCK_BYTES, bytes.length - start));
      bytes[at]! ^= 1 << (block % 8);
      const found = await outcomes(bytes);
      bytes[at]! ^= 1 << (block % 8);
      for (const [name, outcome] of Object.entries(found)) {
        if ("code" in outcome) {
          expect([block, name, outcome.code]).toEqual([block, name, "corpus_unavailable"]);
          counts.refused++;
        } else {
          expect(outcome.answer === (sound[name] as { answer: string }).answer, `block ${block}, ${name}`).toBe(true);
          counts.same++;
        }
      }
    }
    console.log(
      `${blocks.length} blocks damaged: ${counts.same} answers the same, ${counts.refused} refused, none wrong`,
    );
    expect(counts.same).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(0);
  });

  it.each([0, 1, 100, 4096, 16_384, 0.25, 0.5, 0.75, 0.999])("cut off at %d is refused", async (cut) => {
    const length = cut > 0 && cut < 1 ? Math.floor(bytes.length * cut) : cut;
    expect(await outcomes(bytes.slice(0, length))).toEqual({ opening: { code: "corpus_unavailable" } });
    expect(await outcomes(bytes.slice(0, bytes.length - 1 - (length % 5000)))).toEqual({
      opening: { code: "corpus_unavailable" },
    });
  });
});
