import type { Jurisdiction } from "../law/jurisdiction.ts";
import { requireMeta, writeMeta } from "./meta.ts";
import type { Database } from "./sqlite/database.ts";

/** One input that a corpus was built from. */
export interface BuiltFrom {
  /** The importer's name. */
  readonly format: string;
  /** The input's own name, without its path. */
  readonly source: string;
  readonly provider: string;
  readonly url: string;
  readonly license: string;
  readonly notice: string;
  readonly cases: number;
  readonly opinions: number;
  readonly sections: number;
  readonly acts: number;
}

/**
 * How many of each a corpus holds; `characters` are UTF-16 units of opinions' text. `sections` are sections of US law,
 * each counted once however many dated versions of it there are; `footnotes` are those of Acts.
 */
export interface CorpusCounts {
  readonly courts: number;
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
  readonly characters: number;
  readonly edges: number;
  readonly codes: number;
  readonly sections: number;
  readonly acts: number;
  readonly footnotes: number;
}

export type CaseCounts = {
  -readonly [Count in "courts" | "cases" | "citations" | "opinions" | "characters"]: CorpusCounts[Count];
};

/** Counts what a database holds of cases. */
export function countCases(database: Database): CaseCounts {
  const count = (what: string, table: string) => database.prepare(`SELECT ${what} FROM ${table}`).get()![0] as number;
  return {
    courts: count("count(*)", "court"),
    cases: count("count(*)", "cases"),
    citations: count("count(*)", "citation"),
    opinions: count("count(*)", "opinion"),
    characters: count("coalesce(sum(length), 0)", "opinion"),
  };
}

/** What a corpus says of itself. No clock and no path enters it: the same input gives the same manifest. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Version of the Headnote that built it. */
  readonly builtBy: string;
  readonly builtFrom: readonly BuiltFrom[];
  readonly counts: CorpusCounts;
  /** The newest decision date per jurisdiction. */
  readonly currentThrough: Readonly<Partial<Record<Jurisdiction, string>>>;
}

export function readManifest(database: Database): Manifest {
  return JSON.parse(String(requireMeta(database, "manifest"))) as Manifest;
}

export function writeManifest(database: Database, manifest: Manifest): void {
  writeMeta(database, "manifest", JSON.stringify(manifest));
}
