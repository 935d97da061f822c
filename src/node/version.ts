import { readFileSync } from "node:fs";

/** The package's version; both `src/node` and `dist/node` stand two folders below `package.json`. */
export const VERSION = (
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string }
).version;
