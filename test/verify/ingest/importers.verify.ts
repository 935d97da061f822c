import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Importer } from "../../../src/ingest/importer.ts";
import { cap } from "../../../src/ingest/importers/cap/cap.ts";
import { constitutions } from "../../../src/ingest/importers/constitutions/constitutions.ts";
import { courtlistenerBulk } from "../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { dcLibrary } from "../../../src/ingest/importers/dc-library/dc-library.ts";
import { ecfr } from "../../../src/ingest/importers/ecfr/ecfr.ts";
import { federalRegister } from "../../../src/ingest/importers/federal-register/federal-register.ts";
import { federalRules } from "../../../src/ingest/importers/federal-rules/federal-rules.ts";
import { inCivictech } from "../../../src/ingest/importers/in-civictech/in-civictech.ts";
import { inLino } from "../../../src/ingest/importers/in-lino/in-lino.ts";
import { indiaCode } from "../../../src/ingest/importers/india-code/india-code.ts";
import { liiofindia } from "../../../src/ingest/importers/liiofindia/liiofindia.ts";
import { uslm } from "../../../src/ingest/importers/uslm/uslm.ts";
import type { Source } from "../../../src/ingest/source.ts";
import type { SectionRow } from "../../../src/law/legislation.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { SHARED_FOLDER } from "../../support/shared-data.ts";

// Every record of the real samples is stored or refused with a reason, and reading keeps its pace and its memory.
const DATA = `${resolve(SHARED_FOLDER, "data")}/`;

/** Bytes of a set that is read again so often before it is measured that the code is warm. */
const MIN_WARM_UP_BYTES = 25e6;
/** Bytes of one measurement, at least. */
const MIN_MEASURED_BYTES = 5e6;

/**
 * What parsing alone reaches, in MB for each second of processor time, the fastest of three: other work on the machine
 * counts for less so. A set that is `small` is read again and again first: it ends before the code is compiled.
 */
async function measureSpeed(importer: Importer, source: Source, small: boolean): Promise<number> {
  const readAgain = async (least: number) => {
    let bytes = 0;
    while (bytes < least) {
      for await (const _ of importer.records(source, { onBytes: (more) => (bytes += more) }));
    }
    return bytes;
  };
  if (small) await readAgain(MIN_WARM_UP_BYTES);
  let best = 0;
  for (let round = 0; round < 3; round++) {
    const begun = process.cpuUsage();
    const bytes = await readAgain(MIN_MEASURED_BYTES);
    const { user, system } = process.cpuUsage(begun);
    best = Math.max(best, bytes / (user + system));
  }
  return best;
}

/** Each set, how large it is, and what it must reach: 20 everywhere, more where more is reached on a busy machine. */
const SPEEDS: readonly (readonly [importer: Importer, data: string, size: "small" | "large", atLeast: number])[] = [
  [courtlistenerBulk, "us-courtlistener-bulk", "large", 20],
  [cap, "us-cap-format", "small", 30],
  [liiofindia, "in-sc-judgments", "large", 20],
  [uslm, "us-code-uslm", "large", 20],
  [uslm, "us-ecfr-fr-xml", "small", 20],
  [ecfr, "us-ecfr-fr-xml", "small", 20],
  [federalRegister, "us-ecfr-fr-xml", "small", 25],
  [federalRegister, "us-executive-orders", "small", 35],
  [federalRules, "us-federal-rules", "small", 20],
  [dcLibrary, "us-dc-code-xml", "large", 20],
  [constitutions, "us-constitutions", "large", 28],
  [indiaCode, "in-central-acts", "large", 20],
  [inLino, "in-act-metadata-lino", "large", 32],
  [inCivictech, "in-civictech-acts", "small", 45],
];

describe.each(SPEEDS)("speed of an importer", (importer, data, size, atLeast) => {
  const path = `${DATA}${data}.tar.gz`;

  it.skipIf(!existsSync(path))(`reads ${data} at its speed (maintainer data)`, async () => {
    const source = await openSource(path);
    const speed = await measureSpeed(importer, source, size === "small");
    await source.close();
    const again = size === "small" ? ", read again until warm" : "";
    reportFigure(`${importer.name}, ${data}${again}: MB per CPU second`, speed.toFixed(1), `>= ${atLeast}`);
    expect(speed).toBeGreaterThan(atLeast);
  });
});

interface Tally {
  readonly counts: Readonly<Record<string, number>>;
  readonly opinions: number;
  readonly characters: number;
  readonly citations: number;
}

async function tallyRecords(importer: Importer, path: string): Promise<Tally> {
  const source = await openSource(path);
  const counts: Record<string, number> = {};
  // Records of the input: one may be divided into several opinions.
  const opinions = new Set<string>();
  let characters = 0;
  let citations = 0;
  for await (const record of importer.records(source)) {
    const what = "what" in record ? `${record.kind} ${record.what}` : record.kind;
    counts[what] = (counts[what] ?? 0) + 1;
    if (record.kind === "opinion") characters += record.opinion.text.length;
    if (what.endsWith("opinion")) opinions.add(record.location.record);
    if (record.kind === "case") citations += record.case.citations.length;
  }
  await source.close();
  console.log(importer.name, counts, { characters, citations });
  return { counts, opinions: opinions.size, characters, citations };
}

const bulk = `${DATA}us-courtlistener-bulk.tar.gz`;
const judgments = `${DATA}in-sc-judgments.tar.gz`;

describe.skipIf(!existsSync(bulk))("the CourtListener sample (maintainer data)", () => {
  it("is read whole", async () => {
    const { counts, opinions, citations } = await tallyRecords(courtlistenerBulk, bulk);
    expect(counts).toMatchObject({ court: 161, case: 2070 });
    expect(opinions).toBe(3589);
    expect(citations).toBe(5609);
  });
});

describe.skipIf(!existsSync(judgments))("the LIIofIndia sample (maintainer data)", () => {
  it("is read completely: every refused record has no text or no date", async () => {
    const { counts, citations } = await tallyRecords(liiofindia, judgments);
    expect((counts.case ?? 0) + (counts["refused case"] ?? 0)).toBe(975);
    expect(counts.case).toBeGreaterThanOrEqual(968);
    expect(citations).toBeGreaterThan(3000);
  });
});

/** A sample as plain text, a file at a time, for counts that share no code with the importers. */
async function countIn(path: string, file: RegExp, pattern: RegExp): Promise<number> {
  const source = await openSource(path);
  let count = 0;
  for await (const entry of source.entries()) {
    if (file.test(entry.path)) count += (await new Response(entry.open()).text()).match(pattern)?.length ?? 0;
  }
  await source.close();
  return count;
}

function isUnit({ codeId, number }: SectionRow): boolean {
  return /^(?:usc|cfr|dc-code)-/.test(codeId) && /^(?:title$|ch\.|pt\.|subtit\.|div\.)/.test(number);
}

/** Records of an importer by kind; rows of a chapter or part are counted separately from sections. */
async function legislation(importer: Importer, path: string) {
  const source = await openSource(path);
  const counts = { sections: 0, units: 0, codes: 0, refused: 0, repaired: 0, cases: 0 };
  for await (const record of importer.records(source)) {
    if (record.kind === "section") counts[isUnit(record.section) ? "units" : "sections"]++;
    else if (record.kind === "refused") counts.refused += record.what === "file" ? 0 : 1;
    else if (record.kind === "repaired") counts.repaired++;
    else if (record.kind === "code") counts.codes++;
    else if (record.kind === "case") counts.cases++;
  }
  await source.close();
  console.log(importer.name, counts);
  return counts;
}

const LEGISLATION = [
  // The Code's own sections have an identifier; quoted ones do not.
  {
    importer: uslm,
    data: "us-code-uslm",
    file: /usc\d\d\.xml$/,
    pattern: /<section\s[^>]*identifier="\/us\/usc\//g,
    count: 1486,
  },
  { importer: uslm, data: "us-ecfr-fr-xml", file: /uslm\.xml$/, pattern: /<section[\s>]/g, count: 1023 },
  { importer: ecfr, data: "us-ecfr-fr-xml", file: /ECFR/, pattern: /TYPE="(?:SECTION|APPENDIX)"/g, count: 288 },
  {
    importer: federalRegister,
    data: "us-ecfr-fr-xml",
    file: /FR-\d{4}/,
    pattern: /<(?:RULE|PRORULE|NOTICE|PROCLA|EXECORD|DETERM|PRMEMO|PRNOTICE|PRORDER)>/g,
    count: 96,
  },
  {
    importer: federalRegister,
    data: "us-executive-orders",
    file: /\.json$/,
    pattern: /"document_number":/g,
    count: 486,
  },
  { importer: dcLibrary, data: "us-dc-code-xml", file: /\/sections\//, pattern: /<section[\s>]/g, count: 4771 },
  // Headings with text directly below them, and sections without headings.
  {
    importer: constitutions,
    data: "us-constitutions",
    file: /constitution\/[\d-]+\.md$/,
    pattern: /^#{1,6} [^\n]*\n+(?=[^#\s])|^###### Section\n/gm,
    count: 7548,
  },
] as const;

describe.each(LEGISLATION)("$data, read by $importer.name", ({ importer, data, file, pattern, count }) => {
  const path = `${DATA}${data}.tar.gz`;

  it.skipIf(!existsSync(path))("has every section stored or refused (maintainer data)", async () => {
    expect(await countIn(path, file, pattern)).toBe(count);
    const { sections, refused } = await legislation(importer, path);
    expect(sections + refused).toBe(count);
  });
});

describe.skipIf(!existsSync(`${DATA}us-federal-rules.tar.gz`))("the federal rules (maintainer data)", () => {
  const path = `${DATA}us-federal-rules.tar.gz`;

  it("has every rule stored or refused", async () => {
    const files = await countIn(path, /\/rule_[\d.]+\.md$/, /^layout: rule$/gm);
    expect(files).toBe(340);
    const { sections, refused } = await legislation(federalRules, path);
    // Rules 1 to 86 with their decimals, A to G, and the eight on social security.
    const printed = sections + refused - files;
    expect(printed).toBe(96 + 7 + 8);
  });
});

describe.skipIf(!existsSync(`${DATA}us-cap-format.tar.gz`))("the CAP sample (maintainer data)", () => {
  it("has every case of the bulk file", async () => {
    const path = `${DATA}us-cap-format.tar.gz`;
    expect(await countIn(path, /\.jsonl$/, /^\{/gm)).toBe(10);
    expect((await legislation(cap, path)).cases).toBe(10);
  });
});
