import type { CaseSet } from "../../search/case-set.ts";
import { countMembers, intersect, isMember } from "../../search/case-set.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import { createPostingReader } from "../../store/postings/posting-tables.ts";
import { readPartMembers } from "../../store/union/part-maps.ts";

/** Which corpora of a union contain which cases. */
export interface CorpusMembership {
  /** Names of the corpora, each different, in the order of the union. */
  readonly names: readonly string[];
  /** Returns the cases of a corpus, by ordinal, which the caller must not change; `null` for an unknown name. */
  findCases(name: string): CaseSet | null;
  /** Returns the names of the corpora that contain a case; the first one's record is shown. */
  listCorpora(ordinal: number): string[];
  /** Counts the cases of each corpus among some; corpora without any are absent. */
  countCases(cases: CaseSet): Map<string, number>;
}

/** Opens the membership of the cases of a union; `null` for one corpus. Reads nothing before the first call. */
export function openMembership({ database, manifest }: OpenCorpusFile): CorpusMembership | null {
  const { corpora = [] } = manifest;
  if (database.parts === undefined) return null;
  const names = corpora.map(({ name }) => name);
  const postings = createPostingReader(database);
  let known: readonly CaseSet[] | undefined;
  const readMembers = () => {
    known ??= names.map((_, part) => readPartMembers(postings, part));
    return known;
  };
  return {
    names,
    findCases: (name) => readMembers()[names.indexOf(name)] ?? null,
    listCorpora: (ordinal) => names.filter((_, part) => isMember(readMembers()[part]!, ordinal)),
    countCases: (cases) =>
      new Map(
        readMembers()
          .map((members, part) => [names[part]!, countMembers(intersect(cases.slice(), members))] as const)
          .filter(([, count]) => count > 0),
      ),
  };
}
