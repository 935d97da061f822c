import { afterAll, describe, expect, it } from "vitest";
import { readLegislationRecords } from "../../src/ingest/records/corpus-records.ts";
import { openLegislation } from "../../src/legislation/legislation.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import {
  copyProvisionTopics,
  createProvisionTopicReader,
  hasTopics,
  insertProvisionTopics,
  removeActTopics,
  toActTopicKey,
  toSectionTopicKey,
} from "../../src/store/legislation/provision-topics.ts";
import { createMemoryDatabase } from "../../src/store/sqlite/database.ts";
import { loadSqlite } from "../../src/store/sqlite/load-sqlite.ts";
import { buildFromRecords, createAct, createCode, createSection } from "./jsonl-records.ts";

const FERRY = ["drowned passenger", "boat sinks"];
const RECORDS = [
  createCode("usc-91"),
  createSection("usc-91-1", "usc-91", { text: "A ferryman answers for loss.", topics: FERRY }),
  createSection("usc-91-2", "usc-91", { text: "A ferryman takes a toll." }),
  createAct(
    "boats",
    { title: "The Boats Act, 1951" },
    {
      sections: [
        { number: "4", heading: "Keepers", text: "Every boat has a keeper.", topics: ["who looks after a vessel"] },
      ],
    },
  ),
];
const { bytes } = await buildFromRecords(RECORDS);
const corpus = await openCorpus(openCorpusBytes(bytes));
const { sections, actSections } = openLegislation(corpus.database);
const sqlite = await loadSqlite();
afterAll(() => corpus.close());

describe("topics of provisions", () => {
  it("find a section by words that its text does not contain", () => {
    expect(sections.search({ query: "drowned passenger", limit: 5 }).hits.map(({ ordinal }) => ordinal)).toEqual([1]);
    expect(actSections.search({ query: "vessel", limit: 5 }).total).toBe(1);
  });

  it("are no part of the excerpt", () => {
    const [hit] = sections.search({ query: "drowned passenger", limit: 5 }).hits;
    expect(hit!.excerpt).toBe("A ferryman answers for loss.");
  });

  it("are read by the key of the provision, in their order", () => {
    const read = createProvisionTopicReader(corpus.database);
    expect(read(toSectionTopicKey("usc-91-1"))).toEqual(FERRY);
    expect(read(toSectionTopicKey("usc-91-2"))).toEqual([]);
    expect(read(toActTopicKey("boats", "4"))).toEqual(["who looks after a vessel"]);
  });

  it("are part of the records that a corpus is built from again", async () => {
    const records = [...readLegislationRecords(corpus)];
    const first = records.find((record) => record.kind === "section" && record.section.id === "usc-91-1");
    expect(first).toMatchObject({ section: { topics: FERRY } });
    const again = await buildFromRecords(records.map(({ location: _, ...record }) => record));
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
  });
});

describe("the table of topics", () => {
  it("is missing from a corpus whose sources name none", async () => {
    const built = await buildFromRecords([createCode("usc-91"), createSection("usc-91-1", "usc-91")]);
    const plain = await openCorpus(openCorpusBytes(built.bytes));
    expect(hasTopics(plain.database)).toBe(false);
    expect(createProvisionTopicReader(plain.database)(toSectionTopicKey("usc-91-1"))).toEqual([]);
    plain.close();
  });

  it("keeps the topics of the corpus that named them first", () => {
    const own = createMemoryDatabase(sqlite);
    insertProvisionTopics(own, toSectionTopicKey("usc-91-1"), ["shipwreck"]);
    for (const _ of copyProvisionTopics(corpus.database, own));
    const read = createProvisionTopicReader(own);
    expect(read(toSectionTopicKey("usc-91-1"))[0]).toBe("shipwreck");
    expect(read(toActTopicKey("boats", "4"))).toEqual(["who looks after a vessel"]);
    own.close();
  });

  it("loses those of an Act whose text is replaced, and of no other", () => {
    const own = createMemoryDatabase(sqlite);
    removeActTopics(own, "boats");
    for (const id of ["boats", "boats-2"]) insertProvisionTopics(own, toActTopicKey(id, "4"), ["keeper"]);
    removeActTopics(own, "boats");
    const read = createProvisionTopicReader(own);
    expect([read(toActTopicKey("boats", "4")), read(toActTopicKey("boats-2", "4"))]).toEqual([[], ["keeper"]]);
    own.close();
  });
});
