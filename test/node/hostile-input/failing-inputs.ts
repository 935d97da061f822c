import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

import { ACT, bytes, type Hostile, TABLES, tarOf, WRIT } from "./input-files.ts";

/** Inputs without a valid record: the build fails with a message that names the file. */
export const FAILING_INPUTS: readonly (Hostile & { readonly message: RegExp })[] = [
  {
    name: "a gz file that is cut off",
    from: "a.jsonl.gz",
    files: () => ({ "a.jsonl.gz": gzipSync(ACT.repeat(50)).subarray(0, -12) }),
    message: /a\.jsonl\.gz: the gzip data is damaged or cut off/,
  },
  {
    name: "a zip that is cut off",
    from: "a.zip",
    files: () => ({ "a.zip": zipSync({ "a.jsonl": strToU8(ACT) }).subarray(0, -40) }),
    message: /a\.zip: the zip archive is damaged or cut off/,
  },
  {
    name: "a tar.gz that is cut off",
    from: "a.tar.gz",
    files: async () => ({ "a.tar.gz": gzipSync(await tarOf([{ name: "a.jsonl", body: ACT }])).subarray(0, -12) }),
    message: /a\.tar\.gz: the gzip data is damaged or cut off/,
  },
  {
    name: "a quote that never ends",
    from: "courtlistener-bulk:bulk",
    files: () => ({
      ...Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [`bulk/${name}`, table])),
      "bulk/opinions.csv": `${TABLES["opinions.csv"]}"71","${"never ends ".repeat(7 << 20)}`,
    }),
    message: /opinions\.csv.*a quote is opened and never closed/,
  },
  {
    name: "a gz file that unpacks to far more than its size",
    from: "a.jsonl.gz",
    files: () => ({ "a.jsonl.gz": gzipSync(new Uint8Array(80 << 20)) }),
    message: /a\.jsonl\.gz: .*far more than its size/,
  },
  {
    name: "a zip that contains only a bomb",
    from: "headnote-jsonl:a.zip",
    files: () => ({ "a.zip": zipSync({ "a.jsonl": [new Uint8Array(80 << 20), { level: 9 }] }) }),
    message: /in a\.zip.*far more than its size/s,
  },
  {
    name: "an empty folder",
    from: "headnote-jsonl:in",
    files: () => ({ "in/.keep": "" }),
    message: /was found in in, read as headnote-jsonl\./,
  },
  {
    name: "an empty file",
    from: "a.jsonl",
    files: () => ({ "a.jsonl": "" }),
    message: /was found in a\.jsonl, read as headnote-jsonl\./,
  },
  {
    name: "an empty archive",
    from: "headnote-jsonl:a.zip",
    files: () => ({ "a.zip": zipSync({}) }),
    message: /a\.zip/,
  },
  { name: "an empty zip file", from: "a.zip", files: () => ({ "a.zip": "" }), message: /a\.zip: the zip archive is/ },
  {
    name: "a file of no known format",
    from: "a.bin",
    files: () => ({ "a.bin": "x" }),
    message: /The format of .*a\.bin is not known/,
  },
  {
    name: "the wrong format",
    from: "uslm:a.txt",
    files: () => ({ "a.txt": WRIT }),
    message: /in a\.txt, read as uslm/,
  },
  {
    name: "the wrong format for such a file",
    from: "uslm:a.xml",
    files: () => ({ "a.xml": "<html><p>no law</p></html>" }),
    message: /in a\.xml, read as uslm/,
  },
  {
    name: "a corpus given as an input",
    from: "headnote-jsonl:a.jsonl",
    files: () => ({ "a.jsonl": bytes("SQLite format 3\0", new Uint8Array(5000).fill(200)) }),
    message: /a\.jsonl/,
  },
];
