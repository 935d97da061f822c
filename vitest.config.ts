import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Folders of `src` whose own tests must reach 90 % of their lines. */
const COVERED_FOLDERS = ["citation", "query", "search", "citator", "credits"];

const BROWSER_TESTS = "test/browser/**/*.test.ts";
/** Tests that start servers or processes, or check many generated inputs. */
const INTEGRATION_TESTS = "test/**/*.integration.test.ts";
/** Tests of damage, kills, full disks and hostile input. */
const FAULT_TESTS = "test/**/*.fault.test.ts";

/** `HEADNOTE_RUNS` makes properties run more often than any limit allows for (test/support/assert-property.ts). */
const isLong = process.env.HEADNOTE_RUNS !== undefined;
const TEST_TIMEOUT = isLong ? 0 : 180_000;

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "unit",
    include: ["test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, BROWSER_TESTS, INTEGRATION_TESTS, FAULT_TESTS],
    // Files of one worker share their modules: importing the engine again for each doubles the time.
    isolate: false,
    testTimeout: TEST_TIMEOUT,
  },
};

const integration: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "integration",
    include: [BROWSER_TESTS, INTEGRATION_TESTS, FAULT_TESTS],
    // The faults that need minutes run in the project "faults" alone.
    exclude: [...configDefaults.exclude, "test/faults/**"],
    testTimeout: TEST_TIMEOUT,
    hookTimeout: 120_000,
    // Pages of the browsers share the machine with all other tests.
    expect: { poll: { timeout: 10_000 } },
  },
};

const verify: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "verify",
    include: ["test/verify/**/*.verify.ts", "bench/verify/**/*.verify.ts"],
    // One file at a time, so that nothing disturbs a timing.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    disableConsoleIntercept: true,
    sequence: { groupOrder: 2 },
  },
};

const faults: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "faults",
    include: [FAULT_TESTS],
    execArgv: ["--expose-gc"],
    // Ends a test that hangs. No test has a shorter limit: a slow machine would exceed it, and what a test injects into
    // the file system would go on in the tests after it.
    testTimeout: isLong ? 0 : 3_600_000,
    hookTimeout: 600_000,
    sequence: { groupOrder: 1 },
  },
};

/** Run by `npm run test:coverage`. */
const coverage: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "coverage",
    include: COVERED_FOLDERS.map((folder) => `test/${folder}/**/*.test.ts`),
    testTimeout: TEST_TIMEOUT,
  },
};

// Without --project, only the tests run: neither figures nor faults.
const isProjectNamed = process.argv.some((argument) => argument.startsWith("--project"));

export default defineConfig({
  test: {
    exclude: configDefaults.exclude,
    projects: isProjectNamed ? [unit, integration, verify, faults, coverage] : [unit, integration],
    coverage: {
      include: COVERED_FOLDERS.map((folder) => `src/${folder}/**/*.ts`),
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: ".verify/coverage",
      thresholds: Object.fromEntries(COVERED_FOLDERS.map((folder) => [`src/${folder}/**`, { lines: 90 }])),
    },
  },
});
