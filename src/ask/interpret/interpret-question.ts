import type { AskRequest } from "../../contract/schemas/ask.ts";
import type { CaseData } from "../../corpus/port/case-reader.ts";
import type { Corpus, FoundDoctrine } from "../../corpus/port/corpus.ts";
import type { CoveredJurisdiction, Jurisdiction } from "../../law/jurisdiction.ts";
import { type AnswerScope, determineScope } from "./answer-scope.ts";
import { isAboutLaterLaw } from "./back-references.ts";
import { listSides } from "./comparison.ts";
import type { DefinedTerm } from "./defined-term.ts";
import { findKeyPoints, type KeyPoint } from "./key-points.ts";
import type { NamedCase, NamedCases } from "./named-cases.ts";
import type { NamedProvision } from "./named-provisions.ts";
import { findNamedSources, isAboutNewLaw, type NamedSources } from "./named-sources.ts";
import { findMentionedActs, type MentionedActs } from "./names/mentioned-acts.ts";
import { findPopularCase } from "./names/popular-case.ts";
import { findQuotedWords, type QuotedWords } from "./names/quoted-words.ts";
import { findSimilarNames } from "./names/similar-names.ts";
import { writeNotes } from "./notes/write-notes.ts";
import { findContrarySide, type OutcomeSide } from "./premise.ts";
import { findAspects, type QuestionAspect } from "./question-aspects.ts";
import {
  type AbsentDoctrine,
  addDoctrineWords,
  type DoctrineLead,
  findDoctrineLeads,
  listAbsentDoctrines,
} from "./question-doctrines.ts";
import type { QuestionKind } from "./question-kinds.ts";
import { ABOUT_CASE, CARRIED_SHARE, readQuestionWords } from "./question-words.ts";
import { isTaken, type QuestionTerm } from "./terms/question-terms.ts";
import { createWordMemory } from "./terms/word-frequencies.ts";

/** The interpretation of a question. */
export interface Interpretation {
  /** As it was asked. */
  readonly question: string;
  readonly kind: QuestionKind;
  /** What it asks for beside its subject. */
  readonly aspects: readonly QuestionAspect[];
  /** The outcome that would contradict what the question takes for granted; `null` if it presupposes none. */
  readonly contrary: OutcomeSide | null;
  /** The term that it asks to define; `null` if it asks for something else. */
  readonly definedTerm: DefinedTerm | null;
  /** Ids of the Acts that it mentions without a section. */
  readonly acts: ReadonlySet<string>;
  /** Whether it compares two things, and the terms of each that it does not name as a case or a provision. */
  readonly isComparison: boolean;
  readonly sides: readonly (readonly QuestionTerm[])[];
  /** Sentences about the provisions that the question names, with which an answer begins. */
  readonly notes: readonly string[];
  readonly scope: AnswerScope;
  readonly terms: readonly QuestionTerm[];
  /** Cases that the question names, or else those to which it refers back. */
  readonly cases: readonly NamedCase[];
  /** Words that the question quotes, with the cases whose words they are. */
  readonly quoted: readonly QuotedWords[];
  /** Whether the cases and provisions are those of an earlier turn. */
  readonly isFollowUp: boolean;
  /** Whether the question points back to them with its own words ("it", "that case"). */
  readonly pointsBack: boolean;
  /** The terms of the question without those of an earlier one. */
  readonly ownTerms: readonly QuestionTerm[];
  /** The cases that cite the cases of an earlier turn, or that these cite. */
  readonly linked: ReadonlySet<number>;
  /** Those of them that cite the cases of an earlier turn, if the question asks what came later; else none. */
  readonly later: ReadonlySet<number>;
  readonly provisions: readonly NamedProvision[];
  /** Doctrines, popular names and lay words of the question. */
  readonly doctrines: readonly FoundDoctrine[];
  /** The authorities of these doctrines that the corpus contains. */
  readonly leads: readonly DoctrineLead[];
  /** The first authority, with its citation, of each of these doctrines of whose authorities it contains none. */
  readonly missingDoctrines: readonly string[];
  /** Other doctrines that share words with the question, and of whose authorities it contains none. */
  readonly absentDoctrines: readonly AbsentDoctrine[];
  /** Subjects that an authority must mention if it is to answer. */
  readonly points: readonly KeyPoint[];
  /** Whether the question asks for the words of an enactment. */
  readonly asksForProvision: boolean;
  /** Whether it asks for the provision that replaced another; that is the first of the provisions. */
  readonly asksNewLaw: boolean;
  /** Names in the question of cases and provisions that the corpus does not contain. */
  readonly missing: readonly string[];
  /** Cases whose names are like that of one which the corpus does not contain: "Roe v. Wade" for "Rowe v Wade". */
  readonly similar: readonly CaseData[];
  /** The interpretation in one line. */
  readonly summary: string;
}

/**
 * Interprets a question: its kind, its scope, the sources that it names, and its significant words.
 * @param chosen the country whose law answers a question that leaves it open; default the United States
 */
export async function interpretQuestion(
  corpus: Corpus,
  request: AskRequest,
  chosen?: CoveredJurisdiction,
): Promise<Interpretation> {
  const { question } = request;
  const memory = createWordMemory();
  const scope = await determineScope(corpus, request, chosen);
  const { jurisdiction } = scope;
  const sources = await findNamedSources(corpus, request, jurisdiction);
  const { named, back, namesCase, cases, provisions, ownProvisions, knownProvisions, corresponding } = sources;
  const words = await readQuestionWords(corpus, question, sources, jurisdiction, memory);
  const { kind, doctrines, comparison, isOfDecision } = words;
  const found = await findDoctrineLeads(corpus, words.text, jurisdiction, doctrines, words.terms);
  const leads = found.leads.map((lead) =>
    lead.end <= question.length ? lead : { ...lead, share: CARRIED_SHARE * lead.share },
  );
  const popular = cases.length === 0 ? await findPopularCase(corpus, question, kind, leads) : [];
  const terms = addDoctrineWords(question, words.terms, doctrines);
  const acts = jurisdiction === "IN" ? await findMentionedActs(corpus.legislation, question) : NO_ACTS;
  const points = await findKeyPoints(corpus, {
    question,
    country: jurisdiction,
    aboutCase: ABOUT_CASE.has(kind.id) && cases.length === 0,
    terms,
    doctrines,
    leads,
    taken: [...named.cases, ...named.unknown, ...ownProvisions],
    held: [...named.cases, ...knownProvisions],
    acts: acts.unknown,
  });
  const notes = await writeNotes(corpus, question, {
    scope,
    // What became of a law that only an earlier turn named is not asked.
    ofLaws: ownProvisions.length > 0 || isAboutNewLaw(question) ? corresponding.notes : [],
    described: isOfDecision ? cases : [],
    // What else the question contains decides between sections of one number.
    unsure: words.terms.length > 0 ? [] : ownProvisions,
  });
  const isFollowUp = !namesCase && ownProvisions.length === 0 && back.cases.length + back.provisions.length > 0;
  const { citing, linked } = await findLinkedCases(corpus, isFollowUp ? cases : []);
  const read = {
    question,
    kind,
    aspects: findAspects(question),
    contrary: findContrarySide(question),
    definedTerm: words.definedTerm,
    acts: listActIds(acts),
    isComparison: comparison !== null,
    sides: listSides(question, comparison, terms),
    isFollowUp,
    pointsBack: back.isExplicit,
    ownTerms: addDoctrineWords(question, words.own, doctrines),
    linked,
    later: kind.id !== "standing" && isAboutLaterLaw(question) ? citing : new Set<number>(),
    notes,
    scope,
    terms,
    cases: [...cases, ...popular],
    quoted: await findQuotedWords(corpus, question, scope),
    provisions,
    doctrines,
    leads,
    missingDoctrines: found.missing,
    absentDoctrines: await listAbsentDoctrines(corpus, jurisdiction, terms),
    points,
    asksForProvision: provisions.length > 0 || PROVISION_QUESTION.test(question),
    asksNewLaw: sources.asksNewLaw,
    missing: listMissing(sources, popular),
    similar: await findSimilar(corpus, named.unknown, jurisdiction),
  };
  return { ...read, summary: summarizeInterpretation(read, sources) };
}

/** Lists the names of the cases and provisions that the corpus does not contain. */
function listMissing({ named, ownProvisions }: NamedSources, popular: readonly NamedCase[]): string[] {
  return [
    ...named.unknown.filter((one) => !isTaken(one, popular)).map(({ name }) => name),
    ...ownProvisions.filter((one) => one.provisions.length === 0).map(({ label }) => label),
  ];
}

/** Returns the cases whose names are like those of the first case that the corpus does not contain. */
function findSimilar(corpus: Corpus, [first]: NamedCases["unknown"], country: Jurisdiction): Promise<CaseData[]> {
  return first === undefined ? Promise.resolve([]) : findSimilarNames(corpus, first.name, country);
}

const NO_ACTS: MentionedActs = { known: [], unknown: [] };

/** Lists the ids of the Acts that a question mentions. */
function listActIds({ known }: MentionedActs): ReadonlySet<string> {
  return new Set(known.flatMap(({ acts }) => acts.map(({ actId }) => actId)));
}

/** Maximum number of links of each case of an earlier turn, in each direction. */
const MAX_LINKS = 40;

/** Returns the cases that cite some cases, and these with those that they cite. */
async function findLinkedCases(
  { citations }: Corpus,
  cases: readonly Pick<NamedCase, "clusterId">[],
): Promise<{ readonly citing: ReadonlySet<number>; readonly linked: ReadonlySet<number> }> {
  const clusterIds = cases.map(({ clusterId }) => clusterId);
  const read = async (direction: "citing" | "cited") =>
    clusterIds.length === 0 ? [] : citations.readEdges({ clusterIds, direction, limit: MAX_LINKS });
  const [citing, cited] = (await Promise.all([read("citing"), read("cited")])).map((columns) =>
    columns.flatMap(({ others }) => Array.from(others)),
  );
  return { citing: new Set(citing), linked: new Set([...citing!, ...cited!]) };
}

/** Words that ask for what an enactment says. */
const PROVISION_QUESTION =
  /\b(?:section|sections|sec|s\.|ss\.|u\/s|art|article|rule \d|statute|statutory|u\.?s\.?c|code|punish\w*|penalt\w*|imprison\w*|limitation period|how (?:long|many (?:days|months|years))|within what time|deadline)\b/i;

/** Formats the kind of the question, its subject and its scope as one line. */
function summarizeInterpretation(
  { kind, scope, terms, cases, provisions, missing }: Omit<Interpretation, "summary">,
  { back, namesCase, ownProvisions }: NamedSources,
): string {
  const earlierCases = namesCase ? [] : back.cases;
  const earlierProvisions = ownProvisions.length > 0 ? [] : back.provisions;
  const earlier = (from: readonly unknown[], one: unknown) => (from.includes(one) ? " (from an earlier turn)" : "");
  const named = [
    ...cases.map((one) => `${one.name}${earlier(earlierCases, one)}`),
    ...provisions
      .filter((one) => one.provisions.length > 0)
      .map((one) => `${one.label}${earlier(earlierProvisions, one)}`),
    ...missing.map((name) => `${name} (not in this corpus)`),
  ];
  const about = terms.map(({ word }) => word);
  const parts = [
    `${LAW_NAMES[scope.jurisdiction]}${scope.state === null ? "" : `, ${scope.state} only`}: ${kind.label}`,
    ...(named.length > 0 ? [`naming ${named.join("; ")}`] : []),
    ...(about.length > 0 ? [`about ${about.join(", ")}`] : []),
    ...(scope.cases === null ? ["statutes only"] : []),
    ...(scope.jurisdiction === "US" && scope.codes === null ? ["cases only"] : []),
  ];
  return `${parts.join("; ")}.`;
}

const LAW_NAMES = { US: "US law", IN: "Indian law" } as const;
