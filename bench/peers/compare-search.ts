import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IndexedCase } from "../../src/search/build.ts";
import { nativeDatabase } from "./native-database.ts";
import { fts5 } from "./search/fts5.ts";
import { headnote } from "./search/headnote.ts";
import { asciiSpelling, peerCase, type Spell } from "./search/peer-cases.ts";
import { questionMaker } from "./search/questions.ts";
import type { Asked, PeerBuilder } from "./search/search-peer.ts";
import { fastestOf, type Times, timed, timesOf } from "./times.ts";

export interface SearchComparison {
  readonly cases: number;
  readonly words: number;
  /** Seconds and bytes of the whole index. */
  readonly built: Built;
  readonly peerBuilt: Built | null;
  readonly classes: readonly ComparedClass[];
}

export interface ComparedClass {
  readonly name: string;
  readonly ours: Times;
  readonly peer: Times | null;
}

interface Built {
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * Case search over a corpus file beside SQLite's own full-text search (FTS5 of better-sqlite3, native code) on the same
 * words, in the same process, one after the other. Both sides give the exact total and the best 20. FTS5 gets words
 * that are split and stemmed already, written as ASCII, so that the totals can be compared. Without the peer only ours
 * is measured.
 * @throws Error where a total differs
 */
export async function compareSearch(
  corpus: string,
  cases: AsyncIterable<IndexedCase>,
  questionsPerClass: number,
): Promise<SearchComparison> {
  const folder = mkdtempSync(join(tmpdir(), "headnote-bench-"));
  try {
    const spell = asciiSpelling();
    const maker = questionMaker();
    const ours = buildTimer(await headnote.build(folder));
    const theirs = nativeDatabase() ? buildTimer(await fts5.build(folder)) : null;
    let count = 0;
    let words = 0;
    for await (const one of cases) {
      const input = peerCase(one, spell);
      ours.add(input);
      theirs?.add(input);
      maker.learn(one);
      count++;
      words += input.words.name.split(" ").length + input.words.text.split(" ").length;
    }
    const built = await ours.finish();
    const peerBuilt = theirs && (await theirs.finish());
    const mine = await headnote.open(folder, corpus);
    const peer = theirs && (await fts5.open(folder, corpus));
    const classes: ComparedClass[] = [];
    for (const { name, questions } of maker.classes(questionsPerClass)) {
      const ask = (asked: Asked) => mine.search(asked).total;
      const askPeer = peer && ((asked: Asked) => peer.search(asked).total);
      const toPeer = questions.map((asked) => spelled(asked, spell));
      for (const [i, asked] of questions.entries()) {
        const total = ask(asked);
        const peerTotal = askPeer?.(toPeer[i]!) ?? total;
        if (total !== peerTotal) throw new Error(`${name}: ${JSON.stringify(asked)} finds ${total}, FTS5 ${peerTotal}`);
      }
      classes.push({
        name,
        ours: timesOf(fastestOf(questions, ask)),
        peer: askPeer && timesOf(fastestOf(toPeer, askPeer)),
      });
    }
    mine.close();
    peer?.close();
    return { cases: count, words, built, peerBuilt, classes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds up what a build takes, without what every user of a peer stores anyway. */
function buildTimer(builder: PeerBuilder) {
  let milliseconds = 0;
  return {
    add(input: Parameters<PeerBuilder["add"]>[0]) {
      builder.keep?.(input);
      milliseconds += timed(() => builder.add(input));
    },
    async finish(): Promise<Built> {
      const start = performance.now();
      const bytes = await builder.finish();
      return { seconds: (milliseconds + performance.now() - start) / 1000, bytes };
    },
  };
}

/** Only phrases have words of other scripts. */
function spelled(asked: Asked, spell: Spell): Asked {
  return asked.kind === "phrase" ? { ...asked, words: asked.words.map(spell) } : asked;
}
