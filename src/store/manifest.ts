import type { DatePrecision } from "../law/case.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import { keepWebAddress } from "../text/web-address.ts";
import type { CorpusRepair } from "./corpus-repair.ts";
import { requireMeta, writeMeta } from "./meta.ts";
import type { Database } from "./sqlite/database.ts";
import { queryNumber } from "./sqlite/query-row.ts";
import { parseStoredJson } from "./sqlite/row.ts";

/** One input of a corpus build. */
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
 * The contents of a corpus in numbers. `characters` are UTF-16 code units of opinions. `sections` are sections of US
 * law, each counted once whatever the number of its dated versions; `footnotes` are those of Acts.
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

/** The counts of a corpus that concern cases. */
export type CaseCounts = {
  -readonly [Count in "courts" | "cases" | "citations" | "opinions" | "characters"]: CorpusCounts[Count];
};

/** Counts the cases of a database and what belongs to them. */
export function countCases(database: Database): CaseCounts {
  const count = (what: string, table: string) => queryNumber(database, `SELECT ${what} FROM ${table}`);
  return {
    courts: count("count(*)", "court"),
    cases: count("count(*)", "cases"),
    citations: count("count(*)", "citation"),
    opinions: count("count(*)", "opinion"),
    characters: count("coalesce(sum(length), 0)", "opinion"),
  };
}

/** A corpus of a union. */
export interface UnionMember {
  /** Its name; if an earlier one has the same, followed by a number. */
  readonly name: string;
  readonly version: string;
  readonly cases: number;
  /** Number of inputs that it was built from. */
  readonly inputs: number;
}

/** The description of a corpus. It contains no time and no path: the same input produces the same manifest. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Version of the Headnote that built it. */
  readonly builtBy: string;
  readonly builtFrom: readonly BuiltFrom[];
  readonly counts: CorpusCounts;
  /** The newest decision date per jurisdiction. */
  readonly currentThrough: Readonly<Partial<Record<Jurisdiction, string>>>;
  /** How much of those dates is known. */
  readonly currentThroughPrecision: Readonly<Partial<Record<Jurisdiction, DatePrecision>>>;
  /** The corpora of a union, whose inputs `builtFrom` contains in their order; absent for one corpus. */
  readonly corpora?: readonly UnionMember[];
  /** What `headnote audit --fix` has changed in the records; absent if nothing. */
  readonly repairs?: readonly CorpusRepair[];
}

/** Reads the manifest of a corpus. @throws EngineError `corpus_unavailable` if it is missing or not JSON */
export function readManifest(database: Database): Manifest {
  const manifest = parseStoredJson<Manifest>(String(requireMeta(database, "manifest")));
  return { ...manifest, builtFrom: manifest.builtFrom.map((from) => ({ ...from, url: keepWebAddress(from.url) })) };
}

/** Writes the manifest of a corpus. */
export function writeManifest(database: Database, manifest: Manifest): void {
  writeMeta(database, "manifest", JSON.stringify(manifest));
}
