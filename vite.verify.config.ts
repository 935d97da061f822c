import { defineConfig } from "vitest/config";

// The figures: slow, one file at a time, so that nothing disturbs a timing.
export default defineConfig({
  test: {
    include: ["test/verify/**/*.verify.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    silent: false,
    disableConsoleIntercept: true,
  },
});
