import type { Span } from "../../citation/citation.ts";
import { compareSeverity, type TreatmentKind, toTreatmentClass, toTreatmentLabel } from "../../law/treatment.ts";
import { findSentenceIndex, splitSentences } from "../../text/sentences/sentences.ts";
import { determineKind } from "./determine-kind.ts";
import { findIntroductorySignal } from "./introductory-signal.ts";
import { findFamily } from "./lexicon/lexicon.ts";
import { findAuthorities } from "./names/authorities.ts";
import { findCitationFootnotes, locateFootnoteCall, maskFootnotes } from "./names/footnotes.ts";
import { normalizeText } from "./normalize-text.ts";
import { isAboutPrecedent } from "./precedent.ts";
import { evaluateReach } from "./reach/evaluate-reach.ts";
import { findRebuttal, findRefusal } from "./rebuttal.ts";
import { type SignalHit, scanSignals } from "./scan-signals.ts";
import { readScope } from "./scope.ts";
import { compareSpans, extendSpan, mergeTextSpans, sliceSpans } from "./spans.ts";
import { NO_TREATMENT, type TreatmentReading } from "./treatment-reading.ts";
import { detectVoice } from "./voice.ts";

/** Finds more places that name authorities inside some spans of a text. Spans and results are in text order. */
export type NameFinder = (text: string, within: readonly Span[]) => readonly Span[];

/** Options of {@link createTreatmentReader}. */
export interface TreatmentReaderOptions {
  /** Called once, with the contexts of the severe signals only. Default: finds nothing. */
  readonly findNames?: NameFinder;
  /** The text is a digest: "the Court" in it is the court whose decision it reports. Default false. */
  readonly digest?: boolean;
}

/** UTF-16 code units before and after a citation that are read for its treatment. */
const LOOKBEHIND_CHARS = 700;
const LOOKAHEAD_CHARS = 1600;
/** UTF-16 code units before and after a severe signal in which bare names are searched. */
const SIGNAL_CONTEXT_CHARS = 400;

/**
 * Creates a function that reads how one text treats a citation in it. Signals, authorities and sentences are found once
 * for all citations. Linear in the length of the text.
 */
export function createTreatmentReader(
  original: string,
  { findNames, digest = false }: TreatmentReaderOptions = {},
): (target: Span) => TreatmentReading {
  const plain = normalizeText(original);
  const footnotes = findCitationFootnotes(plain);
  const text = maskFootnotes(plain, footnotes);
  const hits = scanSignals(text);
  const named = mergeTextSpans(findAuthorities(text), findNames?.(text, listSignalContexts(hits)) ?? []);
  const sentences = splitSentences(text, mergeTextSpans(named, listCourtYears(text)));
  return (target) => {
    const at = locateFootnoteCall(text, footnotes, target);
    if (at === null) return NO_TREATMENT;
    const from = at.start - LOOKBEHIND_CHARS;
    const to = at.end + LOOKAHEAD_CHARS;
    const authorities = sliceSpans(named, from, to);
    return readTreatment({
      text,
      target: extendSpan(at, authorities),
      hits: sliceSpans(hits, from, to),
      authorities,
      sentences,
      digest,
    });
  };
}

/** Lists the parentheses that end citations, "(Or. 1965)": their full stops end no sentence. */
function listCourtYears(text: string): Span[] {
  return Array.from(text.matchAll(COURT_YEAR), ({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

const COURT_YEAR = /\((?:[A-Z\d][^()\n]{0,30} )?\d{4}\)/g;

function listSignalContexts(hits: readonly SignalHit[]): Span[] {
  return hits
    .filter(isSevereSignal)
    .map(({ start, end }) => ({ start: Math.max(0, start - SIGNAL_CONTEXT_CHARS), end: end + SIGNAL_CONTEXT_CHARS }));
}

/** Returns whether a signal ends a case's authority or denies its correctness, and has no everyday uses. */
function isSevereSignal({ row: { kind, everyday } }: SignalHit): boolean {
  return (
    everyday !== true && (toTreatmentClass(kind) === "overruling" || kind === "disapproved" || kind === "criticized")
  );
}

interface TargetContext {
  readonly text: string;
  readonly target: Span;
  readonly hits: readonly SignalHit[];
  readonly authorities: readonly Span[];
  readonly sentences: readonly Span[];
  readonly digest: boolean;
}

/** Returns the most severe reading of all signals around the target; else a rebuttal; else the claim of a party. */
function readTreatment(context: TargetContext): TreatmentReading {
  const marked = [...context.authorities, context.target].sort(compareSpans);
  let best = readIntroductorySignal(context);
  let counsel: StatedReading | null = null;
  let claim: StatedReading | null = null;
  for (const hit of context.hits) {
    const reading = readSignal(context, hit, marked);
    if (reading === null) continue;
    if (reading.status === "claimed") claim ??= reading;
    else if (reading.counsel) counsel ??= reading;
    else if (best === null || compareSeverity(reading.kind, best.kind) < 0) best = reading;
  }
  const answered = readRebuttal(context, counsel, claim ?? counsel);
  if (best === null || toTreatmentLabel(best.kind) === "unknown") return answered ?? best ?? counsel ?? NO_TREATMENT;
  return best;
}

/** A reading, or what a party asks for or an opinion only supposes. */
interface StatedReading extends TreatmentReading {
  readonly status: "said" | "claimed";
}

/** Reads one signal; `null` if it does not treat the target, or is negated, hypothetical or the lower court's. */
function readSignal(
  { text, target, hits, authorities, sentences, digest }: TargetContext,
  hit: SignalHit,
  marked: readonly Span[],
): StatedReading | null {
  if (hit.start < target.end && hit.end > target.start) return null;
  const voice = detectVoice(text, hit);
  const reach = evaluateReach(text, { hit, hits, voice, target, authorities, sentences, digest });
  if (reach === null || !isAboutPrecedent(text, hit, voice)) return null;
  const sentence = sentences[findSentenceIndex(sentences, hit.start)]!;
  const scope = readScope(text, { hit, voice, sentence, named: marked });
  if (scope.negated || scope.below || (scope.hypothetical && !scope.requested)) return null;
  const kind = determineKind(text, hit);
  const isClaimed = scope.hypothetical || scope.counsel;
  return {
    treatment: isClaimed ? "unknown" : toTreatmentLabel(kind),
    kind,
    signal: { start: hit.start, end: hit.end },
    partial: scope.partial,
    confidence: reach.confidence,
    actor: reach.actor,
    reported: reach.reported,
    counsel: isClaimed,
    rule: reach.rule,
    family: findFamily(hit.row),
    history: hit.row.history === true,
    status: scope.hypothetical ? "claimed" : "said",
  };
}

/** Reads the signal that introduces the target's citation sentence; `null` if it expresses no treatment. */
function readIntroductorySignal({ text, target, authorities }: TargetContext): TreatmentReading | null {
  const signal = findIntroductorySignal(text, target, authorities);
  if (signal === null || signal.kind === "cited") return null;
  return {
    ...NO_TREATMENT,
    treatment: toTreatmentLabel(signal.kind),
    kind: signal.kind,
    signal: signal.span,
    confidence: signal.isFirst ? 0.9 : 0.85,
    rule: "introductory signal",
    family: INTRODUCTORY_FAMILY,
  };
}

const INTRODUCTORY_FAMILY = "Introductory signals";

/** Reads the court's answer to a party's use of the target, or to a concession of its holding; `null` without one. */
function readRebuttal(
  { text, target, sentences }: TargetContext,
  counsel: TreatmentReading | null,
  claim: StatedReading | null,
): TreatmentReading | null {
  const argued = counsel !== null && toTreatmentLabel(counsel.kind) !== "negative";
  const refusal = claim === null ? null : findRefusal(text, { target, sentences, claim });
  if (claim !== null && refusal !== null) {
    const kind = toOppositeKind(claim);
    if (kind === null) return null;
    return { ...ANSWERED, treatment: toTreatmentLabel(kind), kind, signal: refusal, confidence: toTreatmentLabel(kind) === "negative" ? REBUTTAL_CONFIDENCE : ANSWER_CONFIDENCE };
  }
  const signal = findRebuttal(text, { target, sentences, argued });
  if (signal === null) return null;
  return { ...ANSWERED, treatment: "negative", kind: "distinguished", signal, confidence: REBUTTAL_CONFIDENCE };
}

/** Returns what a court does with a case when it refuses to do what a party asks for. */
function toOppositeKind({ kind, status }: StatedReading): TreatmentKind | null {
  // That a case is per incuriam is denied without a word on its correctness.
  if (kind === "per_incuriam") return null;
  const label = toTreatmentLabel(kind);
  if (label === "negative") return toTreatmentClass(kind) === "distinguishing" ? "followed" : "affirmed";
  if (label !== "positive") return null;
  return status === "claimed" ? "declined" : "distinguished";
}

const ANSWERED: TreatmentReading = { ...NO_TREATMENT, rule: "answer to a party", family: "Answers to a party" };
const ANSWER_CONFIDENCE = 0.7;

/** Below the 0.5 from which a reading may decide anything. */
const REBUTTAL_CONFIDENCE = 0.45;
