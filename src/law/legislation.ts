/** The bodies of US enacted law, as the contract names them. */
export const CORPUS_TYPES = [
  "USC",
  "CFR",
  "STATE",
  "CONSTITUTION",
  "FEDERAL_RULES",
  "STATE_CONSTITUTION",
  "STATE_RULES",
  "EXECUTIVE_ACTION",
] as const;

/** A body of US enacted law, as the contract names it: `USC`, `CFR`, …, as the type of `statutes.search` lists them. */
export type CorpusType = (typeof CORPUS_TYPES)[number];

/**
 * A code, the unit of coverage lists: a title of the US Code, the Federal Rules of Evidence, the executive orders. Ids
 * consist of `[a-zA-Z0-9_-]`.
 */
export interface CodeRow {
  /** `usc-17`, `cfr-1`, `dc-code-22`, `us-const`, `frcp`, `eo`. */
  readonly id: string;
  readonly corpusType: CorpusType;
  /** Two lower-case letters, or null for federal law. */
  readonly state: string | null;
  /** "United States Code, Title 17: Copyrights". */
  readonly label: string;
  readonly titleNumber: number | null;
  readonly titleName: string;
  /**
   * Whether every dated version contains the whole code, for example a constitution. A section that the newest version
   * lacks is then no longer part of the code.
   */
  readonly wholeVersions?: boolean;
}

/** One unit between a code and a section. `level` is the source's word for it in lower case: title, chapter, part … */
export interface BreadcrumbStep {
  readonly label: string;
  readonly level: string;
}

/** Addresses of official pages of a section, by the contract's field names. */
export interface LegislationUrls {
  readonly htmlUrl?: string;
  readonly pdfUrl?: string;
  readonly xmlUrl?: string;
  readonly textUrl?: string;
  readonly docxUrl?: string;
  readonly stateHtmlUrl?: string;
  readonly govInfoHtmlUrl?: string;
  readonly govInfoPdfUrl?: string;
  readonly externalUrl?: string;
}

/** Status of a provision. */
export type ProvisionStatus = "in_force" | "repealed" | "omitted" | "reserved" | "transferred" | "expired";

/** One section of US law, rule, article of a constitution, or executive action, with its text. */
export interface SectionRow {
  /** Begins with the code's id; other characters than `[a-zA-Z0-9-]` are encoded as `_` and two hex digits. */
  readonly id: string;
  readonly codeId: string;
  /** "17 U.S.C. § 107". */
  readonly citation: string;
  /** "17 USC 107". */
  readonly citationShort: string;
  /** The heading, without the number: "Limitations on exclusive rights: Fair use". */
  readonly heading: string;
  /** "107", "240.10b-5", "12"; for an executive action its number. */
  readonly number: string;
  readonly chapter: string;
  readonly chapterName: string;
  readonly breadcrumb: readonly BreadcrumbStep[];
  /** Year of this text, if the source contains it. */
  readonly year: number | null;
  readonly status: ProvisionStatus;
  readonly urls: LegislationUrls;
  /** Paragraphs separated by one blank line; subsections keep their designations: "(a) …". */
  readonly text: string;
  /** Source credits and history: "(Pub. L. 94–553, title I, § 101, Oct. 19, 1976, 90 Stat. 2546.)". */
  readonly history: string;
  /** Editorial notes and annotations, paragraphs separated by one blank line. */
  readonly notes: string;
  /** Date from which this version is valid, `YYYY-MM-DD`; `null` if the source has only one version. */
  readonly asOf: string | null;
  /** Subjects of the section in words that its text need not contain, most important first. Default none. */
  readonly topics?: readonly string[];
}

/** Category of an Act: of Parliament, of a state, a regulation, repealed, or spent. */
export type ActCategory = "central" | "state" | "regulatory" | "repealed" | "spent";
/** Whether an Act is in force. */
export type ActStatus = "in_force" | "repealed" | "spent";

/** An Act of India. */
export interface ActRow {
  /** `[a-zA-Z0-9_-]+`: "indian-penal-code-1860". */
  readonly id: string;
  readonly title: string;
  readonly longTitle: string;
  readonly year: number;
  readonly category: ActCategory;
  /** Slug of the state; empty for central Acts. */
  readonly state: string;
  /** Slug of the department or regulatory body; empty if unknown. */
  readonly department: string;
  /** "45 of 1860". */
  readonly actNumber: string;
  readonly status: ActStatus;
  /** `YYYY-MM-DD`; empty if unknown. */
  readonly enactmentDate: string;
  /** Address of the official text; empty if unknown. */
  readonly url: string;
}

/** One section of an Act, with its text. */
export interface ActSectionRow {
  /** "302", "66A", "Schedule I"; "" for text before the first section. */
  readonly number: string;
  readonly heading: string;
  /** Chapter or part that contains it; empty if none. */
  readonly chapter: string;
  readonly text: string;
  /** Subjects of the section in words that its text need not contain, most important first. Default none. */
  readonly topics?: readonly string[];
}

/** Every type of an amendment footnote. */
export const FOOTNOTE_TYPES = ["substitution", "insertion", "omission", "note", "renumbering"] as const;

/** Type of an amendment footnote: `substitution`, `insertion`, `omission`, `note` or `renumbering`. */
export type FootnoteType = (typeof FOOTNOTE_TYPES)[number];

/** An amendment footnote of an Act. Fields that it does not contain are empty. */
export interface FootnoteRow {
  /** Number of the footnote in the Act, from 1. */
  readonly id: number;
  readonly type: FootnoteType;
  readonly text: string;
  readonly sectionNumber: string;
  readonly sectionTitle: string;
  /** "Act 13 of 2013", with "ibid." resolved. */
  readonly byAct: string;
  /** The words that were replaced or omitted. */
  readonly originalText: string;
  /** `YYYY-MM-DD` if the footnote contains a whole date. */
  readonly effectiveDate: string;
}
