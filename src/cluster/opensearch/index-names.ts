/** The indices of a corpus: what each of their documents is. */
export const INDEX_KINDS = [
  /** A case: its words, what filters and facets need, its record, its texts, the citations from and to it. */
  "cases",
  /** Sections of US law, their codes, their texts. */
  "provisions",
  /** Acts of India with their sections. */
  "acts",
  /** Amendment footnotes of an Act. */
  "footnotes",
  /** Blocks of the vocabulary, words of names, doctrines. */
  "vocabulary",
  /** Manifest, courts, columns, statistics, and the state of the push. */
  "meta",
] as const;

/** The kind of an index. */
export type IndexKind = (typeof INDEX_KINDS)[number];

/** Returns the name of an index of one version: `headnote-cases-20260101120000`. */
export function buildIndexName(prefix: string, kind: IndexKind, version: string): string {
  return `${prefix}-${kind}-${version}`;
}

/** Returns the alias of the version that is served; it is that of the index of the kind `meta`. */
export function buildAliasName(prefix: string): string {
  return `${prefix}-current`;
}

/** Returns the version in the name of an index of the kind `meta`; `null` for another name. */
export function parseVersion(prefix: string, index: string): string | null {
  const start = `${prefix}-meta-`;
  return index.startsWith(start) ? index.slice(start.length) : null;
}
