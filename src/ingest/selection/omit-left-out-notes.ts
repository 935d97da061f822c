import type { SourceLocation, SourceRecord } from "../records/source-record.ts";
import type { CaseSelection } from "./case-selection.ts";

/** A record that says what became of another. */
type Note = Extract<SourceRecord, { readonly kind: "refused" | "repaired" }>;

/** The case that was read last. */
interface LastCase {
  readonly namespace: string;
  readonly sourceId: string;
  readonly location: SourceLocation;
  readonly isLeftOut: boolean;
}

/**
 * Passes records on without the notes about cases that the selection leaves out and about their opinions: these cases are
 * only counted. Importers yield the notes of a case before it and after it, and those of an opinion before it. A refused
 * case belongs to no case that could be left out, and is always passed on.
 */
export function omitLeftOutNotes(
  records: AsyncIterable<SourceRecord>,
  selection: CaseSelection,
): AsyncIterable<SourceRecord> {
  return selection.isActive ? omitNotes(records, selection) : records;
}

async function* omitNotes(
  records: AsyncIterable<SourceRecord>,
  selection: CaseSelection,
): AsyncGenerator<SourceRecord> {
  let last: LastCase | null = null;
  /** Notes at one location, of which the next record tells whether they are passed on. */
  let held: Note[] = [];

  function* release(isOmitted: (note: Note) => boolean): Generator<Note> {
    const notes = held;
    held = [];
    for (const note of notes) {
      if (!isOmitted(note)) yield note;
      else if (note.kind === "refused" && note.what === "opinion") selection.countLeftOut("opinions");
    }
  }

  for await (const record of records) {
    const note = findNote(record);
    if (note !== null) {
      if (held[0] && !isSameLocation(held[0].location, note.location)) yield* release(() => false);
      held.push(note);
      if (last && isSameLocation(last.location, note.location)) {
        const { isLeftOut } = last;
        yield* release(() => isLeftOut);
      }
      continue;
    }
    if (record.kind === "case") {
      const { namespace, sourceId } = record.case;
      const isLeftOut = !selection.mayTake(record.case);
      last = { namespace, sourceId, location: record.location, isLeftOut };
      yield* release(({ location }) => isLeftOut && isSameLocation(location, record.location));
    } else if (record.kind === "opinion") {
      const isLeftOut =
        last?.isLeftOut === true && last.namespace === record.namespace && last.sourceId === record.caseSourceId;
      yield* release(({ location }) => isLeftOut && isSameLocation(location, record.location));
    } else if (record.kind === "refused" && record.what === "case") yield* release(() => false);
    yield record;
  }
  yield* release(() => false);
}

/** Returns a record as a note about a case or a part of one; null if it is no such note. */
function findNote(record: SourceRecord): Note | null {
  if (record.kind !== "repaired" && record.kind !== "refused") return null;
  if (record.what === "case") return record.kind === "repaired" ? record : null;
  return record.what === "citation" || record.what === "opinion" ? record : null;
}

function isSameLocation(a: SourceLocation, b: SourceLocation): boolean {
  return a.file === b.file && a.record === b.record;
}
