import type { AnswerEffect } from "../../../store/legislation/law-history.ts";

/** A change of a provision that a case cites, after the case. */
export interface LawChange {
  /** "section 34 of the Arbitration and Conciliation Act, 1996". */
  readonly name: string;
  /** `YYYY-MM-DD` from which it counts, or the year. */
  readonly date: string;
  /** What was done: "amended by Act 3 of 2016 with effect from 2015-10-23". */
  readonly change: string;
  /** The words of the source; empty if there are none. */
  readonly snippet: string;
  /** Whether nothing of the provision that the case read remains, and the case decided on its meaning or validity. */
  readonly replacesConstrued: boolean;
}

/** A law that responds to a decision, or that was made after it on the same point. */
export interface LawAnswer {
  /** Title of the Act, or the section with its Act. */
  readonly name: string;
  readonly citation: string;
  /** `YYYY-MM-DD` or a year; empty if it is not known. */
  readonly date: string;
  readonly effect: AnswerEffect;
  readonly partial: boolean;
  readonly snippet: string;
  /** The decisions that struck the law down: cluster ids, or 0 for one that the corpus does not contain. */
  readonly struckDownBy: readonly { readonly clusterId: number; readonly authority: string }[];
}

/** Reads what happened to the law on which a case was decided. Every list is in a fixed order. */
export interface LawHistoryReader {
  /** Lists the changes, after a day, of the provisions that a case cites, newest first. */
  listChanges(clusterId: number, since: string): readonly LawChange[];
  /** Lists the laws that name a decision and respond to it, and the later laws that its own digest names. */
  listAnswers(clusterId: number): readonly LawAnswer[];
  /** Returns the decisions that struck an amendment of a constitution down. */
  listAmendmentRulings(jurisdiction: string, number: number): LawAnswer["struckDownBy"];
}
