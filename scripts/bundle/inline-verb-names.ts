import type { Plugin } from "vite";
import { VERB_NAMES } from "../../src/contract/operations/verb-names.ts";

/** The module `src/contract/operations/verb-names.ts` as plain data, without an import. */
export const VERB_NAMES_MODULE = `export const VERB_NAMES = ${JSON.stringify(VERB_NAMES, null, 2)};\n`;

/** Replaces the module by its data, so that a bundle of a page contains no schemas. */
export function createVerbNamesPlugin(): Plugin {
  return {
    name: "headnote-verb-names",
    load: {
      filter: { id: /\/src\/contract\/operations\/verb-names\.ts$/ },
      handler: () => VERB_NAMES_MODULE,
    },
  };
}
