import { fileURLToPath } from "node:url";
import type { CorpusFile } from "../store/file/corpus-file.ts";
import { openCorpusFile } from "./files/corpus-file.ts";

/**
 * Path of the corpus that comes with the package: digests, in Headnote's own words, of some hundreds of US and Indian
 * cases, statutes and Acts. Both `src/node` and `dist/node` stand two folders below `package.json`.
 */
export const STARTER_CORPUS: string = fileURLToPath(new URL("../../dist/starter.sqlite", import.meta.url));

/**
 * Opens the corpus that comes with the package.
 * @throws EngineError `corpus_unavailable` when it is not there: `npm run build` makes it in a checkout
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.corpus.stats();
 * console.log(data.cases > 300); // true
 * await engine.close();
 * ```
 */
export function openStarterCorpus(): CorpusFile {
  return openCorpusFile(STARTER_CORPUS);
}
