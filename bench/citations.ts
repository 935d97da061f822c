/**
 * How fast and how accurately are citations found in running text, compared with every citation finder on npm? How fast
 * are single citations parsed and formatted?
 *
 *     npm run bench -- citations [sizes in kB, as 10,100]
 *
 * The text is generated from a seed. Accuracy is measured on sentences written for this project, in which every citation
 * is labelled, and on third-party labels if the maintainers' data is present. A citation counts as found if its kind,
 * its volume (or year, or title) and its page (or section) are right. The figure is F1, so spurious citations count
 * against it.
 */
import { parseCitation } from "../src/citation/parse/parse-citation.ts";
import { citationStyles, formatCitation } from "../src/citation/styles/format-citation.ts";
import { measureMs } from "../test/support/timings.ts";
import { type CitationFinder, formatKey } from "./peers/citation/finder.ts";
import { CITATION_FINDERS } from "./peers/citation/finders.ts";
import { generateCaseName, generateOpinion } from "./peers/citation/generated-text.ts";
import { LABELLED_SETS, type LabelledSet } from "./peers/citation/labelled.ts";
import { readSharedLabels } from "./peers/citation/shared-labels.ts";
import { readPeerPackage } from "./peers/packages.ts";
import { showNote, showTable } from "./report/show.ts";

/** A finder that would need longer for one pass is not waited for. */
const MAX_SECONDS = 30;
const MAX_PASSES_MS = 3000;

const [given = "1,10,100,1000"] = process.argv.slice(2);
const sizes = given.split(",").map(Number);

for (const { name, package: on, setup: set } of CITATION_FINDERS) {
  const known = on === null ? null : readPeerPackage(on);
  showNote(`* ${name}${known ? ` (${known.version}, ${known.license})` : ""}: ${set}.`);
}
showNote("* eyecite-ts has a repository but is not in the npm registry.");

/** Every text is searched once, because an engine may cache the matches of a text. */
const texts = sizes.map((size) =>
  Array.from({ length: Math.max(3, Math.min(300, Math.ceil(3000 / size))) }, () => generateOpinion(size * 1000)),
);
showTable({
  title: "find in one text, MB/s",
  chart: "citations",
  better: "more",
  columns: sizes.map((size) => `${size.toLocaleString("en-US")} kB`),
  rows: createRows((find) => {
    let pace = Number.POSITIVE_INFINITY;
    return texts.map((some) =>
      measureOrFail(() => {
        if (some[0]!.length / 1e6 / pace > MAX_SECONDS) return `not reached: more than ${MAX_SECONDS} s`;
        pace = measurePace(find, some);
        return pace;
      }),
    );
  }),
  why: {
    "citation (unitedstates)":
      "It finds laws and any text between two numbers; Headnote recognises reporters, reads names, courts and dates, and resolves short forms.",
  },
});

const sets = [...LABELLED_SETS, ...readSharedLabels()];
showTable({
  title: "found in labelled sentences, F1 %",
  chart: "citations-labelled",
  better: "more",
  columns: sets.map(({ name, sentences }) => `${name} (${sentences.length})`),
  rows: createRows((find) => sets.map((set) => measureOrFail(() => 100 * computeF1(find, set)))),
});

const PLAIN = Array.from({ length: 100_000 }, (_, i) => `${1 + (i % 590)} U.S. ${1 + ((i * 31) % 1200)}`);
const NAMED = Array.from(
  { length: 20_000 },
  (_, i) => `${generateCaseName()}, ${1 + (i % 590)} U.S. ${1 + (i % 900)} (1973)`,
);
const INDIAN = Array.from({ length: 100_000 }, (_, i) => `(${1950 + (i % 70)}) ${1 + (i % 12)} SCC ${1 + (i % 900)}`);
const RECORD = {
  caseName: "Brown v. Board of Education",
  courtId: "scotus",
  jurisdiction: "US",
  dateFiled: "1954-05-17",
  citations: ["347 U.S. 483", "74 S. Ct. 686", "98 L. Ed. 873"],
} as const;
const styles = citationStyles();
showTable({
  title: "single citations per second",
  chart: "citations-single",
  better: "more",
  columns: ["parse 410 U.S. 113", "parse (1973) 4 SCC 225", "parse with names and year", "format, styles in turn"],
  rows: [
    {
      name: "Headnote",
      cells: [
        ...[PLAIN, INDIAN, NAMED].map((list) => list.length / measureBest(() => list.forEach(parseOrThrow))),
        (100 * styles.length) / measureBest(formatAll),
      ],
    },
  ],
});

function createRows(figures: (find: ReturnType<CitationFinder["open"]>) => (number | string)[]) {
  return CITATION_FINDERS.map(({ name, package: on, open }) => {
    if (on !== null && readPeerPackage(on) === null) return { name: name, cells: ["not installed"] };
    const find = open();
    // Tables are made at the first call.
    find("Adams v. Baker, 12 F.3d 345 (9th Cir. 1994).");
    return { name: name, cells: figures(find) };
  });
}

function measureOrFail(figure: () => number | string): number | string {
  try {
    return figure();
  } catch (error) {
    return `it failed: ${error instanceof Error ? error.name : "no error"}`;
  }
}

/** Computes F1 of the found citations against the labelled ones. */
function computeF1(find: ReturnType<CitationFinder["open"]>, { sentences }: LabelledSet): number {
  let right = 0;
  let all = 0;
  for (const { text, expected } of sentences) {
    const found = find(text).map(formatKey);
    all += found.length + expected.length;
    for (const key of expected.map(formatKey)) {
      const at = found.indexOf(key);
      if (at < 0) continue;
      found.splice(at, 1);
      right++;
    }
  }
  return (2 * right) / all;
}

function parseOrThrow(text: string): void {
  if (parseCitation(text) === null) throw new Error(`not read: ${text}`);
}

function formatAll(): void {
  for (let n = 0; n < 100; n++)
    for (const { id } of styles) formatCitation({ ...RECORD, citations: [...RECORD.citations] }, id);
}

/** MB a second, without the first third, in which the code is compiled; a slow finder is not given all of the texts. */
function measurePace(find: ReturnType<CitationFinder["open"]>, some: readonly string[]): number {
  const passes: { readonly characters: number; readonly milliseconds: number }[] = [];
  let spent = 0;
  for (const text of some) {
    const milliseconds = measureMs(() => void find(text));
    passes.push({ characters: text.length, milliseconds });
    spent += milliseconds;
    if (spent > MAX_PASSES_MS) break;
  }
  const warm = passes.slice(Math.floor(passes.length / 3));
  const sum = (of: (pass: (typeof warm)[number]) => number) => warm.reduce((all, pass) => all + of(pass), 0);
  return sum(({ characters }) => characters) / 1000 / sum(({ milliseconds }) => milliseconds);
}

/** Seconds of the fastest pass: of three, and of as many as half a second holds; one that is slow is not repeated. */
function measureBest(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  const begin = performance.now();
  for (let pass = 0, spent = 0; spent < 500 || (pass < 3 && spent < 3000); pass++) {
    const start = performance.now();
    work();
    const end = performance.now();
    least = Math.min(least, (end - start) / 1000);
    spent = end - begin;
  }
  return least;
}
