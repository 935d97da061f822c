import type { DatePrecision } from "../../law/case.ts";
import type { ActRow, CodeRow, FootnoteRow, FootnoteType, SectionRow } from "../../law/legislation.ts";

/** A code, with the number of its sections, each counted once for all its versions. */
export interface CodeData extends CodeRow {
  readonly sectionCount: number;
}

/** A version of a section of US law, without its texts. `actId` and `asOf` identify it. */
export interface SectionData extends Omit<SectionRow, "id" | "text" | "history" | "notes" | "topics"> {
  /** Id of the section, the same for all its versions. */
  readonly actId: string;
  /** Whether this is the newest version. */
  readonly isCurrent: boolean;
}

/** A section as references to it show it. */
export interface SectionHead {
  readonly actId: string;
  readonly citation: string;
  readonly heading: string;
}

/** A version of a section with its texts and its surroundings. */
export interface SectionDetail {
  readonly section: SectionData;
  readonly text: string;
  readonly history: string;
  readonly notes: string;
  /** Dates from which the versions of the section are valid, oldest first; undated versions are absent. */
  readonly versions: readonly string[];
  /** Current sections before and after it in its code. */
  readonly previous: SectionHead | null;
  readonly next: SectionHead | null;
}

/** An Act of India. */
export interface ActData extends Omit<ActRow, "id"> {
  readonly actId: string;
  /** Number of cases of the corpus that cite it. */
  readonly citeCount: number;
}

/** A section of an Act, without its text. `act.actId` and `index` identify it; numbers can repeat. */
export interface ActSectionData {
  readonly act: ActData;
  /** Index among the sections of its Act, from 0. */
  readonly index: number;
  /** "302", "66A", "Schedule I"; empty for the text before the first section. */
  readonly number: string;
  readonly heading: string;
  /** Empty if the Act has no chapters. */
  readonly chapter: string;
}

/** A section of an Act with its text. */
export interface ActSectionText extends Omit<ActSectionData, "act"> {
  readonly text: string;
}

/** A provision: a version of a section of US law, or a section of an Act of India. */
export type ProvisionData =
  | { readonly kind: "section"; readonly section: SectionData }
  | { readonly kind: "act"; readonly section: ActSectionData };

/** A search in provisions. */
export interface ProvisionQuery {
  readonly query: string;
  /** Ids of the codes to search; all if absent. Sections of Acts are always searched in all Acts. */
  readonly codeIds?: readonly string[];
  readonly limit: number;
  /** Share of the weight of the query that a provision must contain, 0 to 1. Default: a half. */
  readonly minWeightShare?: number;
  /** Whether the query consists of single words, which cite no provision; no excerpts are made. Default: false. */
  readonly isWordList?: boolean;
}

/** A provision that matches. */
export interface ProvisionHit<Section> {
  readonly section: Section;
  /** 0 to 1; a provision that the query cites has 1. */
  readonly score: number;
  /** Up to 300 characters around the best passage, as plain text; empty for a list of words. */
  readonly excerpt: string;
}

/** The best matches. */
export interface ProvisionPage<Section> {
  /** Exact number of matches. */
  readonly total: number;
  /** Best first. */
  readonly hits: readonly ProvisionHit<Section>[];
}

/** Conditions on Acts; all that are present must hold. */
export interface ActFilter {
  readonly category?: string;
  /** Slug. */
  readonly state?: string;
  /** Slug. */
  readonly department?: string;
  readonly status?: string;
  /** Both included. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** Part of the title; case and white space are ignored. */
  readonly title?: string;
}

/** One page of Acts. */
export interface ActListQuery {
  readonly filter: ActFilter;
  readonly order: "year_desc" | "year_asc" | "title_asc" | "title_desc" | "popular";
  readonly offset: number;
  readonly limit: number;
}

/** One page of the amendment footnotes of an Act. */
export interface FootnoteRequest {
  readonly actId: string;
  /** Number of a section; case is ignored. */
  readonly section?: string;
  readonly type?: FootnoteType;
  readonly offset: number;
  readonly limit: number;
}

/** Footnotes of an Act, and how many of each type the Act, or the requested section, has. */
export interface FootnotePage {
  readonly footnotes: readonly FootnoteRow[];
  /** Types without a footnote are absent; the requested type does not limit the counts. */
  readonly typeCounts: ReadonlyMap<FootnoteType, number>;
}

/** Sections of one Act by number. */
export interface ActSectionNumbers {
  readonly actId: string;
  readonly numbers: readonly string[];
}

/** Cases that cite a provision: how many, and those that are cited most. */
export interface ProvisionCiters {
  readonly total: number;
  readonly citers: readonly { readonly clusterId: number; readonly mentions: number }[];
}

/** What a decision did to a provision. */
export type ProvisionEffect = "struck_down" | "read_down" | "upheld";

/** A decision on the validity of a provision. */
export interface ProvisionRuling {
  /** `null` if the corpus does not contain the decision. */
  readonly clusterId: number | null;
  readonly caseName: string;
  readonly citation: string;
  readonly effect: ProvisionEffect;
  /** `YYYY-MM-DD`; empty if the corpus does not contain the decision. */
  readonly date: string;
  readonly datePrecision: DatePrecision;
  readonly partial: boolean;
  /** What has become of the decision: "overruled by X v. Y, 1 U.S. 1"; `null` if nothing has. */
  readonly since: string | null;
  readonly snippet: string;
}

/** What has become of a provision in the courts. */
export interface ProvisionValidity {
  /** The effect of the deciding ruling; a provision that was struck down remains so until that ruling falls. */
  readonly status: ProvisionEffect;
  readonly partial: boolean;
  /** False if only a note to the law records the decision. */
  readonly definitive: boolean;
  /** One sentence for people: "Struck down in X v. Y, 1 U.S. 1." */
  readonly sentence: string;
  /** Newest first. */
  readonly rulings: ProvisionRuling[];
}

/** A provision by id: a section of US law, or a section of an Act by number (empty for the Act as a whole). */
export interface ProvisionId {
  readonly actId: string;
  /** Absent for a section of US law. */
  readonly number?: string;
}

/** Reads enacted law. Results of batches come in the order of the request, one per item. */
export interface LegislationReader {
  /** Returns every code, in order of id: a few hundred at most. */
  readCodes(): Promise<readonly CodeData[]>;
  /** Searches the current sections of US law. */
  searchSections(query: ProvisionQuery): Promise<ProvisionPage<SectionData>>;
  /** Searches the sections of Indian Acts. */
  searchActSections(query: ProvisionQuery): Promise<ProvisionPage<ActSectionData>>;
  /** Returns the version of a section that was valid on a day, `YYYY-MM-DD`, or the newest; `null` if there is none. */
  readSection(actId: string, day?: string): Promise<SectionDetail | null>;
  /**
   * Returns the current sections that each citation key names: its own, those below it, or the one that contains it.
   */
  findSections(keys: readonly string[]): Promise<SectionData[][]>;
  /**
   * Returns the sections of Acts that each citation key names: `indianpenalcode1860//302`. "Indian" at the beginning of a
   * title may be absent from the key, or be in the key alone.
   */
  findActSections(keys: readonly string[]): Promise<ActSectionData[][]>;
  /** Returns the text of each provision, or its first `maxLength` UTF-16 code units. */
  readTexts(provisions: readonly ProvisionData[], maxLength?: number): Promise<string[]>;
  /** Returns the topics that the source of each provision names, most important first. */
  readTopics(provisions: readonly ProvisionData[]): Promise<string[][]>;
  listActs(request: ActListQuery): Promise<{ readonly total: number; readonly acts: readonly ActData[] }>;
  /** Returns the Act for each id; `null` for an id that the corpus does not contain. */
  readActs(actIds: readonly string[]): Promise<(ActData | null)[]>;
  /** Returns the Acts that each key names, which is the slug of a title, with or without "Indian" at its beginning. */
  findActs(keys: readonly string[]): Promise<ActData[][]>;
  /**
   * Returns the sections of an Act in their order, or those of one number, with case ignored; none for an unknown Act.
   */
  readActSections(actId: string, number?: string): Promise<readonly ActSectionText[]>;
  listFootnotes(request: FootnoteRequest): Promise<FootnotePage>;
  /** Returns the cases that cite each section of US law, in any version; at most `limit` of each. */
  findSectionCiters(actIds: readonly string[], limit: number): Promise<ProvisionCiters[]>;
  /**
   * Returns what decisions say of the validity of each provision, up to a day, `YYYY-MM-DD`, or all if `asOf` is `null`;
   * `null` for a provision on which no decision is known.
   */
  readValidity(provisions: readonly ProvisionId[], asOf: string | null): Promise<(ProvisionValidity | null)[]>;
  /** Returns the cases that cite any of some sections of an Act, for each request; at most `limit` of each. */
  findActSectionCiters(sections: readonly ActSectionNumbers[], limit: number): Promise<ProvisionCiters[]>;
}
