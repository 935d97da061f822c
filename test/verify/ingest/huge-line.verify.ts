import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { DIST } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

// A line of two gigabytes, made as it is read, in the place where each format has its text: memory stays bounded and
// the report says what was wrong. Each runs in a separate process, because memory is measured.
const BYTES = 2 * 1024 ** 3;
const MAX_MB = 300;

const OPINIONS =
  "id,author_str,per_curiam,type,plain_text,html,html_lawbox,html_columbia,html_anon_2020,xml_harvard,html_with_citations,cluster_id";

/** Importer, the file that has the line, what precedes the line, other files. */
type Format = readonly [importer: string, path: string, head: string, others: Readonly<Record<string, string>>];
const FORMATS: readonly Format[] = [
  [
    "courtlistener-bulk",
    "opinions.csv",
    `${OPINIONS}\n"1","`,
    {
      "courts.csv": "id,full_name,citation_string,jurisdiction\n",
      "dockets.csv": "id,court_id,docket_number\n",
      "opinion-clusters.csv":
        "id,judges,date_filed,date_filed_is_approximate,case_name_short,case_name,case_name_full,docket_id\n",
      "citations.csv": "id,volume,reporter,page,type,cluster_id\n",
    },
  ],
  ["courtlistener-api", "clusters-1.json", '{"results":[{"id":1,"case_name":"', {}],
  ["liiofindia", "a.txt", "", {}],
  ["uslm", "usc01.xml", '<uscDoc><main><title><num value="1">1</num><section><num value="1">1</num><content>', {}],
  ["ecfr", "ECFR-title1.xml", '<DIV1 N="1" TYPE="TITLE"><DIV8 N="1.1" TYPE="SECTION"><HEAD>1.1</HEAD><P>', {}],
  ["federal-register", "FR-2031-02-12.xml", "<FEDREG><EXECORD><P>", {}],
  ["federal-register", "EO_1.json", '{"title":"', {}],
  ["dc-library", "titles/1/index.xml", "<container><section><num>1-101</num><text>", {}],
  ["constitutions", "federal/constitution/1961-03-29.md", "", {}],
  ["federal-rules", "_fre/rule_1.md", "", {}],
  ["federal-rules", "federal_rules.json", '[{"text":"', {}],
  ["cap", "json/0001-01.json", '{"id":1,"name":"', {}],
  ["cap", "a.jsonl", '{"id":1,"name":"', { "VolumeMetadata.json": "[]" }],
  ["india-code", "x/part-001.md", "# The X Act, 1950\n\n", {}],
  ["in-lino", "a.lino", "obj_root:\n  law ", {}],
  ["in-civictech", "ipc.json", '[{"section":1,"section_desc":"', {}],
  ["headnote-jsonl", "a.jsonl", '{"kind":"act","act":{"id":"', {}],
  ["text-folder", "a.txt", "", { "metadata.csv": "file\na.txt\n" }],
  ["text-folder", "a.html", "<html><p>", { "metadata.csv": "file\na.html\n" }],
  ["text-folder", "metadata.csv", 'file,name\na.txt,"', { "a.txt": "x" }],
];

const SCRIPT = `
import { findImporter } from ${JSON.stringify(resolve(DIST, "ingest/index.js"))};
const [name, path, head, others, bytes] = process.argv.slice(1);
const encoder = new TextEncoder();
const small = (content) => () => new Blob([content]).stream();
function line() {
  const chunk = new Uint8Array(1 << 18).fill(97);
  let left = Number(bytes);
  let first = true;
  return new ReadableStream({
    pull(controller) {
      if (first) controller.enqueue(encoder.encode(head));
      first = false;
      if (left <= 0) return controller.close();
      left -= chunk.length;
      controller.enqueue(chunk.slice());
    },
  }, { highWaterMark: 0 });
}
const entries = Object.entries(JSON.parse(others)).map(([path, content]) => ({ path, open: small(content) }));
entries.push({ path, open: line });
entries.sort((a, b) => (a.path < b.path ? -1 : 1));
const source = { name: "huge", refused: [], close: async () => {}, async *entries() { yield* entries; } };
const said = [];
let stored = 0;
try {
  for await (const record of findImporter(name).records(source)) {
    if (record.kind === "refused" || record.kind === "repaired") said.push(record.location.file + ": " + record.reason);
    else if (record.kind === "opinion" || record.kind === "section" || record.kind === "act") stored++;
  }
} catch (error) {
  if (error.name !== "EngineError") throw error;
  said.push(error.message);
}
console.log(JSON.stringify({ said, stored, mb: process.resourceUsage().maxRSS / 1024 }));
`;

describe("a line of 2 GB", () => {
  it.each(FORMATS)("is refused in little memory in %s, %s", (name, path, head, others) => {
    const output = execFileSync(
      process.execPath,
      ["--input-type=module", "-e", SCRIPT, name, path, head, JSON.stringify(others), String(BYTES)],
      { encoding: "utf8" },
    );
    const { said, stored, mb } = JSON.parse(output) as { said: string[]; stored: number; mb: number };
    reportFigure(`2 GB line in ${name}, ${path}: peak MB`, mb.toFixed(0), `<= ${MAX_MB}`);
    console.log(`  ${said.join("; ").slice(0, 200)}`);
    expect(stored).toBe(0);
    expect(said.join("\n")).toContain(path);
    expect(mb).toBeLessThanOrEqual(MAX_MB);
  });
});
