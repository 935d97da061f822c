import { resolve } from "node:path";

/** Folder of the package. */
export const ROOT = resolve(import.meta.dirname, "..");
