import type { Span } from "../../citation/citation.ts";
import { compareSeverity, type TreatmentClass, toTreatmentClass, toTreatmentLabel } from "../../law/treatment.ts";
import { findSentenceIndex, splitSentences } from "../../text/sentences/sentences.ts";
import { determineKind } from "./determine-kind.ts";
import { readIntroductorySignal } from "./introductory-signal.ts";
import { SIGNALS } from "./lexicon/lexicon.ts";
import type { SignalRow } from "./lexicon/signal-row.ts";
import { findAuthorities } from "./names/authorities.ts";
import { listCourtYears } from "./names/court-years.ts";
import { findCitationFootnotes, locateFootnoteCall, maskFootnotes } from "./names/footnotes.ts";
import { normalizeText } from "./normalize-text.ts";
import type { Passage } from "./passages/passage.ts";
import { isAboutPrecedent } from "./precedent.ts";
import { evaluateReach } from "./reach/evaluate-reach.ts";
import { readAnswer, readEllipsis, readVerdict } from "./read-answer.ts";
import { createSignalScanner, type SignalHit, scanSignals } from "./scan-signals.ts";
import { prepareText } from "./scannable-text.ts";
import { isPetitionedAgainst, readScope } from "./scope/scope.ts";
import { compareSpans, extendSpan, listRangesAround, mergeTextSpans, sliceSpans } from "./spans.ts";
import { NO_TREATMENT, type TreatmentReading } from "./treatment-reading.ts";
import { detectVoice, type Voice } from "./voice.ts";
import type { WindowRules } from "./words/window-rules.ts";

/** Finds more places that name authorities inside some spans of a text. Spans and results are in text order. */
export type NameFinder = (text: string, within: readonly Span[]) => readonly Span[];

/** Options of {@link createTreatmentReader}. */
export interface TreatmentReaderOptions {
  /** Called once, with the contexts of the negative signals, or of all. Default: finds nothing. */
  readonly findNames?: NameFinder;
  /**
   * The text is a short window: names are searched around every signal, and these rules read it where no formula
   * expresses a treatment. Default: it is an opinion.
   */
  readonly window?: WindowRules;
  /**
   * The places that will be asked for, in text order, besides those that `findNames` finds: the rest of the text is
   * searched for negative signals alone. Default: any place.
   */
  readonly targets?: readonly Span[];
  /** The text is a digest: "the Court" in it is the court whose decision it reports. Default false. */
  readonly digest?: boolean;
}

/** UTF-16 code units before and after a citation that are read for its treatment. */
const LOOKBEHIND_CHARS = 700;
const LOOKAHEAD_CHARS = 1600;
/** The same with a margin before: a signal that begins there may cover one that follows. */
const READ_CHARS = { before: LOOKBEHIND_CHARS + 200, after: LOOKAHEAD_CHARS };
/** UTF-16 code units of the longest window in which everyday words count: in longer ones, most concern other things. */
const MAX_WINDOW_CHARS = 700;
/** UTF-16 code units before and after a negative signal in which bare names are searched. */
const SIGNAL_CONTEXT_CHARS = 400;

/** Reads one text. */
export interface TreatmentReader {
  /** Reads how the text treats a citation in it. */
  read(target: Span): TreatmentReading;
  /** Returns a citation with its surroundings; `null` for one at the foot of a page that nothing calls. */
  findPassage(target: Span): Passage | null;
}

/** Creates a reader of a text. Signals, authorities and sentences are found once for all citations. Linear in its length. */
export function createTreatmentReader(
  original: string,
  { findNames, window, targets, digest = false }: TreatmentReaderOptions = {},
): TreatmentReader {
  const plain = normalizeText(original);
  const footnotes = findCitationFootnotes(plain);
  const text = maskFootnotes(plain, footnotes);
  const locate = (target: Span): Span | null => locateFootnoteCall(text, footnotes, target);
  const prepared = prepareText(text);
  // Bare names are searched beside negative signals, in a window beside all.
  const names = targets && findNames?.(text, listSignalContexts(scanNegativeSignals(prepared)));
  const ranges = targets && listRangesAround([...targets.map(locate), ...(names ?? [])], READ_CHARS);
  const hits = scanSignals(prepared, ranges);
  const short = text.length <= MAX_WINDOW_CHARS ? (window ?? null) : null;
  const everyday = short?.scanEverydaySignals(prepared) ?? [];
  const beside =
    window !== undefined ? [...hits, ...everyday].sort(compareSpans) : hits.filter(({ row }) => isNegativeRow(row));
  const named = mergeTextSpans(
    findAuthorities(text, ranges),
    names ?? findNames?.(text, listSignalContexts(beside)) ?? [],
  );
  const sentences = splitSentences(text, mergeTextSpans(named, listCourtYears(text)));
  const facts = new Map<SignalHit, SignalFacts>();
  const cutPassage = (at: Span): Passage => {
    const authorities = sliceSpans(named, at.start - LOOKBEHIND_CHARS, at.end + LOOKAHEAD_CHARS);
    return { text, target: extendSpan(at, authorities), authorities, sentences };
  };
  return {
    read(target) {
      const at = locate(target);
      if (at === null) return NO_TREATMENT;
      const from = at.start - LOOKBEHIND_CHARS;
      const to = at.end + LOOKAHEAD_CHARS;
      const near = { hits: sliceSpans(hits, from, to), everyday: sliceSpans(everyday, from, to) };
      return readTreatment({ ...cutPassage(at), ...near, digest, short, facts });
    },
    findPassage(target) {
      const at = locate(target);
      return at && cutPassage(at);
    },
  };
}

function listSignalContexts(hits: readonly SignalHit[]): Span[] {
  const chars = SIGNAL_CONTEXT_CHARS;
  return hits.map(({ start, end }) => ({ start: Math.max(0, start - chars), end: end + chars }));
}

/**
 * Returns whether a signal is negative and has no everyday uses, except those by which a court abandons a rule ("we repudiate
 * Doe").
 */
function isNegativeRow({ kind, everyday }: SignalRow): boolean {
  return kind === "abrogated" || (everyday !== true && NEGATIVE_CLASSES.has(toTreatmentClass(kind)));
}

const NEGATIVE_CLASSES: ReadonlySet<TreatmentClass> = new Set(["overruling", "questioning", "distinguishing"]);

const scanNegativeSignals = createSignalScanner(SIGNALS.filter(isNegativeRow));

interface TargetContext extends Passage {
  readonly hits: readonly SignalHit[];
  /** Everyday words: they are read where no formula of `hits` expresses a treatment. */
  readonly everyday: readonly SignalHit[];
  readonly digest: boolean;
  /** The rules of a short window, most of whose words concern the target; `null` in any other text. */
  readonly short: WindowRules | null;
  /** Filled as the signals are read. */
  readonly facts: Map<SignalHit, SignalFacts>;
}

/** What a signal's own surroundings decide, whatever the target. */
interface SignalFacts {
  readonly voice: Voice;
  /** Index of the sentence that contains it. */
  readonly sentence: number;
  readonly isAboutPrecedent: boolean;
}

function determineFacts({ text, sentences, facts }: TargetContext, hit: SignalHit): SignalFacts {
  let found = facts.get(hit);
  if (found === undefined) {
    const voice = detectVoice(text, hit);
    const sentence = findSentenceIndex(sentences, hit.start);
    found = { voice, sentence, isAboutPrecedent: isAboutPrecedent(text, hit, voice) };
    facts.set(hit, found);
  }
  return found;
}

/** Most sentences from the target to a signal after it, and from a signal to the target after it. */
const MAX_SENTENCES_AFTER = 2;
const MAX_SENTENCES_BEFORE = 1;
/** Most sentences from the target to a reaction of the court in a short window: "We stand by it." at the end of it. */
const MAX_SENTENCES_TO_REACTION = 5;

/** Returns the most severe reading of all signals around the target; else a rebuttal; else the claim of a party. */
function readTreatment(context: TargetContext): TreatmentReading {
  const marked = [...context.authorities, context.target].sort(compareSpans);
  const targetSentence = findSentenceIndex(context.sentences, context.target.start);
  let best = readIntroductorySignal(context);
  let counsel: TreatmentReading | null = null;
  let request: TreatmentReading | null = null;
  let below: TreatmentReading | null = null;
  let asked: TreatmentReading | null = null;
  for (const hit of context.hits) {
    const stated = readSignal(context, hit, targetSentence, marked);
    if (stated?.isAsked) asked ??= stated.reading;
    if (stated === null || stated.isAsked) continue;
    const { reading } = stated;
    if (stated.isBelow) below ??= reading;
    else if (stated.isRequested) request ??= reading;
    else if (reading.counsel) counsel ??= reading;
    else if (best === null || compareSeverity(reading.kind, best.kind) < 0) best = reading;
  }
  const answered =
    readAnswer(context, counsel, request) ??
    readVerdict(context, below ?? counsel) ??
    readEllipsis(context, request ?? asked);
  // "Counsel says that A v. B is bad law. We have come to the same conclusion": the court agrees with the claim.
  if (best?.rule === "beside" && best.treatment === "positive" && answered?.treatment === "negative") return answered;
  const label = best === null ? "unknown" : toTreatmentLabel(best.kind);
  if (best !== null && best.kind !== "relied_on" && label !== "unknown" && label !== "neutral") return best;
  if (best?.kind === "relied_on") {
    // "Reliance was placed on A v. B. That case arose in a very different setting."
    const reaction = readEverydayWords(context, targetSentence, marked);
    return reaction?.treatment === "negative" ? reaction : best;
  }
  // "We have considered A v. B. It is of no help here."
  if (best !== null && label === "neutral")
    return answered ?? readEverydayWords(context, targetSentence, marked) ?? best;
  if (answered !== null || best !== null) return answered ?? best!;
  // A court that rejects an attack on a case has not rejected the case.
  const isAttacked = [counsel, request, below].some((claim) => claim !== null && isNegative(claim));
  return (
    context.short?.readDisposition(context) ??
    readEverydayWords(context, targetSentence, marked, isAttacked) ??
    (counsel === null && request === null ? context.short?.readFactComparison(context) : null) ??
    counsel ??
    NO_TREATMENT
  );
}

function isNegative({ kind }: TreatmentReading): boolean {
  return toTreatmentLabel(kind) === "negative";
}

/** Below the 0.5 from which a reading may decide anything. */
const EVERYDAY_CONFIDENCE = 0.45;

/**
 * Returns the most severe reading of the everyday words around the target; `null` if none treat it.
 * @param isAttacked somebody attacks the case: only words by which a court answers count
 */
function readEverydayWords(
  context: TargetContext,
  targetSentence: number,
  marked: readonly Span[],
  isAttacked = false,
): TreatmentReading | null {
  const { text, target } = context;
  if (isPetitionedAgainst(text, target)) return null;
  let best: TreatmentReading | null = null;
  for (const hit of context.everyday) {
    if (isAttacked && hit.row.answer !== true) continue;
    const stated = readSignal(context, hit, targetSentence, marked);
    if (stated === null || stated.isAsked || stated.isBelow || stated.isRequested || stated.reading.counsel) continue;
    // "It was …" may speak of an argument or a statute as well.
    if (hit.row.weak === true && hit.row.reach === "before" && stated.reading.rule !== "subject") continue;
    const reading = { ...stated.reading, confidence: Math.min(stated.reading.confidence, EVERYDAY_CONFIDENCE) };
    if (best === null || isStronger(reading, best)) best = reading;
  }
  return best;
}

/** Returns whether a reading of everyday words is surer than another, or as sure and more severe. */
function isStronger(one: TreatmentReading, other: TreatmentReading): boolean {
  return one.confidence === other.confidence
    ? compareSeverity(one.kind, other.kind) < 0
    : one.confidence > other.confidence;
}

/** A reading; `isRequested` if a party only asks for it, `isBelow` if it is that of the court below. */
interface StatedReading {
  readonly reading: TreatmentReading;
  readonly isRequested: boolean;
  readonly isBelow: boolean;
  /** It is only supposed or asked, by nobody in particular. */
  readonly isAsked: boolean;
}

/** Reads one signal; `null` if it does not treat the target, or is negated. */
function readSignal(
  context: TargetContext,
  hit: SignalHit,
  targetSentence: number,
  marked: readonly Span[],
): StatedReading | null {
  const { text, target, hits, authorities, sentences, digest } = context;
  if (hit.start < target.end && hit.end > target.start) return null;
  const { voice, sentence: at, isAboutPrecedent: isAbout } = determineFacts(context, hit);
  if (!isAbout) return null;
  // "The appeal from A v. B was abandoned."
  if (voice === "passive" && hit.row.everyday && !hit.row.history && isPetitionedAgainst(text, target)) return null;
  const isReaction = context.short !== null && hit.row.reach === "beside" && hit.row.weak === true;
  const maxAfter = isReaction ? MAX_SENTENCES_TO_REACTION : MAX_SENTENCES_AFTER;
  if (voice !== "list" && (at - targetSentence > maxAfter || targetSentence - at > MAX_SENTENCES_BEFORE)) return null;
  const reach = evaluateReach(text, { hit, hits, voice, target, authorities, sentences, digest });
  if (reach === null) return null;
  const sentence = sentences[at]!;
  const scope = readScope(text, { hit, voice, sentence, named: marked });
  if (scope.negated) return null;
  const kind = determineKind(text, hit, target);
  const isClaimed = scope.hypothetical || scope.counsel || scope.below;
  const reading: TreatmentReading = {
    treatment: isClaimed ? "unknown" : toTreatmentLabel(kind),
    kind,
    signal: { start: hit.start, end: hit.end },
    partial: scope.partial,
    confidence: reach.confidence,
    actor: reach.actor,
    reported: reach.reported,
    counsel: isClaimed,
    rule: reach.rule,
    family: hit.row.family,
    history: hit.row.history === true,
  };
  const isAsked = scope.hypothetical && !scope.requested;
  return {
    reading,
    isRequested: scope.hypothetical && !isAsked && !scope.below,
    isBelow: scope.below && !isAsked,
    isAsked,
  };
}
