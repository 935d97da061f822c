import type { Freshness, Treatment, TreatmentKind } from "../law/treatment.ts";
import type { Span } from "../text/span.ts";

/**
 * A parsed query.
 *
 * - `citation`: one citation alone, with its case name and parallel citations if there are any.
 * - `natural`: words to rank by, and the citations among them.
 * - `boolean`: an expression that a case satisfies or not.
 */
export type Query = CitationQuery | NaturalQuery | BooleanQuery;

/** One citation alone: its case is the first result, then the cases that cite it. */
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

/** A Boolean expression. Every node is frozen; no operand of an `and` is an `and`, nor of an `or` an `or`. */
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

/** A condition on a text: the case name or the judgment, never across both. */
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
 * A chain of operands, each near the next: `a /5 b +2 c`. Satisfied if one text has positions of a, b and c such that
 * `links[i]` holds between operand i and operand i + 1. At least two operands.
 */
export interface NearNode {
  readonly kind: "near";
  readonly operands: readonly NearOperand[];
  readonly links: readonly ProximityConstraint[];
  readonly span: Span;
}

/** An operand of a proximity chain. */
export type NearOperand = WordNode | PrefixNode | PhraseNode | NearAlternatives;

/** Alternatives as one operand of a proximity chain: `(bail OR bond) /5 cancel*`. */
export interface NearAlternatives {
  readonly kind: "or";
  readonly operands: readonly (WordNode | PrefixNode | PhraseNode)[];
  readonly span: Span;
}

/**
 * Distance between two operands. `within: n`: the later begins at most n words after the last word of the earlier, and
 * they do not overlap (adjacent words have distance 1); `sentence`, `paragraph`: both in the same one, not overlapping.
 * `ordered`: the left operand comes first.
 */
export interface ProximityConstraint {
  readonly within: number | "sentence" | "paragraph";
  readonly ordered: boolean;
}

/** A condition on the case name only. */
export interface TitleNode {
  readonly kind: "title";
  readonly operand: TextNode;
  readonly span: Span;
}

/** A citation as an operand: the case or law that it names, and the cases that cite it. */
export interface CitationNode {
  readonly kind: "citation";
  /** As written. */
  readonly raw: string;
  /** Canonical form. */
  readonly key: string;
  readonly citationKind: string;
  readonly span: Span;
}

/** A condition on the facts of a case other than its text. */
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

/** `citation:` the case itself, `cites:` cases that cite it, `citedby:` cases that it cites. */
export interface CitesNode {
  readonly kind: "cites";
  readonly relation: "citation" | "cites" | "citedby";
  /** A citation as written, or a case id in digits. */
  readonly value: string;
  /** Canonical form of the citation; `null` for a case id or an unrecognised citation. */
  readonly key: string | null;
  readonly span: Span;
}

/** Cases that a later case treated in this way: one kind, or all kinds with a label. */
export interface TreatmentNode {
  readonly kind: "treatment";
  readonly value: TreatmentKind | Treatment;
  readonly span: Span;
}

/** Cases with this status. */
export interface FreshnessNode {
  readonly kind: "freshness";
  readonly value: Freshness;
  readonly span: Span;
}
