import type { Database } from "../sqlite/database.ts";
import { readNumber } from "../sqlite/row.ts";

/** Edges that a source states and that were not read from the texts; a corpus without such edges lacks the table. */
export const STATED_EDGE_TABLES = `
CREATE TABLE stated_edge (
  citing INTEGER NOT NULL,
  cited INTEGER NOT NULL,
  PRIMARY KEY (citing, cited)
) WITHOUT ROWID;
`;

/** Stores edges of one case that its source alone states. */
export function insertStatedEdges(database: Database, citing: number, cited: readonly number[]): void {
  if (cited.length === 0) return;
  if (!hasStatedEdges(database)) database.exec(STATED_EDGE_TABLES);
  const insert = database.prepare("INSERT OR IGNORE INTO stated_edge (citing, cited) VALUES (?, ?)");
  for (const clusterId of cited) insert.run(citing, clusterId);
}

/** Copies the edges that sources alone state, of cases that both corpora have. */
export function copyStatedEdges(from: Database, to: Database): void {
  if (!hasStatedEdges(from)) return;
  const isStored = to.prepare("SELECT 1 FROM cases WHERE cluster_id = ?");
  const rows = from.prepare("SELECT citing, cited FROM stated_edge ORDER BY citing, cited");
  rows.each((row) => {
    const [citing, cited] = [readNumber(row, 0), readNumber(row, 1)];
    if (isStored.get(citing) && isStored.get(cited)) insertStatedEdges(to, citing, [cited]);
  });
}

/** Creates a reader of the cases that a case cites according to its source alone; by ascending cluster id. */
export function createStatedEdgeReader(database: Database): (citing: number) => number[] {
  if (!hasStatedEdges(database)) return () => [];
  const select = database.prepare("SELECT cited FROM stated_edge WHERE citing = ? ORDER BY cited");
  return (citing) => select.all(citing).map((row) => readNumber(row, 0));
}

function hasStatedEdges(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'stated_edge'").get() !== undefined;
}
