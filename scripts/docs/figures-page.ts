import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDERS = ["test/verify", "bench/verify"];

/** A measured figure as a verification file reports it; `…` stands for a computed part. */
interface Figure {
  readonly name: string;
  /** Threshold that the file asserts; empty if the figure is only printed. */
  readonly bound: string;
}

/** Functions that report a figure, and how they declare its name and threshold by their arguments. */
const REPORTERS: Readonly<Record<string, (args: readonly string[]) => Figure>> = {
  reportFigure: ([name = "", , bound = ""]) => ({ name: toWords(name), bound: toWords(bound) }),
  expectShare: ([name = "", , least = ""]) => ({ name: toWords(name), bound: `>= ${least}%` }),
  expectThroughput: ([name = "", , least = ""]) => ({ name: `${toWords(name)}: MB/s`, bound: `>= ${least}` }),
};

/** Names that a file uses if it needs the maintainers' data. */
const MAINTAINER_DATA = /\b(?:findSharedFile|openRealCorpus|buildRealCorpus|SHARED_FOLDER)\b/;

const HEAD = `# Verification

\`npm run verify\` builds the package and measures every figure below; a threshold that is missed fails the run. The files print each figure as a line that begins with \`figure\`. \`npx vitest run --project verify FILE\` runs one file after a build.

* **Anyone** can reproduce the figures of the first part. They use the starter corpus, generated input, or a corpus of 3,000 cases sampled from the starter corpus. With the maintainers' data, the same files measure 3,000 real cases instead.
* **Maintainer data** is needed for the second part: archives of real opinions and Acts, and labelled sets, which are not part of the project. Without that data the tests are skipped with a message. \`HEADNOTE_SHARED\` names its folder; the default is \`../shared\`, and an empty value measures what strangers can reproduce.

Some files of the first part need Chromium, the npm registry or native peers. They say so if they skip. \`…\` is a value that the run computes. Figures without a threshold are printed for information. Of \`bench/verify/search-speed.verify.ts\`, anyone can reproduce those over generated judgments.
`;

/** Renders the page of all figures from the verification files. */
export function renderFiguresPage(): string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".verify.ts"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  ).sort();
  const sources = files.map((file) => ({ file, source: readFileSync(resolve(ROOT, file), "utf8") }));
  const isMaintained = ({ source }: { readonly source: string }) => MAINTAINER_DATA.test(source);
  return [
    HEAD,
    "## Anyone",
    "",
    ...sources.filter((one) => !isMaintained(one)).flatMap(formatFile),
    "## Maintainer data",
    "",
    ...sources.filter(isMaintained).flatMap(formatFile),
  ].join("\n");
}

function formatFile({ file, source }: { readonly file: string; readonly source: string }): string[] {
  const figures = findFigures(source);
  if (figures.length === 0) return [`### ${file}`, "", "Passes or fails without a figure.", ""];
  const rows = figures.map(({ name, bound }) => `| ${name} | ${bound} |`);
  return [`### ${file}`, "", "| figure | threshold |", "|---|---|", ...new Set(rows), ""];
}

function findFigures(source: string): Figure[] {
  const calls = [...source.matchAll(/(?<!function )\b(reportFigure|expectShare|expectThroughput)\(/g)];
  return calls.map((call) => REPORTERS[call[1]!]!(readArguments(source, call.index + call[0].length)));
}

/** Reads the arguments of a call as source text, from the character after its opening parenthesis. */
function readArguments(source: string, start: number): string[] {
  const args: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < source.length; at++) {
    const character = source[at]!;
    if (character === '"' || character === "`") at = skipString(source, at);
    else if ("([{".includes(character)) depth++;
    else if (")]}".includes(character) && depth-- === 0) return [...args, source.slice(from, at).trim()];
    else if (character === "," && depth === 0) {
      args.push(source.slice(from, at).trim());
      from = at + 1;
    }
  }
  return args;
}

/** Returns the index of the closing quote. */
function skipString(source: string, start: number): number {
  let at = start + 1;
  while (source[at] !== source[start]) at += source[at] === "\\" ? 2 : 1;
  return at;
}

/** Turns a literal into text: computed parts become "…", and the table's separator is escaped. */
function toWords(literal: string): string {
  if (!/^["`]/.test(literal)) return "…";
  return literal
    .slice(1, -1)
    .replace(/\$\{[^}]*\}+/g, "…")
    .replaceAll("|", "\\|");
}
