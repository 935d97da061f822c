import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** What Node is given so that a process measures what is shipped. */
export const LOAD_DIST_ARGS = ["--import", pathToFileURL(resolve(import.meta.dirname, "../shipped.js")).href];
