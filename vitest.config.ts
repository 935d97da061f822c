import { configDefaults, defineConfig } from "vitest/config";

/** Folders of `src` whose own tests must reach 90 % of their lines. */
const COVERED_FOLDERS = ["citation", "query", "search", "citator", "credits"];

/** Unit tests about damage, kills, full disks and hostile input: `npm run test:faults` runs them with the fault tests. */
const FAULT_UNIT_TESTS = [
  "test/browser/**/corpora.test.ts",
  "test/http/**/hostile.test.ts",
  "test/node/**/hostile-input.test.ts",
  "test/node/journal/**/*.test.ts",
  "test/node/**/killed-build.test.ts",
  "test/node/**/server-journal.test.ts",
  "test/store/**/corpus-file.test.ts",
];

export default defineConfig({
  test: {
    exclude: configDefaults.exclude,
    projects: [
      { extends: true, test: { name: "unit", include: ["test/**/*.test.ts"], testTimeout: 60_000 } },
      {
        // Measures figures: one file at a time, so that nothing disturbs a timing.
        extends: true,
        test: {
          name: "verify",
          include: ["test/verify/**/*.verify.ts", "bench/verify/**/*.verify.ts"],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
          disableConsoleIntercept: true,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["test/faults/**/*.fault.ts", ...FAULT_UNIT_TESTS],
          execArgv: ["--expose-gc"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "coverage",
          include: COVERED_FOLDERS.map((folder) => `test/${folder}/**/*.test.ts`),
          testTimeout: 60_000,
        },
      },
    ],
    // Used by `npm run test:coverage` only: `vitest run --project coverage --coverage`.
    coverage: {
      include: COVERED_FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: ".verify/coverage",
      thresholds: Object.fromEntries(COVERED_FOLDERS.map((folder) => [`src/${folder}/**`, { lines: 90 }])),
    },
  },
});
