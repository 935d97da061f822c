/**
 * How fast are citations found in running text, single ones parsed and formatted, and what does the first call cost?
 *
 *     npm run bench -- citations [megabytes]
 *
 * The text is made from a seed: sentences of plain words with citations of every kind among them, as dense as in
 * opinions of courts of appeals (one full citation in some 500 characters).
 */
import { findCitations } from "../src/citation/find.ts";
import { parseCitation } from "../src/citation/parse.ts";
import { citationStyles, formatCitation } from "../src/citation/styles/format.ts";

const [megabytes = "8"] = process.argv.slice(2).filter((argument) => argument !== "citations");

const before = performance.now();
findCitations("Adams v. Baker, 12 F.3d 345 (9th Cir. 1994)");
console.log(row("first call, tables included", performance.now() - before, "ms"));

const random = generator(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const number = (most: number): number => 1 + Math.floor(random() * most);

const WORDS =
  "the court held that a plaintiff who claims relief under this rule must show injury and cause while the state argues no duty was owed by its officers at any time before trial".split(
    " ",
  );
const NAMES = [
  "Adams",
  "Baker",
  "Carter",
  "Dole",
  "Evans Mfg. Co.",
  "State of Ohio",
  "Ram Lal",
  "Union of India",
  "Foster",
];

const CITATIONS: readonly (() => string)[] = [
  () => `${name()}, ${number(590)} U.S. ${number(900)}, ${number(900)} (${1900 + number(120)}).`,
  () =>
    `${name()}, ${number(999)} F.3d ${number(1400)}, ${number(1400)} (${pick(["2d", "9th", "7th"])} Cir. ${1993 + number(27)}) (en banc).`,
  () =>
    `See ${name()}, ${number(300)} Cal. App. ${pick(["2d", "3d", "4th"])} ${number(900)}, ${number(200)} Cal. Rptr. ${number(900)} (19${number(89) + 10}).`,
  () =>
    `${name()}, (${1950 + number(70)}) ${number(12)} SCC ${number(900)} : AIR ${1950 + number(70)} SC ${number(3000)}.`,
  () => `${name()}, [${1950 + number(60)}] ${number(6)} S.C.R. ${number(900)}.`,
  () => `${pick(NAMES)}, ${number(999)} F.3d at ${number(900)}.`,
  () => `Id. at ${number(900)}.`,
  () => `${pick(NAMES)}, supra, at ${number(900)}.`,
  () => `${number(50)} U.S.C. § ${number(2000)}(a)(${number(9)}).`,
  () => `Section ${number(500)} of the Indian Penal Code.`,
];

function name(): string {
  return `${pick(NAMES)} v. ${pick(NAMES)}`;
}

function opinion(length: number): string {
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const words = Array.from({ length: 12 + number(24) }, () => pick(WORDS)).join(" ");
    const part = `${words[0]!.toUpperCase()}${words.slice(1)}. ${random() < 0.4 ? `${pick(CITATIONS)()} ` : ""}`;
    parts.push(part);
    size += part.length;
  }
  return parts.join("");
}

const opinions = Array.from({ length: Math.ceil((Number(megabytes) * 1e6) / 40_000) }, () => opinion(40_000));
const characters = opinions.reduce((sum, text) => sum + text.length, 0);
let found = 0;
const seconds = best(3, () => {
  found = opinions.reduce((sum, text) => sum + findCitations(text).length, 0);
});
console.log(row("find, with metadata", characters / 1e6 / seconds, "MB/s"));
console.log(row("citations found", found, `in ${(characters / 1e6).toFixed(1)} MB`));

const PLAIN = Array.from({ length: 100_000 }, () => `${number(590)} U.S. ${number(1200)}`);
const NAMED = Array.from(
  { length: 20_000 },
  () => `${name()}, ${number(590)} U.S. ${number(900)} (${1900 + number(120)})`,
);
const INDIAN = Array.from({ length: 100_000 }, () => `(${1950 + number(70)}) ${number(12)} SCC ${number(900)}`);
for (const [what, list] of [
  ["410 U.S. 113", PLAIN],
  ["(1973) 4 SCC 225", INDIAN],
  ["with names and year", NAMED],
] as const) {
  const taken = best(3, () => {
    for (const text of list) if (parseCitation(text) === null) throw new Error(`not read: ${text}`);
  });
  console.log(row(`parse: ${what}`, list.length / taken, "a second"));
}

const RECORD = {
  caseName: "Brown v. Board of Education",
  courtId: "scotus",
  jurisdiction: "US",
  dateFiled: "1954-05-17",
  citations: ["347 U.S. 483", "74 S. Ct. 686", "98 L. Ed. 873"],
} as const;
const styles = citationStyles();
const formatted = best(3, () => {
  for (let n = 0; n < 100; n++)
    for (const { id } of styles) formatCitation({ ...RECORD, citations: [...RECORD.citations] }, id);
});
console.log(row("format, every style in turn", (100 * styles.length) / formatted, "a second"));

function best(passes: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const start = performance.now();
    work();
    least = Math.min(least, (performance.now() - start) / 1000);
  }
  return least;
}

/** A linear congruential generator: the same text on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function row(what: string, value: number, unit: string): string {
  return `${what.padEnd(30)} ${value.toFixed(value < 1000 ? 1 : 0).padStart(10)} ${unit}`;
}
