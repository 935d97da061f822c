import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../../support/paths.ts";

/** What eyecite finds at one place; offsets count code points. */
export interface EyeciteCitation {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Volume, reporter and page as read; for a citation without a volume the page comes first. */
  readonly reading: string;
}

type Row = readonly [kind: string, start: number, end: number, groups: Readonly<Record<string, string | null>>];

const VERSION = "2.7.8";
const FOLDER = resolve(ROOT, ".verify/eyecite");

/** Installs eyecite into a virtual environment; returns its Python, or null with a plain message where that fails. */
export function installEyecite(): string | null {
  const python = resolve(FOLDER, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const isReady = () =>
    existsSync(python) &&
    spawnSync(python, ["-c", "import importlib.metadata as m; print(m.version('eyecite'))"], {
      encoding: "utf8",
    }).stdout?.trim() === VERSION;
  if (isReady()) return python;
  spawnSync("python3", ["-m", "venv", FOLDER]);
  if (existsSync(python)) spawnSync(python, ["-m", "pip", "install", "--quiet", `eyecite==${VERSION}`]);
  if (isReady()) return python;
  console.log(`skipped: eyecite ${VERSION} cannot be installed here (Python 3 with venv, and PyPI)`);
  return null;
}

/** Runs eyecite over texts; one list per text, in their order. */
export async function findWithEyecite(python: string, texts: readonly string[]): Promise<EyeciteCitation[][]> {
  const script = resolve(import.meta.dirname, "eyecite-citations.py");
  const child = spawn(python, [script], { stdio: ["pipe", "pipe", "ignore"] });
  const lists: EyeciteCitation[][] = [];
  child.stdin.end(`${texts.map((text) => JSON.stringify(text)).join("\n")}\n`);
  for await (const line of createInterface({ input: child.stdout })) {
    lists.push((JSON.parse(line) as Row[]).map(toCitation));
  }
  if (lists.length !== texts.length) throw new Error(`eyecite read ${lists.length} of ${texts.length} texts.`);
  return lists;
}

function toCitation([kind, start, end, groups]: Row): EyeciteCitation {
  const { volume, reporter, page } = groups;
  const parts = volume ? [volume, reporter, page] : [page, reporter];
  const reading = parts.filter(Boolean).join(" ").replace(/\s+/g, " ").replace(/,$/, "");
  return { kind, start, end, reading };
}
