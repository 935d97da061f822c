import type { Freshness, Treatment, TreatmentKind } from "../law/treatment.ts";
import type { Span } from "../text/span.ts";

/**
 * A query as it was read.
 *
 * - `citation`: nothing but one citation (its case name and parallel citations included).
 * - `natural`: words to rank by, and the citations among them.
 * - `boolean`: an expression that a case satisfies or not.
 */
export type Query = CitationQuery | NaturalQuery | BooleanQuery;

/** Nothing but one citation: its case comes first, then what cites it. */
export interface CitationQuery {
  readonly kind: "citation";
  readonly text: string;
  readonly citation: CitationNode;
}

/** Words to rank by. */
export interface NaturalQuery {
  readonly kind: "natural";
  readonly text: string;
  /** In order, repeated as written, without those of the citations. */
  readonly words: readonly string[];
  readonly citations: readonly CitationNode[];
}

/** An expression that a case satisfies or not. */
export interface BooleanQuery {
  readonly kind: "boolean";
  readonly root: QueryNode;
}

/** A Boolean expression. Every node is frozen; `and` never holds `and`, nor `or` holds `or`. */
export type QueryNode = AndNode | OrNode | NotNode | TextNode | TitleNode | CitationNode | FilterNode;

/** At least two operands. */
export interface AndNode {
  readonly kind: "and";
  readonly operands: readonly QueryNode[];
  readonly span: Span;
}

/** At least two operands. */
export interface OrNode {
  readonly kind: "or";
  readonly operands: readonly QueryNode[];
  readonly span: Span;
}

/** Every case that does not satisfy the operand. */
export interface NotNode {
  readonly kind: "not";
  readonly operand: QueryNode;
  readonly span: Span;
}

/** What is looked for in a text: in the case name or in the judgment, never across both. */
export type TextNode = WordNode | PrefixNode | PhraseNode | NearNode;

/** Any word with the same stem. */
export interface WordNode {
  readonly kind: "word";
  readonly word: string;
  readonly span: Span;
}

/** Any word that begins with these letters, unstemmed. */
export interface PrefixNode {
  readonly kind: "prefix";
  readonly prefix: string;
  readonly span: Span;
}

/** Exactly these words, adjacent and in order; at least one. */
export interface PhraseNode {
  readonly kind: "phrase";
  readonly words: readonly string[];
  readonly span: Span;
}

/**
 * A chain of operands, each near the next: `a /5 b +2 c`. There are places of a, b and c in one text such that
 * `links[i]` holds between operand i and operand i + 1, at least two operands.
 */
export interface NearNode {
  readonly kind: "near";
  readonly operands: readonly NearOperand[];
  readonly links: readonly ProximityConstraint[];
  readonly span: Span;
}

/** What can stand at one place of a proximity chain. */
export type NearOperand = WordNode | PrefixNode | PhraseNode | NearAlternatives;

/** Alternatives at one place of a proximity chain: `(bail OR bond) /5 cancel*`. */
export interface NearAlternatives {
  readonly kind: "or";
  readonly operands: readonly (WordNode | PrefixNode | PhraseNode)[];
  readonly span: Span;
}

/**
 * How near two operands stand. `within: n`: the later begins at most n words behind the last word of the earlier,
 * and they do not overlap (adjacent words are 1 apart); `sentence`, `paragraph`: both in the same one, not
 * overlapping. `ordered`: the left operand comes first.
 */
export interface ProximityConstraint {
  readonly within: number | "sentence" | "paragraph";
  readonly ordered: boolean;
}

/** Looked for in the case name only. */
export interface TitleNode {
  readonly kind: "title";
  readonly operand: TextNode;
  readonly span: Span;
}

/** A citation as an atom: the case (or law) it names, and what cites it. */
export interface CitationNode {
  readonly kind: "citation";
  /** As written. */
  readonly raw: string;
  /** Canonical form. */
  readonly key: string;
  readonly citationKind: string;
  readonly span: Span;
}

/** What is known of a case besides its text. */
export type FilterNode = CourtNode | JudgeNode | YearNode | CitesNode | TreatmentNode | FreshnessNode;

/** A court's id, or words of its name. */
export interface CourtNode {
  readonly kind: "court";
  readonly value: string;
  readonly span: Span;
}

/** Words of a judge's name. */
export interface JudgeNode {
  readonly kind: "judge";
  readonly value: string;
  readonly span: Span;
}

/** Years of decision, both included; `null` is open. */
export interface YearNode {
  readonly kind: "year";
  readonly from: number | null;
  readonly to: number | null;
  readonly span: Span;
}

/** `citation:` is the case itself, `cites:` cases that cite it, `citedby:` cases that it cites. */
export interface CitesNode {
  readonly kind: "cites";
  readonly relation: "citation" | "cites" | "citedby";
  /** A citation as written, or a case id in digits. */
  readonly value: string;
  /** Canonical form of the citation; `null` for a case id, or where nothing recognised it. */
  readonly key: string | null;
  readonly span: Span;
}

/** Cases that a later case treated so: one kind, or all kinds of a label. */
export interface TreatmentNode {
  readonly kind: "treatment";
  readonly value: TreatmentKind | Treatment;
  readonly span: Span;
}

/** Cases with this standing. */
export interface FreshnessNode {
  readonly kind: "freshness";
  readonly value: Freshness;
  readonly span: Span;
}
