import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { toFreshnessCode } from "../../law/treatment.ts";
import { PROVISION_COLUMNS } from "../../legislation/provision-indexer.ts";
import { countSectionCiters } from "../../store/legislation/provision-citers.ts";
import { JURISDICTIONS_BY_CODE, openCaseColumns, writeCaseColumns } from "../../store/postings/case-columns.ts";
import { createPostingReader, createPostingWriter, type PostingSpace } from "../../store/postings/posting-tables.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { readNumber, readText } from "../../store/sqlite/row.ts";
import { writePartMap } from "../../store/union/part-maps.ts";
import type { LawOffsets } from "./union-laws.ts";

/** The provisions of one kind: the index of each part, and what the union has of them. */
interface ProvisionSpace {
  readonly space: PostingSpace;
  readonly offset: keyof LawOffsets;
  /** Lists the id of each indexed provision and that of its code or Act, in order of id. */
  readonly sql: string;
}

const SPACES: readonly ProvisionSpace[] = [
  {
    space: "section_posting",
    offset: "sections",
    sql: "SELECT id, code_id FROM section WHERE is_current = 1 ORDER BY id",
  },
  {
    space: "act_posting",
    offset: "actSections",
    sql: "SELECT s.id, a.act_id FROM act_section s JOIN act a ON a.id = s.act ORDER BY s.id",
  },
];

/** Writes the columns of the indexes of provisions, and where those of each part are in the union. Yields between them. */
export function* writeLawColumns(
  database: Database,
  parts: readonly Database[],
  offsets: readonly LawOffsets[],
): Generator<void> {
  for (const { space, offset, sql } of SPACES) {
    yield;
    const rows = database.prepare(sql).all();
    const ids = Float64Array.from(rows, (row) => readNumber(row, 0));
    const groups = new Map<string, number>();
    const courts = Uint16Array.from(rows, (row) => {
      const group = readText(row, 1);
      const number = groups.get(group) ?? groups.size;
      groups.set(group, number);
      return number;
    });
    const cited = space === "section_posting" ? countSectionCiters(database) : new Map<number, number>();
    const own = createPostingWriter(database, space);
    const gathered = gatherColumns(parts, space, (part, local) => findOrdinal(ids, local + offsets[part]![offset]));
    writeCaseColumns(own, {
      clusterIds: ids,
      nameWords: gathered.take("nameWords", ids.length),
      textWords: gathered.take("textWords", ids.length),
      dates: new Uint32Array(ids.length),
      courts,
      courtIds: [...groups.keys()],
      jurisdictions: new Uint8Array(ids.length).fill(JURISDICTIONS_BY_CODE.indexOf("US")),
      citeCounts: Uint32Array.from(ids, (id) => cited.get(id) ?? 0),
      freshness: new Uint8Array(ids.length).fill(toFreshnessCode("Good Law")),
    });
    for (const name of [PROVISION_COLUMNS.ownWords, PROVISION_COLUMNS.headingStems])
      own.putColumn(name, new Uint8Array(gathered.take(name, ids.length).buffer));
    for (const [part, map] of gathered.maps.entries()) writePartMap(own, part, map);
  }
}

/** Maps the provisions of all parts to ordinals of the union, and gathers their columns. */
function gatherColumns(
  parts: readonly Database[],
  space: PostingSpace,
  toOrdinal: (part: number, local: number) => number,
) {
  const postings = parts.map((part) => createPostingReader(part, space));
  const columns = postings.map(openCaseColumns);
  const maps = columns.map(({ clusterIds }, part) => Int32Array.from(clusterIds, (id) => toOrdinal(part, id)));
  const read = (part: number, name: string): Uint32Array =>
    name === "nameWords" || name === "textWords"
      ? columns[part]![name]
      : new Uint32Array((postings[part]!.readColumn(name) ?? new Uint8Array(0)).slice().buffer);
  return {
    maps,
    take(name: string, count: number): Uint32Array {
      const column = new Uint32Array(count);
      for (const [part, map] of maps.entries()) {
        const own = read(part, name);
        for (const [local, ordinal] of map.entries()) if (ordinal >= 0) column[ordinal] = own[local]!;
      }
      return column;
    },
  };
}
