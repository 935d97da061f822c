import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import type { BuildReport } from "../../../src/ingest/report.ts";

import { ACT, bytes, type Hostile, LAUGHS, LINK, OTHER, TABLES, tarWith, uslm, WRIT } from "./input-files.ts";

const DEEP = 100_000;
/** Offset within the title of the other Act. */
const AT = OTHER.indexOf("B Act");
const NAMES = ["../out.jsonl", "in/../../out.jsonl", "/etc/out.jsonl"] as const;

/** Inputs with valid records: the report names the place and the reason of each refusal and repair. */
export const REPORTED_INPUTS: readonly (Hostile & {
  readonly stored: Partial<BuildReport["stored"]>;
  readonly refused?: readonly string[];
  readonly repaired?: readonly string[];
})[] = [
  ...NAMES.flatMap((path) => {
    const refused = [`${path} file: the path ${path.startsWith("/") ? "is absolute" : "leaves the source"}`];
    return [
      {
        name: `a zip with the name ${path}`,
        from: "a.zip",
        files: () => ({ "a.zip": zipSync({ "ok.jsonl": strToU8(ACT), [path]: strToU8(OTHER) }) }),
        stored: { acts: 1 },
        refused,
      },
      {
        name: `a tar with the name ${path}`,
        from: "a.tar.gz",
        files: async () => ({ "a.tar.gz": await tarWith({ name: path, body: OTHER }) }),
        stored: { acts: 1 },
        refused,
      },
      {
        name: `a zip in a folder, with the name ${path}`,
        from: "in",
        files: () => ({
          "in/ok.jsonl": ACT,
          "in/b.zip": zipSync({ [path]: strToU8(OTHER), "fine.jsonl": strToU8(OTHER) }),
        }),
        stored: { acts: 2 },
        refused: [`b.zip/${refused[0]}`],
      },
    ];
  }),
  {
    name: "a zip with a symbolic link",
    from: "a.zip",
    files: () => ({ "a.zip": zipSync({ "ok.jsonl": strToU8(ACT), "link.jsonl": LINK }) }),
    stored: { acts: 1 },
    refused: ["link.jsonl file: a link"],
  },
  {
    name: "a tar with a symbolic link",
    from: "a.tar.gz",
    files: async () => ({
      "a.tar.gz": await tarWith({ name: "link.jsonl", type: "symlink", linkname: "/etc/passwd", size: 0 }),
    }),
    stored: { acts: 1 },
    refused: ["link.jsonl file: a link"],
  },
  {
    name: "a zip with a bomb in it",
    from: "a.zip",
    files: () => ({ "a.zip": zipSync({ "ok.jsonl": strToU8(ACT), "b.jsonl": [new Uint8Array(80 << 20), {}] }) }),
    stored: { acts: 1 },
    refused: ["b.jsonl file: it unpacks to far more than its size"],
  },
  {
    name: "a damaged archive and a bomb in a folder",
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
    name: "bytes that are not UTF-8",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({ "a.jsonl": bytes(ACT, OTHER.slice(0, AT), Uint8Array.of(0xff), OTHER.slice(AT)) }),
    stored: { acts: 2 },
    repaired: ["a.jsonl line 2: characters that could not be read are stored as U+FFFD"],
  },
  {
    name: "bytes that are not UTF-8, in a judgment",
    from: "text-folder:in",
    files: () => ({ "in/a.txt": bytes(WRIT, Uint8Array.of(0xc3, 0x28)), "in/metadata.csv": "file,date\na.txt,1931\n" }),
    stored: { cases: 1, opinions: 1 },
    repaired: ["a.txt file: characters that could not be read"],
  },
  {
    name: "broken quoting in a table",
    from: "courtlistener-bulk:bulk",
    files: () => ({
      ...Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [`bulk/${name}`, table])),
      "bulk/citations.csv": `${TABLES["citations.csv"]}"2","12","F."2d"","5","1","7"\n"3","13","F.2d","6","1","7"\n`,
    }),
    stored: { cases: 1, citations: 2, opinions: 1 },
    refused: ["citations.csv line 3: "],
  },
  {
    name: "an XML file with an entity bomb",
    from: "uslm:usc01.xml",
    files: () => ({ "usc01.xml": uslm("Words &a9; here.", LAUGHS) }),
    stored: { sections: 1 },
    refused: ["usc01.xml file: it declares entities of its own, which are not expanded"],
  },
  {
    name: "XML nested deeply",
    from: "uslm:usc01.xml",
    files: () => ({ "usc01.xml": uslm(`${"<paragraph>".repeat(DEEP)}Words.${"</paragraph>".repeat(DEEP)}`) }),
    stored: { sections: 1 },
  },
  {
    name: "XML without closing tags",
    from: "uslm:usc01.xml",
    files: () => ({
      "usc01.xml": uslm("Words.").replace(/<\/title>.*/, `<section><num>2</num>${"<p>".repeat(DEEP)}`),
    }),
    stored: { sections: 1 },
    refused: ["cut off within it"],
  },
  {
    name: "JSON nested deeply",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({
      "a.jsonl": `${ACT}${"[".repeat(DEEP)}${"]".repeat(DEEP)}\n{"kind":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}\n`,
    }),
    stored: { acts: 1 },
    refused: ["a.jsonl line 2: its kind is not one of", "a.jsonl line 3: its kind is not one of"],
  },
  {
    name: "HTML nested deeply",
    from: "text-folder:in",
    files: () => ({
      "in/a.html": `<html><body>${"<div><blockquote>".repeat(DEEP)}The writ is refused.`,
      "in/metadata.csv": "file,name,date,jurisdiction\na.html,A v. B,1931,US\n",
    }),
    stored: { cases: 1, opinions: 1 },
  },
  {
    name: "lines longer than any record",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({ "a.jsonl": bytes(ACT, new Uint8Array(70 << 20).fill(97), "\n", OTHER) }),
    stored: { acts: 2 },
    refused: ["a.jsonl line 2: the line is longer than"],
  },
  {
    name: "empty files among others",
    from: "in",
    files: () => ({ "in/a.jsonl": ACT, "in/b.jsonl": "", "in/c.jsonl": "\n\n", "in/d.jsonl.gz": gzipSync("") }),
    stored: { acts: 1 },
  },
];
