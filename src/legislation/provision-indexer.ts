import { createIndexBuilder } from "../search/build/index-builder.ts";
import { readStoredAct, readStoredActSection, visitActs } from "../store/legislation/acts.ts";
import { createLegislationTextReader, type TextLocation } from "../store/legislation/legislation-text.ts";
import { countSectionCiters, insertKey } from "../store/legislation/provision-citers.ts";
import { listActSections, listCurrentSections } from "../store/legislation/provision-ordinals.ts";
import { createProvisionTopicReader, toActTopicKey, toSectionTopicKey } from "../store/legislation/provision-topics.ts";
import { readCodes, readStoredSection } from "../store/legislation/sections.ts";
import { openCaseColumns, writeStatusColumns } from "../store/postings/case-columns.ts";
import {
  buildPostingTables,
  createPostingReader,
  createPostingWriter,
  type PostingSpace,
} from "../store/postings/posting-tables.ts";
import type { Database } from "../store/sqlite/database.ts";
import { stem } from "../text/stem.ts";
import { visitWords } from "../text/words.ts";
import { listActKeys, listSectionKeys } from "./provision-keys.ts";

/** SQL that creates the tables of the two indexes: sections of US law, sections of Indian Acts. */
export const LEGISLATION_INDEX_TABLES = buildPostingTables("section_posting") + buildPostingTables("act_posting");

/** Names of the columns that an index of provisions has in addition to those of every index. */
export const PROVISION_COLUMNS = {
  /** Number of words of the provision itself in its indexed text; the headings above it follow. */
  ownWords: "own_words",
  /** Number of different stems in the heading. */
  headingStems: "heading_stems",
} as const;

/** The provisions that an index contains. */
export interface KeyedProvisions {
  /** Ordinals of the current sections of codes. */
  readonly sections: number[];
  readonly actSections: number[];
}

/**
 * Stores the keys by which citations find sections and Acts. Yields between provisions, so that the caller can yield to
 * the event loop.
 */
export function* storeProvisionKeys(database: Database): Generator<void, KeyedProvisions> {
  const codes = new Map(readCodes(database).map((code) => [code.id, code]));
  const sections = listCurrentSections(database);
  for (const ordinal of sections) {
    const section = readStoredSection(database, ordinal);
    const keys = listSectionKeys(section, codes.get(section.codeId)!);
    for (const key of keys) insertKey(database, "section_key", key, ordinal);
    yield;
  }
  const acts: [number, string][] = [];
  visitActs(database, ({ ordinal, title }) => void acts.push([ordinal, title]));
  for (const [ordinal, title] of acts) {
    for (const key of listActKeys(title)) insertKey(database, "act_key", key, ordinal);
    yield;
  }
  return { sections, actSections: listActSections(database) };
}

/** Builds the index of one kind of provision. */
export interface ProvisionIndexer {
  /** Adds a provision; ordinals must ascend. */
  add(ordinal: number): void;
  /** Writes the index; call once, after the last provision. */
  finish(): void;
}

/** Updates the number of citing cases of each section in an index that was carried over from an earlier build. */
export function updateSectionCiteCounts(database: Database): void {
  const counts = countSectionCiters(database);
  const { clusterIds, freshness } = openCaseColumns(createPostingReader(database, "section_posting"));
  const citeCounts = Uint32Array.from(clusterIds, (ordinal) => counts.get(ordinal) ?? 0);
  writeStatusColumns(createPostingWriter(database, "section_posting"), { citeCounts, freshness });
}

/** Creates the indexer of sections of US law. Call it after the cases are read: their citations affect the ranking. */
export function createSectionIndexer(database: Database): ProvisionIndexer {
  const labels = new Map(readCodes(database).map((code) => [code.id, code.label]));
  const citeCounts = countSectionCiters(database);
  const readTopics = createProvisionTopicReader(database);
  return createProvisionIndexer(database, "section_posting", citeCounts, (ordinal) => {
    const section = readStoredSection(database, ordinal);
    const path = [labels.get(section.codeId)!, ...section.breadcrumb.map(({ label }) => label)];
    return {
      heading: section.heading,
      number: section.citationShort,
      text: section.text,
      path: path.join("\n"),
      topics: readTopics(toSectionTopicKey(section.actId)),
      group: section.codeId,
    };
  });
}

/** Creates the indexer of sections of Indian Acts. */
export function createActSectionIndexer(database: Database): ProvisionIndexer {
  const readTopics = createProvisionTopicReader(database);
  return createProvisionIndexer(database, "act_posting", new Map(), (ordinal) => {
    const section = readStoredActSection(database, ordinal);
    const act = readStoredAct(database, section.act);
    return {
      heading: section.heading,
      number: section.number,
      text: section.text,
      path: `${act.title}\n${section.chapter}`,
      topics: readTopics(toActTopicKey(act.actId, section.number)),
      group: act.actId,
    };
  });
}

/** A provision as it is indexed. Filters select by `group`, the id of its code or Act. */
interface IndexedProvision {
  readonly heading: string;
  readonly number: string;
  readonly text: TextLocation;
  readonly path: string;
  readonly topics: readonly string[];
  readonly group: string;
}

/**
 * Creates an indexer that adds each provision to the index as a case is added: heading and number are its name. The
 * headings above the provision and its topics follow its text, so that `copyright damages` finds a section of a chapter on
 * copyright.
 */
function createProvisionIndexer(
  database: Database,
  space: PostingSpace,
  citeCounts: ReadonlyMap<number, number>,
  read: (ordinal: number) => IndexedProvision,
): ProvisionIndexer {
  const postings = createPostingWriter(database, space);
  const index = createIndexBuilder(postings);
  const readText = createLegislationTextReader(database);
  const ownWords: number[] = [];
  const headingStems: number[] = [];
  return {
    add(ordinal) {
      const { heading, number, text, path, topics, group } = read(ordinal);
      const own = readText(text);
      let words = 0;
      visitWords(own, () => void words++);
      ownWords.push(words);
      const stems = new Set<string>();
      visitWords(heading, (word) => void stems.add(stem(word)));
      headingStems.push(stems.size);
      index.add({
        clusterId: ordinal,
        title: `${heading} ${number}`,
        content: [own, path, ...topics].join("\n\n"),
        dateFiled: "",
        courtId: group,
        jurisdiction: "US",
        citeCount: citeCounts.get(ordinal) ?? 0,
      });
    },
    finish() {
      index.finish();
      postings.putColumn(PROVISION_COLUMNS.ownWords, new Uint8Array(Uint32Array.from(ownWords).buffer));
      postings.putColumn(PROVISION_COLUMNS.headingStems, new Uint8Array(Uint32Array.from(headingStems).buffer));
    },
  };
}
