import { defineConfig } from "vitest/config";

/** What breaks, is killed, is full, is forged or goes backwards: the tests of everything else that are about that, and its own. */
export default defineConfig({
  test: {
    include: [
      "test/faults/**/*.fault.ts",
      "test/browser/corpora.test.ts",
      "test/http/hostile.test.ts",
      "test/node/hostile-input.test.ts",
      "test/node/journal/**/*.test.ts",
      "test/node/killed-build.test.ts",
      "test/node/server-journal.test.ts",
      "test/store/corpus-file.test.ts",
    ],
    execArgv: ["--expose-gc"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
