import { resolve } from "node:path";

/** Root folder of the project. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** The built package: `npm run build` writes it. */
export const DIST = resolve(ROOT, "dist");

/** Scratch folder of tests, verification and reports; git ignores it. */
export const WORK = resolve(ROOT, ".verify");
