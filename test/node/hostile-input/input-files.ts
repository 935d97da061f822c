import { gzipSync } from "node:zlib";
import { strToU8, type Zippable } from "fflate";
import { packTar, type TarHeader } from "modern-tar";

type Content = string | Uint8Array;

/** An Act as a line of the format headnote-jsonl. */
export const ACT = `{"kind":"act","act":{"id":"a-act-1950","title":"The A Act, 1950","year":1950},"sections":[],"footnotes":[]}\n`;
/** Another Act. */
export const OTHER = ACT.replaceAll("a-act", "b-act").replace("The A", "The B");
/** A judgment as plain text. */
export const WRIT = "Cedar v. Dogwood, 90 F.2d 1 (1931)\n\nThe writ is refused.\n";

type TarEntry = Partial<TarHeader> & { readonly name: string; readonly body?: string };

/** Packs entries into a tar archive. */
export function tarOf(entries: readonly TarEntry[]): Promise<Uint8Array> {
  return packTar(
    entries.map(({ body = "", ...header }) => ({ header: { size: strToU8(body).length, ...header }, body })),
  );
}

/** Joins texts and bytes. */
export function bytes(...parts: readonly Content[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? strToU8(part) : part)));
}

/** A symbolic link as Info-ZIP stores it. */
export const LINK: Zippable[string] = [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }];

const SECTION = `<section identifier="/us/usc/t1/s1"><num value="1">§ 1.</num><heading>Words</heading><content>TEXT</content></section>`;

/** Returns a title of the US Code in USLM, with one section of the given text. */
export function uslm(text: string, declarations = ""): string {
  return `<?xml version="1.0"?>${declarations}<uscDoc identifier="/us/usc/t1"><meta><docNumber>1</docNumber></meta><main><title identifier="/us/usc/t1"><num value="1">Title 1—</num><heading>GENERAL</heading>${SECTION.replace("TEXT", text)}</title></main></uscDoc>`;
}

/** Declarations of nested entities that expand to two gigabytes. */
export const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join("")}]>`;

/** The tables of a bulk export with one case, by file name. */
export const TABLES: Readonly<Record<string, string>> = {
  "courts.csv": 'id,full_name,citation_string,jurisdiction\n"ca9","Court of Appeals","9th Cir.","F"\n',
  "dockets.csv": 'id,court_id,docket_number\n"50","ca9","90-1"\n',
  "opinion-clusters.csv":
    'id,judges,date_filed,date_filed_is_approximate,case_name_short,case_name,case_name_full,docket_id\n"7","","1931-05-04","f","","Cedar v. Dogwood","","50"\n',
  "citations.csv": 'id,volume,reporter,page,type,cluster_id\n"1","988","F.2d","1201","1","7"\n',
  "opinions.csv":
    'id,author_str,per_curiam,type,plain_text,html,html_lawbox,html_columbia,html_anon_2020,xml_harvard,html_with_citations,cluster_id\n"70","","f","020lead","The writ.",,,,,,,"7"\n',
};

/** Packs a valid Act and another entry into a tar.gz archive. */
export async function tarWith(bad: TarEntry): Promise<Uint8Array> {
  return gzipSync(await tarOf([{ name: "ok.jsonl", body: ACT }, bad]));
}

/** An input of a build: its name in a title, the value of `--from`, and its files by path. */
export interface Hostile {
  readonly name: string;
  readonly from: string;
  readonly files: () => Readonly<Record<string, Content>> | Promise<Readonly<Record<string, Content>>>;
}
