import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { describe, it } from "vitest";
import type { Citation } from "../../../src/citation/citation.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { explainImpossibility } from "../../../src/citation/impossibility.ts";
import { parseCitation } from "../../../src/citation/parse/parse-citation.ts";
import { listSpellingVariants } from "../../support/citation/spelling-variants.ts";
import { readJsonLines } from "../../support/json-lines.ts";
import { findSharedFile } from "../../support/shared-data.ts";
import { expectShare, expectThroughput, hasLabels, isWhole, type LabelledFields } from "./citation-labels.ts";

const CORE = ["kind", "volume", "page", "section"];
const METADATA = ["pinCite", "year", "court", "plaintiff", "defendant", "parenthetical", "antecedent"];

const usFind = findSharedFile("eval/us_find.jsonl");
const examples = findSharedFile("eval/us_reporter_examples.jsonl");
const laws = findSharedFile("eval/us_law_examples.jsonl");
const gaps = findSharedFile("eval/us_known_gaps.jsonl");
const antecedents = findSharedFile("eval/us_antecedents.jsonl");
const usParallel = findSharedFile("eval/us_parallel.jsonl");
const bulk = findSharedFile("data/us-courtlistener-bulk.tar.gz");

describe("American citations (maintainer data)", () => {
  it.skipIf(usFind === null)("are found with names, pin cites, courts and years", () => {
    type Row = {
      text: string;
      markup?: boolean;
      clean?: string[];
      compare_only?: boolean;
      custom_tokenizer?: boolean;
      expected: LabelledFields[];
    };
    const taken = readJsonLines<Row>(usFind!).filter(
      (r) => !r.markup && !(r.clean ?? []).length && !r.compare_only && !r.custom_tokenizer,
    );
    const all = (fields: readonly string[]) =>
      taken.map((r) => {
        const got = findCitations(r.text);
        return got.length === r.expected.length && r.expected.every((e, i) => hasLabels(got[i]!, e, fields));
      });
    expectShare("US texts: exact list", all(CORE), 100);
    expectShare("US texts: and reporter", all([...CORE, "reporter"]), 100);
    expectShare("US texts: and names, pins, courts, years", all([...CORE, "reporter", ...METADATA]), 97);
  });

  it.skipIf(usFind === null)("are found in HTML and in dirty text", () => {
    const dirty = readJsonLines<{
      text: string;
      markup?: boolean;
      clean?: string[];
      compare_only?: boolean;
      custom_tokenizer?: boolean;
      expected: LabelledFields[];
    }>(usFind!).filter((r) => (r.markup || (r.clean ?? []).length > 0) && !r.compare_only && !r.custom_tokenizer);
    expectShare(
      "US dirty texts and HTML: exact list",
      dirty.map((r) => {
        const isHtml = r.markup === true || r.clean?.includes("html") === true;
        const got = findCitations(r.text, isHtml ? { markup: "html" } : {});
        return got.length === r.expected.length && r.expected.every((e, i) => hasLabels(got[i]!, e, CORE));
      }),
      100,
    );
  });

  it.skipIf(examples === null)("include the whole example of every reporter", () => {
    const results = readJsonLines<{ example: string; editions: string[] }>(examples!).map((r) => ({
      ...r,
      hit: findCitations(r.example).find((c) => c.span.start === 0 && c.span.end === r.example.length),
    }));
    expectShare(
      "US reporters' examples: whole",
      results.map((r) => r.hit !== undefined),
      99,
    );
    expectShare(
      "US reporters' examples: canonical reporter",
      results.map((r) => r.editions.includes(r.hit?.reporter ?? "")),
      97,
    );
  });

  it.skipIf(laws === null)("include the whole example of every law", () => {
    const results = readJsonLines<{ example: string }>(laws!).map((r) =>
      findCitations(r.example).some((c) => c.span.start === 0 && c.span.end >= r.example.length - 1),
    );
    expectShare("US laws' examples: whole", results, 97);
  });

  it.skipIf(gaps === null)("include those that other extractors are known to miss", () => {
    const results = readJsonLines<{ text: string; expected: LabelledFields[] }>(gaps!).map((r) => {
      const got = findCitations(r.text);
      return r.expected.every((e) =>
        e.kind === "resolve"
          ? got.filter((c) => c.kind === "id").every((c) => c.refersTo === null)
          : got.some((c) => hasLabels(c, { ...e, kind: e.kind === "statute" ? "statute" : c.kind }, CORE)),
      );
    });
    expectShare("US known gaps", results, 100);
  });

  it.skipIf(antecedents === null)("resolve short forms to their antecedents", () => {
    type Row = {
      type: "sequence" | "document";
      text: string;
      items: { text: string; resource: number | null }[];
      expected_clusters: number[][];
      resolved_case_name_short?: string;
    };
    const results = readJsonLines<Row>(antecedents!).map((r) =>
      r.type === "sequence"
        ? isSequenceResolved(r.items)
        : isDocumentResolved(r.text, r.expected_clusters, r.resolved_case_name_short),
    );
    expectShare("US short forms: antecedents", results, 100);
  });

  it.skipIf(usParallel === null)("parse whole, with one key for all spellings", () => {
    const cites = readJsonLines<{ cites: string[] }>(usParallel!).flatMap((r) => r.cites);
    expectShare(
      "US parallel citations: parsed whole",
      cites.map((c) => isWhole(c)),
      100,
    );
    const variants = cites.slice(0, 4_000).flatMap((c) => {
      const key = parseCitation(c)?.key;
      return listSpellingVariants(c).map((v) => key !== undefined && parseCitation(v)?.key === key);
    });
    expectShare("US spelling variants: same key", variants, 100);
  });

  it.skipIf(bulk === null)("of a real database parse whole, into the same reporter", async () => {
    const cites = await readCitationRows(bulk!);
    expectShare(
      "US citations of CourtListener: whole, same reporter",
      cites.map(([, volume, reporter, page]) => {
        const parsed = parseCitation(`${volume} ${reporter} ${page}`);
        return isWhole(`${volume} ${reporter} ${page}`) && parsed?.reporter === reporter;
      }),
      99.9,
    );
  });

  it.skipIf(bulk === null)("of a real database count as impossible only where the database errs", async () => {
    const cites = await readCitationRows(bulk!);
    const read = cites.map(([, volume, reporter, page]) => parseCitation(`${volume} ${reporter} ${page}`));
    expectShare(
      "US citations of CourtListener: can exist",
      read.flatMap((c) => (c === null ? [] : [explainImpossibility(c) === null])),
      99.9,
    );
  });

  it.skipIf(bulk === null)("are found in real opinions at 10 MB/s and more", async () => {
    const entries = await unpackTar(gunzipSync(readFileSync(bulk!)), {
      filter: (h) => /opinions-.*\.csv$/.test(h.name),
    });
    const real = new TextDecoder().decode(entries[0]!.data!.subarray(0, 30_000_000)).replace(/<[^>]{0,300}>/g, " ");
    expectThroughput("US opinions", real, 10);
  });
});

/** Reads the rows of the citation table of a CourtListener archive: the values between quotes. */
async function readCitationRows(archive: string): Promise<string[][]> {
  const entries = await unpackTar(gunzipSync(readFileSync(archive)), {
    filter: ({ name }) => /citations-.*\.csv$/.test(name),
  });
  const lines = new TextDecoder().decode(entries[0]!.data).split("\n").slice(1);
  return lines
    .filter((line) => line !== "")
    .map((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value]) => value!));
}

/** Returns whether each item's citation refers to the resource of its number; resources count by first appearance. */
function isSequenceResolved(items: readonly { text: string; resource: number | null }[]): boolean {
  const all = findCitations(items.map((item) => item.text).join("\n"));
  const resources = new Map<string, number>();
  let offset = 0;
  return items.every((item) => {
    const from = offset;
    offset += item.text.length + 1;
    const found = all.find((c) => c.span.start >= from && c.span.start < offset);
    const full = found === undefined ? undefined : findFullCitation(found, all);
    if (full === undefined) return item.resource === null;
    const name = full.key ?? `at ${full.span.start}`;
    if (!resources.has(name)) resources.set(name, resources.size);
    return resources.get(name) === item.resource;
  });
}

function findFullCitation(citation: Citation, all: readonly Citation[]): Citation | undefined {
  if (citation.kind === "case" || citation.kind === "law" || citation.kind === "journal") return citation;
  return citation.refersTo === null ? undefined : all[citation.refersTo];
}

function isDocumentResolved(
  document: string,
  clusters: readonly (readonly number[])[],
  knownName: string | undefined,
): boolean {
  // A database names the case of the first full citation.
  const first = findCitations(document).find((c) => c.kind === "case")?.key;
  const all = findCitations(document, { caseName: (key) => (key === first ? (knownName ?? null) : null) });
  const got = new Map<number, number[]>();
  all.forEach((c, i) => {
    const head = c.refersTo ?? i;
    got.set(head, [...(got.get(head) ?? []), i]);
  });
  return JSON.stringify([...got.values()]) === JSON.stringify(clusters);
}
