import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Arguments of Node with which a process loads the built package instead of the sources. */
export const LOAD_DIST_ARGS = ["--import", pathToFileURL(resolve(import.meta.dirname, "../shipped.js")).href];
