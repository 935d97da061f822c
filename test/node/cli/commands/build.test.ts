import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeChainedCases } from "../../../support/node/chained-cases.ts";
import { runCommand } from "../../../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-build-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

const TABLES = {
  courts:
    'id,position,citation_string,short_name,full_name,jurisdiction\n"ca9","1","9th Cir.","Ninth Circuit","Court of Appeals for the Ninth Circuit","F"\n',
  dockets: 'id,source,docket_number,court_id\n"50","0","90-1","ca9"\n',
  "opinion-clusters":
    'id,judges,date_filed,date_filed_is_approximate,case_name_short,case_name,case_name_full,docket_id\n"7","Alder","1991-05-04","f","Cedar","Cedar v. Dogwood","","50"\n',
  citations: 'id,volume,reporter,page,type,cluster_id\n"2","933","F.2d","1","4","7"\n',
  opinions:
    'id,author_str,per_curiam,type,plain_text,html,html_lawbox,html_columbia,html_anon_2020,xml_harvard,html_with_citations,cluster_id\n"70","Alder","f","020lead","A ferry that collects a toll keeps its landing safe.",,,,,,,"7"\n',
};
mkdirSync(at("bulk"));
for (const [table, content] of Object.entries(TABLES)) writeFileSync(at(`bulk/${table}-2031-01-31.csv`), content);
writeFileSync(at("cases.jsonl"), writeChainedCases(5));

const bulk = ["build", "--from", `courtlistener-bulk:${at("bulk")}`];
const jsonl = ["build", "--from", at("cases.jsonl")];

/** A build, and the same as a dry run: both end with the same code and the same error. */
async function runBoth(...args: string[]) {
  const built = await runCommand(...args, "-o", at("new.sqlite"));
  const counted = await runCommand(...args, "--dry-run");
  expect(counted.code).toBe(built.code);
  const readError = ({ err }: { err: string }) => /^error .*$/m.exec(err)?.[0] ?? null;
  expect(readError(counted)).toBe(readError(built));
  return { ...built, error: readError(built), counted: counted.out };
}

describe("a build of what is no input", () => {
  it("names the remedy for a corpus", async () => {
    expect((await runCommand(...jsonl, "-o", at("z.sqlite"))).code).toBe(0);
    for (const from of [at("z.sqlite"), `cap:${at("z.sqlite")}`]) {
      const { code, error } = await runBoth("build", "--from", from);
      expect(code).toBe(2);
      expect(error).toMatch(/z\.sqlite is a corpus, not an input of one\. .*--into .*z\.sqlite; .*--corpus\.$/);
    }
    rmSync(at("z.sqlite"));
  });

  it("says of a named format that it can be detected", async () => {
    const { code, error } = await runBoth("build", "--from", `cap:${at("bulk")}`);
    expect({ code, error }).toEqual({
      code: 2,
      error: expect.stringMatching(/in bulk, read as cap\. If .*, leave out "cap:" before the path: .* detected\.$/),
    });
  });

  it("does not say so of a format that was detected", async () => {
    writeFileSync(at("empty.jsonl"), "\n");
    const { code, error } = await runBoth("build", "--from", at("empty.jsonl"));
    rmSync(at("empty.jsonl"));
    expect({ code, error }).toEqual({ code: 2, error: expect.stringMatching(/read as headnote-jsonl\.$/) });
  });
});

describe("a build that selects courts", () => {
  it("compares ids without case", async () => {
    const { code, out, counted } = await runBoth(...bulk, "--court", "CA9");
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining("1 case,") });
    expect(counted).toContain("1 case,");
    rmSync(at("new.sqlite"));
  });

  it("refuses an id that is not in the table of courts before it reads anything else", async () => {
    const { code, error, out, counted, err } = await runBoth(...bulk, "--court", "ca9", "caa9");
    expect({ code, error }).toEqual({ code: 2, error: 'error No court of bulk has the id "caa9"; did you mean ca9?' });
    expect([out, counted, err]).toEqual(["", "", `${error}\n`]);
    expect(readdirSync(folder)).toEqual(["bulk", "cases.jsonl"]);
  });

  it.each([
    [
      ["--court", "scotuss"],
      /\(--court scotuss\) leaves out all 5 cases of cases\.jsonl.*"scotuss"; did you mean scotus\?$/,
    ],
    [["--court", "ca9"], /\(--court ca9\) leaves out all 5 cases of .* Change or leave out one of these options\.$/],
    [
      ["--from", "2024", "--jurisdiction", "US", "--precedential"],
      /\(--jurisdiction US, --from 2024-01-01, --precedential\) leaves out all 5 cases/,
    ],
  ])("says of %j that it leaves out everything", async (filter, message) => {
    const { code, error } = await runBoth(...jsonl, ...filter);
    expect({ code, error }).toEqual({ code: 2, error: expect.stringMatching(message) });
  });

  it("names an unknown id beside one that selects cases", async () => {
    const known = JSON.parse(writeChainedCases(1).split("\n")[0]!).court.id;
    const { code, out, counted } = await runBoth(...jsonl, "--court", known, "scotuss");
    expect(code).toBe(0);
    const sentence = 'No court of cases.jsonl has the id "scotuss"; did you mean scotus?';
    expect([out, counted]).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
  });
});

describe("a dry run of a build that changes a corpus", () => {
  const into = at("into.sqlite");
  const more = ["--from", at("cases.jsonl")];

  beforeAll(async () => {
    writeFileSync(at("no-corpus.sqlite"), "This is no corpus. ".repeat(100));
    expect(await runCommand(...bulk, "-o", into)).toMatchObject({ code: 0 });
  });

  it("says what the corpus has, and what would be removed and added", async () => {
    const { code, out } = await runCommand("build", "--into", into, "--remove", "7", ...more, "--dry-run");
    expect(code).toBe(0);
    expect(out).toMatch(/into\.sqlite has 1 case and \d+ MiB; 1 removed, at most 5 added\n/);
    const { out: json } = await runCommand("build", "--into", into, ...more, "--dry-run", "--json");
    const { into: before, corpusBytes } = JSON.parse(json);
    expect(before).toMatchObject({ cases: 1, removed: 0, bytes: statSync(into).size });
    expect(corpusBytes).toBeGreaterThan(before.bytes);
    expect(corpusBytes).toBeLessThan(before.bytes + 20_000);
  });

  it.each([
    ["a file that does not exist", ["--into", at("absent.sqlite"), ...more], 3],
    ["a file that is no corpus", ["--into", at("no-corpus.sqlite"), ...more], 3],
    ["a case to remove that the corpus does not contain", ["--into", into, "--remove", "5"], 1],
    ["no corpus to remove cases from", ["--remove", "5", ...more], 2],
  ])("is refused, as the build is, for %s", async (_, args, expected) => {
    const { code, error } = await runBoth("build", ...args);
    expect({ code, error }).toEqual({ code: expected, error: expect.stringMatching(/^error ./) });
  });

  it("refuses an output that a build would not replace", async () => {
    const args = ["build", ...more, "-o", at("no-corpus.sqlite")];
    const [built, counted] = [await runCommand(...args), await runCommand(...args, "--dry-run")];
    expect(counted).toEqual(built);
    expect(counted).toMatchObject({ code: 2, err: expect.stringContaining("is not replaced") });
  });
});
