import initSqlJs from "sql.js";
import { describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { createMemoryFile } from "../../src/ingest/index.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { readCorpusTrailer, writeCorpusTrailer } from "../../src/store/file/trailer.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const { bytes } = await buildSmallCorpus();
const sqlite = await initSqlJs();

/** Returns the corpus after some SQL, with checksums that are right: a file as an attacker makes it. */
function craftCorpus(sql: string): Uint8Array {
  const { databaseSize } = readCorpusTrailer(openCorpusBytes(bytes));
  const database = new sqlite.Database(bytes.subarray(0, databaseSize));
  database.exec(sql);
  const file = createMemoryFile();
  file.write(0, database.export());
  database.close();
  writeCorpusTrailer(file);
  return file.read(0, file.size);
}

/** Replaces the statement of an object in the schema. */
const declare = (name: string, sql: string) =>
  `PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = '${sql}' WHERE name = '${name}'; PRAGMA writable_schema = 0`;

const ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x, x, x FROM n";

describe("a crafted corpus", () => {
  it("is answered as before if nothing of its schema changed", async () => {
    const engine = await openEngine(craftCorpus("UPDATE meta SET value = value"));
    expect((await engine.citations.resolve({ citation: "701 U.S. 10" })).data.clusterId).toBe(1001);
    await engine.close();
  });

  it.each([
    ["a view", `CREATE VIEW extra AS ${ENDLESS}`],
    ["a view instead of a table", `DROP TABLE posting_term; CREATE VIEW posting_term(id, first, data) AS ${ENDLESS}`],
    ["a trigger", "CREATE TRIGGER extra AFTER INSERT ON cases BEGIN DELETE FROM cases; END"],
    ["a table", "CREATE TABLE extra (x)"],
    ["a table with a computed column", "ALTER TABLE court ADD COLUMN x AS (hex(zeroblob(100000000))) VIRTUAL"],
    ["an index", "CREATE INDEX extra ON cases (name)"],
    ["an index on an expression", "CREATE INDEX extra ON cases (hex(zeroblob(cluster_id)))"],
    [
      "a table that is declared otherwise",
      declare("court", "CREATE TABLE court (id, name, citation_string, jurisdiction, level)"),
    ],
    ["statistics for the planner", "ANALYZE"],
  ])("is refused if it has %s, and says which", async (_, sql) => {
    await expect(openEngine(craftCorpus(sql))).rejects.toMatchObject({
      code: "corpus_unavailable",
      message: expect.stringMatching(/that Headnote does not write/),
    });
  });

  it("yields no address of a scheme other than http and https", async () => {
    const script = "javascript:alert(1)";
    const engine = await openEngine(
      craftCorpus(`
        UPDATE section SET urls_json = '{"htmlUrl":"${script}","pdfUrl":"https://law.example/1","xmlUrl":5}';
        UPDATE act SET url = ' ${script}';
        UPDATE meta SET value = replace(value, '"url":"', '"url":"${script}//') WHERE name = 'manifest';
      `),
    );
    const manifest = await engine.corpus.manifest();
    const network = await engine.citations.network({ citation: "701 U.S. 10" });
    const section = await engine.statutes.section({ actId: "usc-91-102" });
    const { results } = await engine.acts.list({});
    const act = await engine.acts.text({ actId: results[0]!.actId });
    expect(JSON.stringify([manifest, network, section, act])).not.toContain("javascript");
    expect(JSON.stringify(section)).toContain("https://law.example/1");
    await engine.close();
  });
});
