import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCorpusFile } from "../src/ingest/build-corpus-file.ts";
import type { BuildReport } from "../src/ingest/report.ts";
import { createPartialFile } from "../src/node/files/corpus-file.ts";
import { openSource } from "../src/node/sources/open-source.ts";
import { STARTER_CORPUS } from "../src/node/starter-corpus.ts";
import { VERSION } from "../src/node/version.ts";
import type { WritableCorpusFile } from "../src/store/file/corpus-file.ts";
import { encodeQuestions, readKnownQuestions } from "./known-questions.ts";
import { starterImporter } from "./starter-importer.ts";

/** Builds the starter corpus from the source files in this folder. An invalid source file ends the build. */
export async function buildStarterCorpus(file: WritableCorpusFile): Promise<BuildReport> {
  const source = await openSource(fileURLToPath(new URL(".", import.meta.url)), { name: "corpus" });
  try {
    return await buildCorpusFile([{ importer: starterImporter, source }], file, {
      name: "headnote-starter",
      version: VERSION,
      builtBy: VERSION,
      strict: true,
      knownQuestions: encodeQuestions(readKnownQuestions()),
    });
  } finally {
    await source.close();
  }
}

/** Writes `dist/starter.sqlite` and prints what it contains. */
export async function buildStarterFile(): Promise<void> {
  mkdirSync(dirname(STARTER_CORPUS), { recursive: true });
  const file = createPartialFile(STARTER_CORPUS);
  try {
    const { stored } = await buildStarterCorpus(file);
    const { size } = file;
    await file.publish();
    process.stdout.write(
      `starter corpus: ${stored.cases} cases, ${stored.edges} edges, ${stored.sections} sections of ${stored.codes} codes, ` +
        `${stored.acts} Acts with ${stored.footnotes} footnotes, ${(size / 2 ** 20).toFixed(1)} MiB\n`,
    );
  } finally {
    file.discard();
  }
}
