import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import { packTar, type TarHeader } from "modern-tar";
import { afterAll, describe, expect, it } from "vitest";
import type { BuildReport } from "../../src/ingest/report.ts";
import { runCommand } from "../support/node/run-cli.ts";

// Whatever an input is, a build says what is wrong and where, and writes nothing but what it was asked for.
const root = mkdtempSync(join(tmpdir(), "headnote-hostile-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Content = string | Uint8Array;

const ACT = `{"kind":"act","act":{"id":"a-act-1950","title":"The A Act, 1950","year":1950},"sections":[],"footnotes":[]}\n`;
const OTHER = ACT.replaceAll("a-act", "b-act").replace("The A", "The B");
const WRIT = "Cedar v. Dogwood, 90 F.2d 1 (1931)\n\nThe writ is refused.\n";

type TarEntry = Partial<TarHeader> & { readonly name: string; readonly body?: string };

function tarOf(entries: readonly TarEntry[]): Promise<Uint8Array> {
  return packTar(
    entries.map(({ body = "", ...header }) => ({ header: { size: strToU8(body).length, ...header }, body })),
  );
}

function bytes(...parts: readonly Content[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? strToU8(part) : part)));
}

/** The link itself, as Info-ZIP stores it. */
const LINK: Zippable[string] = [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }];

const SECTION = `<section identifier="/us/usc/t1/s1"><num value="1">§ 1.</num><heading>Words</heading><content>TEXT</content></section>`;

function uslm(text: string, declarations = ""): string {
  return `<?xml version="1.0"?>${declarations}<uscDoc identifier="/us/usc/t1"><meta><docNumber>1</docNumber></meta><main><title identifier="/us/usc/t1"><num value="1">Title 1—</num><heading>GENERAL</heading>${SECTION.replace("TEXT", text)}</title></main></uscDoc>`;
}

const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join("")}]>`;

const TABLES: Readonly<Record<string, string>> = {
  "courts.csv": 'id,full_name,citation_string,jurisdiction\n"ca9","Court of Appeals","9th Cir.","F"\n',
  "dockets.csv": 'id,court_id,docket_number\n"50","ca9","90-1"\n',
  "opinion-clusters.csv":
    'id,judges,date_filed,date_filed_is_approximate,case_name_short,case_name,case_name_full,docket_id\n"7","","1931-05-04","f","","Cedar v. Dogwood","","50"\n',
  "citations.csv": 'id,volume,reporter,page,type,cluster_id\n"1","988","F.2d","1201","1","7"\n',
  "opinions.csv":
    'id,author_str,per_curiam,type,plain_text,html,html_lawbox,html_columbia,html_anon_2020,xml_harvard,html_with_citations,cluster_id\n"70","","f","020lead","The writ.",,,,,,,"7"\n',
};

async function tarWith(bad: TarEntry): Promise<Uint8Array> {
  return gzipSync(await tarOf([{ name: "ok.jsonl", body: ACT }, bad]));
}

interface Hostile {
  readonly what: string;
  readonly from: string;
  readonly files: () => Readonly<Record<string, Content>> | Promise<Readonly<Record<string, Content>>>;
}

/** Inputs of which nothing can be kept: the build fails, and what it prints names the file. */
const FAIL: readonly (Hostile & { readonly says: RegExp })[] = [
  {
    what: "a gz file that is cut off",
    from: "a.jsonl.gz",
    files: () => ({ "a.jsonl.gz": gzipSync(ACT.repeat(50)).subarray(0, -12) }),
    says: /a\.jsonl\.gz: the gzip data is damaged or cut off/,
  },
  {
    what: "a zip that is cut off",
    from: "a.zip",
    files: () => ({ "a.zip": zipSync({ "a.jsonl": strToU8(ACT) }).subarray(0, -40) }),
    says: /a\.zip: the zip archive is damaged or cut off/,
  },
  {
    what: "a tar.gz that is cut off",
    from: "a.tar.gz",
    files: async () => ({ "a.tar.gz": gzipSync(await tarOf([{ name: "a.jsonl", body: ACT }])).subarray(0, -12) }),
    says: /a\.tar\.gz: the gzip data is damaged or cut off/,
  },
  {
    what: "a quote that never ends",
    from: "courtlistener-bulk:bulk",
    files: () => ({
      ...Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [`bulk/${name}`, table])),
      "bulk/opinions.csv": `${TABLES["opinions.csv"]}"71","${"never ends ".repeat(7 << 20)}`,
    }),
    says: /opinions\.csv.*a quote is opened and never closed/,
  },
  {
    what: "a gz file that unpacks to far more than its size",
    from: "a.jsonl.gz",
    files: () => ({ "a.jsonl.gz": gzipSync(new Uint8Array(80 << 20)) }),
    says: /a\.jsonl\.gz: .*far more than its size/,
  },
  {
    what: "a zip of which all is a bomb",
    from: "headnote-jsonl:a.zip",
    files: () => ({ "a.zip": zipSync({ "a.jsonl": [new Uint8Array(80 << 20), { level: 9 }] }) }),
    says: /in a\.zip.*far more than its size/s,
  },
  {
    what: "an empty folder",
    from: "headnote-jsonl:in",
    files: () => ({ "in/.keep": "" }),
    says: /was found in in, read as headnote-jsonl\./,
  },
  {
    what: "an empty file",
    from: "a.jsonl",
    files: () => ({ "a.jsonl": "" }),
    says: /was found in a\.jsonl, read as headnote-jsonl\./,
  },
  { what: "an empty archive", from: "headnote-jsonl:a.zip", files: () => ({ "a.zip": zipSync({}) }), says: /a\.zip/ },
  { what: "an empty zip file", from: "a.zip", files: () => ({ "a.zip": "" }), says: /a\.zip: the zip archive is/ },
  {
    what: "a file of no known format",
    from: "a.bin",
    files: () => ({ "a.bin": "x" }),
    says: /The format of .*a\.bin is not known/,
  },
  {
    what: "the wrong format",
    from: "uslm:a.txt",
    files: () => ({ "a.txt": WRIT }),
    says: /in a\.txt, read as uslm/,
  },
  {
    what: "the wrong format for such a file",
    from: "uslm:a.xml",
    files: () => ({ "a.xml": "<html><p>no law</p></html>" }),
    says: /in a\.xml, read as uslm/,
  },
  {
    what: "a corpus given as an input",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({ "a.jsonl": bytes("SQLite format 3\0", new Uint8Array(5000).fill(200)) }),
    says: /a\.jsonl/,
  },
];

const DEEP = 100_000;
/** Within its title. */
const AT = OTHER.indexOf("B Act");
const NAMES = ["../out.jsonl", "in/../../out.jsonl", "/etc/out.jsonl"] as const;

/** Inputs of which something is kept; what is refused or repaired says where and why. */
const REPORT: readonly (Hostile & {
  readonly stored: Partial<BuildReport["stored"]>;
  readonly refused?: readonly string[];
  readonly repaired?: readonly string[];
})[] = [
  ...NAMES.flatMap((name) => {
    const refused = [`${name} file: the path ${name.startsWith("/") ? "is absolute" : "leaves the source"}`];
    return [
      {
        what: `a zip with the name ${name}`,
        from: "a.zip",
        files: () => ({ "a.zip": zipSync({ "ok.jsonl": strToU8(ACT), [name]: strToU8(OTHER) }) }),
        stored: { acts: 1 },
        refused,
      },
      {
        what: `a tar with the name ${name}`,
        from: "a.tar.gz",
        files: async () => ({ "a.tar.gz": await tarWith({ name, body: OTHER }) }),
        stored: { acts: 1 },
        refused,
      },
      {
        what: `a zip in a folder, with the name ${name}`,
        from: "in",
        files: () => ({
          "in/ok.jsonl": ACT,
          "in/b.zip": zipSync({ [name]: strToU8(OTHER), "fine.jsonl": strToU8(OTHER) }),
        }),
        stored: { acts: 2 },
        refused: [`b.zip/${refused[0]}`],
      },
    ];
  }),
  {
    what: "a zip with a symbolic link",
    from: "a.zip",
    files: () => ({ "a.zip": zipSync({ "ok.jsonl": strToU8(ACT), "link.jsonl": LINK }) }),
    stored: { acts: 1 },
    refused: ["link.jsonl file: a link"],
  },
  {
    what: "a tar with a symbolic link",
    from: "a.tar.gz",
    files: async () => ({
      "a.tar.gz": await tarWith({ name: "link.jsonl", type: "symlink", linkname: "/etc/passwd", size: 0 }),
    }),
    stored: { acts: 1 },
    refused: ["link.jsonl file: a link"],
  },
  {
    what: "a zip with a bomb in it",
    from: "a.zip",
    files: () => ({ "a.zip": zipSync({ "ok.jsonl": strToU8(ACT), "b.jsonl": [new Uint8Array(80 << 20), {}] }) }),
    stored: { acts: 1 },
    refused: ["b.jsonl file: it unpacks to far more than its size"],
  },
  {
    what: "a damaged archive and a bomb in a folder",
    from: "in",
    files: () => ({
      "in/ok.jsonl": ACT,
      "in/b.zip": zipSync({ "b.jsonl": strToU8(OTHER) }).subarray(0, -30),
      "in/c.zip": zipSync({ "c.jsonl": new Uint8Array(40 << 20), "d.jsonl": new Uint8Array(40 << 20) }),
    }),
    stored: { acts: 1 },
    refused: ["b.zip file: in: b.zip: the zip archive is damaged", "c.zip file: in: c.zip: the zip archive is damaged"],
  },
  {
    what: "bytes that are not UTF-8",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({ "a.jsonl": bytes(ACT, OTHER.slice(0, AT), Uint8Array.of(0xff), OTHER.slice(AT)) }),
    stored: { acts: 2 },
    repaired: ["a.jsonl line 2: characters that could not be read are stored as U+FFFD"],
  },
  {
    what: "bytes that are not UTF-8, in a judgment",
    from: "text-folder:in",
    files: () => ({ "in/a.txt": bytes(WRIT, Uint8Array.of(0xc3, 0x28)), "in/metadata.csv": "file,date\na.txt,1931\n" }),
    stored: { cases: 1, opinions: 1 },
    repaired: ["a.txt file: characters that could not be read"],
  },
  {
    what: "broken quoting",
    from: "courtlistener-bulk:bulk",
    files: () => ({
      ...Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [`bulk/${name}`, table])),
      "bulk/citations.csv": `${TABLES["citations.csv"]}"2","12","F."2d"","5","1","7"\n"3","13","F.2d","6","1","7"\n`,
    }),
    stored: { cases: 1, citations: 2, opinions: 1 },
    refused: ["citations.csv line 3: "],
  },
  {
    what: "an XML file with an entity bomb",
    from: "uslm:usc01.xml",
    files: () => ({ "usc01.xml": uslm("Words &a9; here.", LAUGHS) }),
    stored: { sections: 1 },
    refused: ["usc01.xml file: it declares entities of its own, which are not expanded"],
  },
  {
    what: "XML nested deeply",
    from: "uslm:usc01.xml",
    files: () => ({ "usc01.xml": uslm(`${"<paragraph>".repeat(DEEP)}Words.${"</paragraph>".repeat(DEEP)}`) }),
    stored: { sections: 1 },
  },
  {
    what: "XML of which nothing is closed",
    from: "uslm:usc01.xml",
    files: () => ({
      "usc01.xml": uslm("Words.").replace(/<\/title>.*/, `<section><num>2</num>${"<p>".repeat(DEEP)}`),
    }),
    stored: { sections: 1 },
    refused: ["cut off within it"],
  },
  {
    what: "JSON nested deeply",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({
      "a.jsonl": `${ACT}${"[".repeat(DEEP)}${"]".repeat(DEEP)}\n{"kind":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}\n`,
    }),
    stored: { acts: 1 },
    refused: ["a.jsonl line 2: its kind is not one of", "a.jsonl line 3: its kind is not one of"],
  },
  {
    what: "HTML nested deeply",
    from: "text-folder:in",
    files: () => ({
      "in/a.html": `<html><body>${"<div><blockquote>".repeat(DEEP)}The writ is refused.`,
      "in/metadata.csv": "file,name,date,jurisdiction\na.html,A v. B,1931,US\n",
    }),
    stored: { cases: 1, opinions: 1 },
  },
  {
    what: "lines longer than any record",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({ "a.jsonl": bytes(ACT, new Uint8Array(70 << 20).fill(97), "\n", OTHER) }),
    stored: { acts: 2 },
    refused: ["a.jsonl line 2: the line is longer than"],
  },
  {
    what: "empty files among others",
    from: "in",
    files: () => ({ "in/a.jsonl": ACT, "in/b.jsonl": "", "in/c.jsonl": "\n\n", "in/d.jsonl.gz": gzipSync("") }),
    stored: { acts: 1 },
  },
];

let made = 0;

async function place({ from, files }: Hostile): Promise<{ folder: string; input: string; before: string[] }> {
  const folder = join(root, String(++made));
  for (const [path, content] of Object.entries(await files())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, "out"));
  const colon = from.indexOf(":");
  const input = from.slice(0, colon + 1) + join(folder, from.slice(colon + 1));
  return { folder, input, before: all(root) };
}

const all = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

describe("a build fails with a reason and writes nothing for", () => {
  it.each(FAIL)("a build fails with a reason and writes nothing for $what", async (hostile) => {
    const { folder, input, before } = await place(hostile);
    const { code, err } = await runCommand("build", "--from", input, "-o", join(folder, "out", "c.sqlite"));
    expect(err).toMatch(hostile.says);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
    expect(code).toBe(2);
    expect(all(root)).toEqual(before);
  });
});

describe("a build stores valid records and reports the others for", () => {
  it.each(REPORT)("a build stores valid records and reports the others for $what", async (hostile) => {
    const { folder, input, before } = await place(hostile);
    const report = join(folder, "out", "report.json");
    const output = join(folder, "out", "c.sqlite");
    const { code, err } = await runCommand("build", "--from", input, "-o", output, "--report", report);
    expect({ code, err }).toMatchObject({ code: 0 });
    const { stored, refused, repaired } = JSON.parse(readFileSync(report, "utf8")) as BuildReport;
    expect(stored).toMatchObject(hostile.stored);
    const lines = (notes: BuildReport["refused"]) =>
      notes.map(({ location: { file, record }, reason }) => `${file} ${record}: ${reason}`);
    expect(lines(refused)).toEqual((hostile.refused ?? []).map((line) => expect.stringContaining(line)));
    expect(lines(repaired)).toEqual((hostile.repaired ?? []).map((line) => expect.stringContaining(line)));
    const prefix = output.slice(root.length + 1, -"c.sqlite".length);
    expect(all(root)).toEqual([...before, `${prefix}c.sqlite`, `${prefix}report.json`].sort());
    // With --strict the same input is no corpus.
    if (refused.length === 0) return;
    const strict = await runCommand("build", "--from", input, "-o", join(folder, "out", "s.sqlite"), "--strict");
    expect(strict.code).toBe(2);
    expect(strict.err).toContain(refused[0]!.reason);
    expect(readdirSync(join(folder, "out")).sort()).toEqual(["c.sqlite", "report.json"]);
  });
});
