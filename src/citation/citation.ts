import type { Jurisdiction } from "../law/jurisdiction.ts";
import type { Span } from "../text/span.ts";

export type { Span } from "../text/span.ts";

/**
 * Kind of a citation:
 *
 * - `case`: a decision by volume and page, or by a number that identifies it.
 * - `short`: volume and page of a case that was cited before (`347 U.S., at 490`).
 * - `supra`, `id`, `reference`: a name with *supra*, *id.* or *ibid.*, or a name alone with a pin cite.
 * - `law`: a section, an article, a rule. `journal`: an article. `docket`: a docket number.
 */
export type CitationKind = "case" | "short" | "supra" | "id" | "reference" | "law" | "journal" | "docket";

/** Family of a citation; determines how its key is built. */
export type CitationFormat =
  | "us-reporter"
  | "us-nominative"
  | "us-neutral"
  | "us-database"
  | "us-slip"
  | "in-scc"
  | "in-scr"
  | "in-air"
  | "in-insc"
  | "in-insc-lii"
  | "in-scale"
  | "in-jt"
  | "in-other"
  | "in-neutral"
  | "in-database"
  | "in-high-court"
  | "foreign"
  | "law"
  | "journal"
  | "docket"
  | "reference";

/**
 * A citation that was found in a text. Fields that the text does not contain are `null`. Offsets are UTF-16 code units
 * into the searched text; `text.slice(span.start, span.end) === raw`.
 */
export interface Citation {
  readonly kind: CitationKind;
  /** The citation proper, as written. */
  readonly raw: string;
  readonly span: Span;
  /** From the first party's name to the last parenthetical. Holds `span`. */
  readonly fullSpan: Span;
  /**
   * Canonical form, equal for all spellings of one citation; `null` for citations that name nothing alone (id., supra).
   */
  readonly key: string | null;
  readonly volume: string | null;
  /** Canonical abbreviation of the edition, e.g. `U.S.`, `F.2d`, `SCC`. */
  readonly reporter: string | null;
  readonly page: string | null;
  /**
   * Series printed next to the reporter: `Supp` (SCC, SCR), `Cri`, `L&S`, `Civ`, `Tax` (SCC); bench suffix `DB` (High
   * Court neutral).
   */
  readonly series: string | null;
  readonly pinCite: string | null;
  readonly year: number | null;
  /** Court id where the citation names or implies one (`scotus`, `ca9`), for AIR the printed court (`SC`, `Mad`). */
  readonly court: string | null;
  readonly plaintiff: string | null;
  readonly defendant: string | null;
  readonly parenthetical: string | null;
  /** Words before a short form, supra or reference that name its antecedent. */
  readonly antecedent: string | null;
  /** Index, in the same result, of the full citation that a short form, supra, id. or reference refers to. */
  readonly refersTo: number | null;
  /** Parallel citations of one case share a group number. */
  readonly group: number | null;
  /** Introductory signal: `see`, `see also`, `cf.`, `but see`, … */
  readonly signal: string | null;
  /** Prior or subsequent history words that lead to the next citation: `aff'd`, `rev'd`, `cert. denied`, … */
  readonly history: string | null;
  readonly section: string | null;
  readonly title: string | null;
  readonly jurisdiction: Jurisdiction | null;
  readonly format: CitationFormat;
  /** Other canonical reporters that the same abbreviation could mean. */
  readonly ambiguous: readonly string[];
}
