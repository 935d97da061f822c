import type { CaseBrief } from "../../corpus/port/passage-search.ts";
import type { SectionKind } from "../../law/case.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import type { PassageSource, SourcePassage } from "../passages/passage.ts";

/** A case or a provision that may answer the question. */
export interface Authority {
  readonly source: PassageSource;
  /** Its best passages for the words of the question, best first; empty if only its subject was found. */
  readonly passages: readonly SourcePassage[];
  /** `null` for a provision. */
  readonly brief: CaseBrief | null;
  readonly foundBy: SourcePassage["foundBy"];
  readonly relevance: Relevance;
  /** Combines {@link Relevance}; not limited. */
  readonly score: number;
}

/** How an authority bears on a question; each figure 0 to 1. */
export interface Relevance {
  /** Share of the weight of the question that its passages and its brief cover. */
  readonly coverage: number;
  /** Share that its name, topics, headings, holdings and rules cover. */
  readonly subject: number;
  /** Share that its best sentence with a holding or a rule covers. */
  readonly law: number;
  /** Share that its topics or headings cover. */
  readonly topic: number;
  /** Share that it covers in the words of the question itself, without what stands for them. */
  readonly exact: number;
  /** How closely one sentence of the court follows the wording of the question. */
  readonly closeness: number;
  /** Greatest share of the words of one of its topics that the question contains. */
  readonly agreement: number;
  /** How many of its topics share several words with the question. */
  readonly agreeing: number;
  /** How surely a doctrine of the question leads to it. */
  readonly doctrine: number;
  /** Share of the weight of the question that another opinion says it decided. */
  readonly attribution: number;
  /** How well its words match, as search ranks it. */
  readonly match: number;
  /** Share of the key points of the question that it mentions. */
  readonly points: number;
  /** What it loses of its evidence by those that it does not mention. */
  readonly pointLoss: number;
  /** 1 if it is linked to an authority of an earlier turn: by a citation, or as a section of the same law; else 0. */
  readonly link: number;
  /** Share of the weight of what a follow-up question adds that it mentions; 0 for other questions. */
  readonly limb: number;
  /** Whether it states no time, amount or punishment although the question asks for one. */
  readonly lacksFigure: boolean;
  /** How surely one of its sentences of law says what the term means that the question asks to define. */
  readonly definition: number;
  /** Whether it is the law of a state while the question names others only. */
  readonly isOfOtherState: boolean;
  /** Whether it is a provision of an Act that the question mentions. */
  readonly isOfAct: boolean;
  /** Sum of the similarities of the known questions, of those that are most similar, which it answers; 0 to 5. */
  readonly known: number;
  /** How surely the question names it: 1 by citation, by both parties or by section; less by one party. */
  readonly naming: number;
}

/** Parts of a decision whose words are not the court's. */
export const OTHER_VOICES: ReadonlySet<SectionKind | null> = new Set<SectionKind | null>(["dissent", "arguments"]);

/** Returns whether a part of a decision is the opinion of judges who agree with the court. */
export function isConcurrence(section: SectionKind | null): boolean {
  return section === "concurrence" || section === "concurrence_in_part";
}

/**
 * Returns the sentences of the passages whose role the brief does not know; those of dissents and arguments aside, and
 * those of concurrences if there are others.
 */
export function listUnmarkedSentences({ brief, passages }: Pick<Authority, "brief" | "passages">): SourceSentence[] {
  const marked = brief?.sentences ?? [];
  const own = passages.filter(({ section }) => !OTHER_VOICES.has(section));
  const ofCourt = own.filter(({ section }) => !isConcurrence(section));
  return (ofCourt.length > 0 ? ofCourt : own)
    .flatMap(({ sentences }) => sentences)
    .filter(({ start, end }) => !marked.some((one) => start < one.end && end > one.start));
}

/**
 * Returns whether a case is known by a digest, whose every sentence has the role that its author gave it. In an opinion
 * the roles are found from the words, and most sentences have none.
 */
export function isDigest({ brief }: Pick<Authority, "brief">): boolean {
  return brief?.sentences.some(({ section }) => section === "digest") ?? false;
}
