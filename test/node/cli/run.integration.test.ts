import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { runCommand } from "../../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-cli-"));
const corpus = join(folder, "small.sqlite");
beforeAll(async () => writeFileSync(corpus, (await buildSmallCorpus()).bytes));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Path of a brief; written where its text is given. */
function brief(name: string, text?: string): string {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

/** A Word document of one paragraph. */
function docx(name: string, text: string): string {
  const types = "http://schemas.openxmlformats.org/package/2006/content-types";
  const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
  const document = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
  const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const files = {
    "[Content_Types].xml": `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${document}" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  };
  const path = join(folder, name);
  writeFileSync(path, zipSync(Object.fromEntries(Object.entries(files).map(([file, xml]) => [file, strToU8(xml)]))));
  return path;
}

const empty = join(folder, "empty");
mkdirSync(empty);
const queries = brief("queries.txt", "lighthouses\r\n\n( ferry\nzeppelin\n");

describe("exit codes and output", () => {
  it.each([
    [["resolve", "701 U.S. 10"], 0, "Marlow v. Ferry Company"],
    [["resolve", "701", "U.S.", "10"], 0, "901 L. Ed. 2d 20"],
    [["resolve", "--json", "AIR 1964 SC 9001"], 0, '"clusterId": 2001'],
    [["search", "ferry AND tolls"], 0, "2 cases"],
    [["search", "--json", "-n", "1", "ferry"], 0, '"total"'],
    [["search", "--passages", "2", "lighthouses"], 0, "not lighthouses. [lead, 1st paragraph]"],
    [["search", "year:1900..", "-n", "1"], 0, "8 cases, page 1 of 8"],
    [["search", "zeppelin"], 1, "0 cases"],
    [["search", "fee", "--export", "csv"], 0, "\r\n2,Shanta Devi v. Union of India,"],
    [["search", "fee", "--export", "ris", "-n", "1"], 0, "TI  - Ramlal Textile Mills v. State of Madhya Bharat"],
    [["search", "zeppelin", "--export", "csl-json"], 1, "[\n\n]"],
    [["search", "--queries", queries], 0, "1  lighthouses  Okafor v. Lighthouse Trust  712 U.S. 55"],
    [["search", "--queries", queries], 0, "-  ( ferry      This parenthesis is not closed"],
    [["search", "--queries", queries, "--json"], 0, '"total": 1'],
    [["network", "701 U.S. 10"], 0, "cited by 2"],
    [["ask", "Is Marlow v. Ferry Company still good law?"], 0, "Marlow v. Ferry Company was overruled by Okafor"],
    [["ask", "What did Okafor v. Lighthouse Trust hold?"], 0, ", 1980-01-22, Good Law"],
    [["ask", "--json", "--deep", "Is 701 U.S. 10 still good law?"], 0, '"questionInterpreted"'],
    [["ask", "How is a zeppelin moored in a hurricane?"], 1, "This corpus does not hold an answer"],
    [["ask", "What did Shanta Devi v. Union of India hold?"], 0, "This is answered under the law of India."],
    [["status", "701 U.S. 10"], 0, "Overruled by Okafor v. Lighthouse Trust, 712 U.S. 55."],
    [["status", "701 U.S. 10", "--as-of", "1979-12-31"], 0, "No negative treatment found in 1 citing decision"],
    [["standing", "701 U.S. 10"], 0, "Overruled by Okafor v. Lighthouse Trust, 712 U.S. 55."],
    [["export", "701 U.S. 10"], 0, "Marlow v. Ferry Co., 701 U.S. 10 (1951)"],
    [["export", "701 U.S. 10, 12", "--style", "aglc"], 0, "Marlow v Ferry Company, 701 US 10, 12 (1951)"],
    [["export", "AIR 1964 SC 9001", "--format", "bibtex"], 0, "@misc{"],
    [["export", "--styles"], 0, "us-oh"],
    [["check", brief("sound.txt", "Pruitt v. Marsh Harbor, 705 U.S. 200 (1962).")], 0, "1 citation of 1 authority"],
    [["check", brief("bad.txt", "\n Doe v. Poe, 1200 F.3d 1.")], 1, "bad.txt:2:14 error 1200 F.3d 1 cannot exist"],
    [["check", brief("bad.html", "<p><i>Doe</i> v. Poe, 1200 F.3d 1.")], 1, "bad.html:1:23 error"],
    [["check", brief("bad.txt"), "--fail-on", "never"], 0, "1 error, 0 warnings, 0 notes"],
    [["check", brief("sound.txt"), "--fail-on", "note"], 1, "Distinguished by"],
    [["check", brief("sound.txt"), "--markdown"], 0, "| Pruitt v. Marsh Harbor | 705 U.S. 200 | Distinguished | 1 |"],
    [["check", brief("sound.txt"), "--json"], 0, '"authorities"'],
    [["check", docx("brief.docx", "Doe v. Poe, 1200 F.3d 1.")], 1, "cannot exist"],
    [["explain", "a OR b"], 0, "boolean: a OR b"],
    [["stats"], 0, "most cited"],
    [["stats", "--json"], 0, '"cases": 8'],
    [["stats", "--courts"], 0, "id      court"],
    [["stats", "--courts", "--json"], 0, '"courtId": "scotus"'],
  ])("headnote %j exits with %i and prints %j", async (args, code, printed) => {
    const result = await runCommand(...args, "--corpus", corpus);
    expect(result).toMatchObject({ code, out: expect.stringContaining(printed) });
  });

  it.each([
    [["resolve", "701 U.S. 11"], 1, "similar in this corpus: 701 U.S. 10"],
    [["resolve", "the ferry case"], 2, "No citation was recognised"],
    [["resolve", "701 U.S. 10", "712 U.S. 55"], 2, 'These are 2 citations: "701 U.S. 10" and "712 U.S. 55". Give one'],
    [["resolve", "701 U.S. 10", "712 U.S. 55", "--json"], 2, "These are 2 citations"],
    [["status", "701 U.S. 10", "712 U.S. 55"], 2, "These are 2 citations"],
    [["export", "701 U.S. 10", "712 U.S. 55"], 2, "These are 2 citations"],
    [["network", "701 U.S. 10", "712 U.S. 55"], 2, "These are 2 citations"],
    [
      ["search", "name:ferry"],
      0,
      "name: is no field and was read as a word. Did you mean title:? The fields are title:",
    ],
    [["explain", "date:1990"], 0, "Did you mean year:?"],
    [["search", "ferry", "--page", "51"], 2, "Write a whole number from 1 to 50"],
    [
      ["search", "ferry", "--court", "ca13"],
      1,
      `Unknown court 'ca13'. Run \`headnote stats --courts --corpus ${corpus}\` to list`,
    ],
    [["search", "ferry", "--court", "scotuss"], 1, "Unknown court 'scotuss'. Did you mean scotus?"],
    [["search", "ferry", "--court", "ca10"], 1, "No case of this corpus is from the court 'ca10'. Run"],
    [["search", '"open'], 2, "of the query"],
    [["search", "ferry", "-n", "0"], 2, "Write a whole number from 1 to 100"],
    [["search"], 2, "give a query, or --queries <file>"],
    [["search", "ferry", "--queries", queries], 2, "give a query, or --queries <file>"],
    [["search", "--queries", join(folder, "absent.txt")], 2, "absent.txt cannot be read"],
    [["search", "ferry", "--export", "xlsx"], 2, "Allowed choices are csv, jsonl, bibtex, ris, csl-json"],
    [["search", "ferry", "--export", "csv", "--json"], 2, "cannot be used with"],
    [["search", "ferry", "--export", "csv", "--style", "crayon"], 2, "export --styles lists them"],
    [["search", "ferry", "--out", join(folder, "x.csv")], 2, "--out needs --export"],
    [["network"], 2, "missing required argument"],
    [["check"], 2, "missing required argument"],
    [["check", join(folder, "absent.txt")], 2, "absent.txt cannot be read"],
    [["check", brief("broken.docx", "no zip at all")], 2, "broken.docx cannot be read"],
    [["ask", "What is theft?", "--country", "FR"], 2, "Allowed choices are US, IN"],
    [["export"], 2, "missing required argument"],
    [["export", "701 U.S. 10", "--style", "crayon"], 2, "export --styles lists them"],
    [["export", "701 U.S. 10", "--style", "oscolla"], 2, "Did you mean oscola? headnote export --styles"],
    [["network", "701 U.S. 10", "--export", "network.pdf"], 2, "must be one of: .gexf .graphml .dot .svg .json"],
    [["network", "701 U.S. 10", "--svg", join(folder, "absent", "x.svg")], 2, "cannot be written"],
    [["status", "701 U.S. 10", "--as-of", "1949-01-01"], 2, "before the decision itself"],
    [
      ["status", "701 U.S. 10", "--as-of", "1890"],
      2,
      "'--as-of <date>' argument '1890' is invalid. Write a day that exists",
    ],
    [["status", "701 U.S. 10", "--as-of", "2020-02-30"], 2, "Write a day that exists"],
    [["search", "ferry", "--from", "2000", "--to", "1990"], 2, "--from 2000 is after --to 1990"],
    [["audit", corpus, "--today", "2020-13-01"], 2, "Write a day that exists"],
    [["build", "--from", folder, "--from", "1990", "--to", "1980", "--dry-run"], 2, "--from 1990 is after --to 1980"],
    [["build", "--from", folder, "--from", "1990-02-30", "--dry-run"], 2, '"1990-02-30" is not a date that exists'],
    [["build", "--from", folder, "--from", "1990-13"], 2, '--from "1990-13" is not a date that exists'],
    [["unheard-of"], 2, "unknown command"],
    [["build", "--from", "betamax:x.tar", "-o", join(folder, "x.sqlite")], 2, '"betamax" is not a format'],
    [["build", "--from", join(folder, "absent"), "-o", join(folder, "x.sqlite")], 2, "absent"],
    [["build", "-o", join(folder, "x.sqlite")], 2, "--from FORMAT:PATH"],
    [["build", "--from", empty, "-o", join(folder, "x.sqlite")], 2, "contains no file. Name the folder or the archive"],
    [["build", "--from", queries, "-o", queries], 2, "queries.txt is an input of this build. Name another output"],
    [
      ["build", "--from", queries, "-o", join(folder, "x.sqlite"), "--report", queries],
      2,
      "queries.txt is not written over: this command reads it. Name another file: --report FILE.",
    ],
    [["build", "--from", folder], 2, "-o FILE"],
    [["build", "--into", join(folder, "nowhere.sqlite"), "--from", folder], 3, "nowhere.sqlite"],
    [["serve", "--key", "no-colons"], 2, "name:secret:credits"],
    [["serve", "--rate", "60"], 2, "calls/seconds"],
    [["serve", "--rate", "0/1"], 2, "calls/seconds"],
    [["serve", "--clock", "noon"], 2, "ISO 8601"],
    [["serve", "--clock", "2026-02-30T00:00:00Z"], 2, "ISO 8601"],
    [["serve", "--log", "xml"], 2, "text, json, off"],
    [["serve", "--latency", "-1"], 2, "whole number"],
  ])("headnote %j exits with %i and prints the error %j", async (args, code, printed) => {
    const needsCorpus = !["audit", "build", "unheard-of"].includes(args[0]!);
    const result = await runCommand(...args, ...(needsCorpus ? ["--corpus", corpus] : []));
    expect(result).toMatchObject({ code, err: expect.stringContaining(printed) });
  });

  it("writes the cases of a search to a file and prints their number", async () => {
    const file = join(folder, "found.bib");
    const { out, err } = await runCommand(
      "search",
      "fee",
      "--export",
      "bibtex",
      "-n",
      "1",
      "--out",
      file,
      "--corpus",
      corpus,
    );
    expect([out, err]).toEqual(["", `the best 1 of 2 cases in ${file}\n`]);
    expect(readFileSync(file, "utf8")).toMatch(/^@misc\{ramlal-textile-mills-1964-/);
  });

  it("writes the findings of a check as SARIF", async () => {
    const sarif = join(folder, "findings.sarif");
    await runCommand("check", brief("bad.txt"), "--sarif", sarif, "--corpus", corpus);
    const { runs } = JSON.parse(readFileSync(sarif, "utf8"));
    expect(runs[0].results).toMatchObject([{ ruleId: "cannot_exist" }]);
  });

  it("exits with 3 if the corpus is missing or is not a corpus", async () => {
    expect(await runCommand("stats", "--corpus", join(folder, "nowhere.sqlite"))).toMatchObject({ code: 3 });
    const noCorpus = join(folder, "text.sqlite");
    writeFileSync(noCorpus, "no corpus");
    expect(await runCommand("stats", "--corpus", noCorpus)).toMatchObject({
      code: 3,
      err: expect.stringContaining("not a Headnote corpus"),
    });
  });

  it.each([[[]], [["build"]], [["serve"]], [["search"]]])("headnote %j --help prints the usage", async (args) => {
    const { code, out } = await runCommand(...args, "--help");
    expect(code).toBe(0);
    expect(out).toContain("Usage: headnote");
  });
});

it("leaves no file if a build fails", async () => {
  const empty = mkdtempSync(join(folder, "empty-"));
  const output = join(folder, "failed.sqlite");
  expect(await runCommand("build", "--from", `courtlistener-bulk:${empty}`, "-o", output)).toMatchObject({ code: 2 });
  expect(readdirSync(folder).filter((name) => name.startsWith("failed"))).toEqual([]);
});
