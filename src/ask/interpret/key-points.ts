import type { CaseSearch } from "../../corpus/port/case-search.ts";
import type { Corpus, FoundDoctrine } from "../../corpus/port/corpus.ts";
import { OTHER_COUNTRIES, OTHER_NATIONALITIES } from "../../law/countries.ts";
import { INDIAN_STATES } from "../../law/indian-states.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { STATES } from "../../law/state.ts";
import { createStemPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import { collectContentStems, type DoctrineLead } from "./question-doctrines.ts";
import { isTaken, type NamedSpan, type QuestionTerm } from "./terms/question-terms.ts";
import { WEAK_WORDS } from "./terms/stop-words.ts";

/**
 * Kinds of key points, and what an authority that does not mention them loses of its evidence, 0 to 1. `doctrine`: a term
 * of art. `absent`: one that is the
 * point of the question, and whose authorities the corpus does not contain. `lay`: everyday words for legal ones. `name`: a
 * proper name that no case contains. `act`: an enactment that the corpus does not contain. `country`: the law of another
 * country. `case`: a name that no case contains, if the question is about a case. `number`: the number of a provision that is not known.
 */
export const KEY_POINT_LOSSES = {
  doctrine: 0.3,
  absent: 0.75,
  lay: 0.15,
  place: 0.3,
  name: 0.3,
  case: 0.6,
  act: 0.4,
  country: 0.5,
  number: 0.45,
} as const;

/** A subject that an authority must mention if it is to answer. */
export interface KeyPoint extends NamedSpan {
  readonly kind: keyof typeof KEY_POINT_LOSSES;
  /** The words of the question. */
  readonly label: string;
  /** Lists of stems: a sentence that contains all of one list mentions the subject. */
  readonly alternatives: readonly (readonly string[])[];
}

/** What is known of a question when its key points are sought. */
export interface KeyPointSources {
  readonly question: string;
  readonly country: Jurisdiction;
  /** Whether it asks for what a decision held, or whether it stands. */
  readonly aboutCase: boolean;
  readonly terms: readonly QuestionTerm[];
  readonly doctrines: readonly FoundDoctrine[];
  readonly leads: readonly DoctrineLead[];
  /** Ranges of names of cases and provisions, which are judged as such. */
  readonly taken: readonly NamedSpan[];
  /** Those of them whose case or provision the corpus contains. */
  readonly held: readonly NamedSpan[];
  /** Ranges of names of Acts that the corpus does not contain. */
  readonly acts: readonly NamedSpan[];
}

/** Returns the subjects of a question without which an authority is about something else. */
export async function findKeyPoints({ search }: Pick<Corpus, "search">, sources: KeyPointSources): Promise<KeyPoint[]> {
  const { question, country, doctrines, taken, held, acts, aboutCase } = sources;
  const ofDoctrines = listDoctrinePoints(sources).filter((one) => !isTaken(one, taken));
  const countries = findCountries(question);
  const isAsked = ({ start }: NamedSpan) =>
    [ORIGIN, CONTRASTED].every((before) => !before.test(question.slice(0, start)));
  const places = findPlaces(question, country).filter((one) => !isTaken(one, taken) && isAsked(one));
  const numbers = findProvisionNumbers(question).filter((one) => !isTaken(one, held));
  const spans = [...taken, ...doctrines, ...places, ...countries, ...acts];
  const names = await findUnknownNames(search, question, spans);
  const create = (kind: KeyPoint["kind"], found: readonly NamedSpan[]) =>
    found.map((span) => createKeyPoint(question, kind, span));
  return [
    ...ofDoctrines,
    ...create("place", places),
    ...create("country", countries),
    ...create("act", acts),
    ...create("number", numbers),
    ...create(aboutCase ? "case" : "name", names),
  ];
}

function createKeyPoint(question: string, kind: KeyPoint["kind"], { start, end }: NamedSpan): KeyPoint {
  const label = question.slice(start, end);
  return { kind, label, start, end, alternatives: [findWords(label).map(({ word }) => stem(word))] };
}

/** Weight from which a single word is a subject rather than its dress. */
const MIN_WORD_WEIGHT = 2.5;
/** Share of the weight of a question from which a doctrine is its point. */
const MIN_POINT_SHARE = 0.25;

/** Returns the doctrines of the question as key points: those of several words, and rare single words that are terms of art. */
function listDoctrinePoints({ question, terms, doctrines, leads }: KeyPointSources): KeyPoint[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const said = new Set(terms.flatMap(({ stem: one, synonyms }) => [one, ...synonyms]));
  // A related word is often the field of a term of art, not another name of it; so is what the question says beside it.
  const isName = (stems: readonly string[], whole: readonly string[]) =>
    stems.every((one) => whole.includes(one)) || (stems.length > 1 && !stems.every((one) => said.has(one)));
  return doctrines
    .filter(({ end }) => end <= question.length)
    .flatMap(({ start, end, terms: related, authorities }): KeyPoint[] => {
      const label = question.slice(start, end);
      const content = collectContentStems(label);
      const whole = findWords(label).map(({ word }) => stem(word));
      // A phrase with one content word, as "passing off", requires all of its words.
      const own = content.length < 2 && whole.length > 1 ? whole : content;
      const met = terms.filter(({ stem: one }) => own.includes(one));
      const isRare = met.some(({ weight, documentFrequency }) => documentFrequency === 0 || weight >= MIN_WORD_WEIGHT);
      const isArt = authorities.length > 0;
      if (met.length === 0 || (own.length < 2 && !(isArt && isRare))) return [];
      const isHeld = leads.some((lead) => lead.start === start);
      const isPoint = met.reduce((sum, { weight }) => sum + weight, 0) >= MIN_POINT_SHARE * total;
      // A term of art is met by itself or by its authorities, or else by other names; a lay phrase by what lawyers call it.
      const kind = !isArt ? "lay" : isPoint && !isHeld ? "absent" : "doctrine";
      const phrases = isArt && isHeld ? [] : related.map(collectContentStems);
      const alternatives = [own, ...(kind === "absent" ? phrases.filter((one) => isName(one, whole)) : phrases)];
      return [{ kind, label, start, end, alternatives }];
    });
}

/** What precedes the state from which another party comes, whose law is not asked for. */
const ORIGIN = /(?<!\b(?:i|we)(?:['’]m|['’]re| am| are)?) from (?:the state of )?$/i;

/** What precedes a state that is named only to set another apart: "Georgia, not Florida". */
const CONTRASTED = /\b(?:not|unlike|instead of|rather than|as opposed to) (?:in |under |of )?(?:the law of )?$/i;

/** Returns the states that a question names, in the order of the question. */
export function findPlaces(question: string, country: Jurisdiction): NamedSpan[] {
  return findNames(question, country === "IN" ? INDIAN_STATES : STATES.map(({ name }) => name));
}

/**
 * Returns the other countries whose law or courts a question asks about: "Bangladesh's supreme court", "… in Kenya?",
 * "under Canadian law".
 */
function findCountries(question: string): NamedSpan[] {
  const countries = findNames(question, OTHER_COUNTRIES).filter(
    ({ start, end }) => FOREIGN_LAW.test(question.slice(end)) || LAW_OF.test(question.slice(0, start)),
  );
  const nationalities = findNames(question, OTHER_NATIONALITIES).filter(({ end }) =>
    LEGAL_NOUN.test(question.slice(end)),
  );
  return [...countries, ...nationalities];
}

const FOREIGN_LAW =
  /^(?:['’]s? |['’]s? [a-z]+ |s )?\s?(?:(?:supreme|high|constitutional|apex) courts?|courts?|law|constitution|charter|parliament|legislation|statutes?|code)\b/i;
const LEGAL_NOUN =
  /^ (?:(?:supreme|high|constitutional|apex|criminal|civil|family|company|employment|tax|labou?r) )?(?:courts?|laws?|constitution|charter|parliament|legislation|statutes?|code)\b/i;
const LAW_OF = /\b(?:laws?|courts?|constitution|parliament|legal|valid|allowed|permitted) (?:of|in|under) (?:the )?$/i;

function findNames(question: string, names: readonly string[]): NamedSpan[] {
  return names
    .flatMap((name) =>
      Array.from(question.matchAll(new RegExp(`\\b${name}\\b`, "gi")), ({ index }) => ({ index, name })),
    )
    .map(({ index, name }) => ({ start: index, end: index + name.length }))
    .sort((a, b) => a.start - b.start);
}

/** The number of a provision: "s.14(1)(e)", "section 188", "Order 39 rule 1". */
const PROVISION_NUMBER =
  /(?<=(?<![\p{L}\d])(?:sections?|secs?\.?|ss?\.|s|u\/s|§{1,2}|rules?|articles?|arts?\.?|order) ?)\d{1,4}[A-Z]{0,2}(?![\d.,:-]*\d)(?![\p{L}])/giu;

/** Returns the numbers of provisions in a question. */
function findProvisionNumbers(question: string): NamedSpan[] {
  return Array.from(question.matchAll(PROVISION_NUMBER), ({ index, 0: number }) => ({
    start: index,
    end: index + number.length,
  }));
}

/** A word that only a case could be called by: "the supriyo case". */
const CALLED_CASE = /(?<![\p{L}\d])\p{L}{5,}(?= (?:case|judge?ment|verdict|ruling)(?!\p{L}))/giu;
const PROPER_NAME = /(?<![.?!:]["”’)]?\s{1,3})(?<=\s)\p{Lu}\p{Ll}{3,}(?=[\s,.;:?!'’)]|$)/gu;

/** Returns the words that look like proper names and that no case of the corpus contains. */
async function findUnknownNames(
  search: CaseSearch,
  question: string,
  taken: readonly NamedSpan[],
): Promise<NamedSpan[]> {
  const names = [PROPER_NAME, CALLED_CASE]
    .flatMap((pattern) =>
      Array.from(question.matchAll(pattern), ({ index, 0: word }) => ({
        word,
        start: index,
        end: index + word.length,
      })),
    )
    .filter(({ start, end }) => taken.every((span) => start >= span.end || end <= span.start))
    // Days and months are written like names.
    .filter(({ word }) => !WEAK_WORDS.has(word.toLowerCase()));
  if (names.length === 0) return [];
  const plans = names.map(({ word }) => createStemPlan(stem(word.toLowerCase())));
  const { documentFrequencies } = await search.readTermStatistics(plans);
  return names.filter((_, at) => documentFrequencies[at] === 0);
}

/**
 * Returns whether a text mentions a key point: a heading or a sentence contains all words of one of its alternatives.
 * @param units the stems of each heading and sentence
 */
export function isPointMet({ alternatives }: KeyPoint, units: readonly ReadonlySet<string>[]): boolean {
  return alternatives.some((stems) => stems.length > 0 && units.some((unit) => stems.every((one) => unit.has(one))));
}

/** Returns the share of the key points that are met, 1 if there are none; lay words count in proportion to their loss. */
export function computePointShare(points: readonly KeyPoint[], isMet: (point: KeyPoint) => boolean): number {
  const total = points.reduce((sum, { kind }) => sum + KEY_POINT_LOSSES[kind], 0);
  const met = points.filter(isMet).reduce((sum, { kind }) => sum + KEY_POINT_LOSSES[kind], 0);
  return total === 0 ? 1 : met / total;
}

/** Maximum loss by key points that are not met. */
const MAX_POINT_LOSS = 0.85;

/** Returns what an authority loses by the key points that it does not mention: of each kind the loss times their share. */
export function computePointLoss(points: readonly KeyPoint[], isMet: (point: KeyPoint) => boolean): number {
  const kinds = [...new Set(points.map(({ kind }) => kind))];
  const losses = kinds.map((kind) => {
    const ofKind = points.filter((one) => one.kind === kind);
    return (KEY_POINT_LOSSES[kind] * ofKind.filter((one) => !isMet(one)).length) / ofKind.length;
  });
  return Math.min(
    MAX_POINT_LOSS,
    losses.reduce((sum, one) => sum + one, 0),
  );
}
