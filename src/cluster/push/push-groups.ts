import { iterateCorpusGroups } from "../documents/corpus-groups.ts";
import { computeStatistics } from "../documents/corpus-statistics.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import { packRows } from "../rows/row-group.ts";
import { findIndexOfGroup } from "../rows/row-store.ts";
import { createRequestBuilder, type PushedDocument, type PushTotals } from "./bulk-lines.ts";
import { readDigests } from "./known-digests.ts";
import type { KnownDigests } from "./prepare-cases.ts";
import type { RunningPush } from "./running-push.ts";

/** Requests that wait to be written. */
const MAX_WAITING = 8;
/** Documents whose digests are read at once. */
const DOCUMENTS_PER_BATCH = 500;

/** Writes what belongs to no case; returns its totals. @param isDelta whether the indices have documents of another version */
export async function pushGroups(push: RunningPush, isDelta: boolean): Promise<PushTotals> {
  const { writer, options } = push;
  const builder = createRequestBuilder();
  const running = new Set<Promise<void>>();
  const write = async (request: string | null) => {
    if (request === null) return;
    const written: Promise<void> = writer.write(request).then(() => void running.delete(written));
    running.add(written);
    if (running.size > MAX_WAITING) await Promise.race(running);
  };
  for (const batch of iterateBatches(iterateGroupDocuments(push))) {
    const known = isDelta ? await readKnown(push, batch) : NOTHING_KNOWN;
    for (const document of batch) await write(builder.add(document, known.get(document.index)?.get(document.id)));
    options.signal?.throwIfAborted();
  }
  await write(builder.finish());
  await Promise.all(running);
  return builder.readTotals();
}

const NOTHING_KNOWN: ReadonlyMap<string, KnownDigests> = new Map();

/** Visits the documents of a corpus that belong to no case. */
export function* iterateGroupDocuments({ search, version, corpus }: RunningPush): Generator<PushedDocument> {
  const toIndex = (group: string) => buildIndexName(search.prefix, findIndexOfGroup(group), version);
  for (const { id, rows } of iterateCorpusGroups(corpus.database)) {
    const key = /^section_key=(.*)$/s.exec(id)?.[1];
    yield { index: toIndex(id), id, fields: key === undefined ? {} : { key }, rows: packRows(rows) };
  }
  const rows = packRows([["statistics", [JSON.stringify(computeStatistics(corpus))]]]);
  yield { index: toIndex("all="), id: "statistics", fields: {}, rows };
}

function* iterateBatches(documents: Iterable<PushedDocument>): Generator<PushedDocument[]> {
  let batch: PushedDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < DOCUMENTS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function readKnown({ search }: RunningPush, batch: readonly PushedDocument[]) {
  const known = new Map<string, KnownDigests>();
  for (const name of new Set(batch.map(({ index }) => index))) {
    const ids = batch.filter(({ index }) => index === name).map(({ id }) => id);
    known.set(name, await readDigests(search, name, ids));
  }
  return known;
}
