import type { Span } from "../../citation/citation.ts";
import type { SignalHit } from "./scan-signals.ts";
import { maskSpans } from "./spans.ts";
import type { Voice } from "./voice.ts";

/** Who carried out what a signal expresses. */
export interface Actor {
  /** The authority that the text names as the one that acted, as a span; `null` if it names none. */
  readonly actor: Span | null;
  /** The text reports an act of another decision, or of this court on another day. */
  readonly reported: boolean;
}

/** A signal that bears on a target, with its surroundings. */
export interface ActorInput {
  readonly hit: SignalHit;
  readonly voice: Voice;
  readonly target: Span;
  readonly authorities: readonly Span[];
  /** The text is a digest: it reports in the third person and the past tense what the deciding court itself did. */
  readonly digest: boolean;
}

/** Pages, years and brackets after a citation. */
const CITATION_TAIL = "[\\s,()[\\]\\d–.-]*(?:\\([^()]{0,40}\\))?[\\s,([]*";
const ADVERBS =
  "(?:(?:has|have|had|expressly|specifically|partially|thereby|thus|later|then|also|itself|supra|in effect|in part|\\w+ly),? ){0,3}";
/** "A v. B (1950) (overruling", "A v. B overruled". */
const ACTOR_BEFORE_VERB = new RegExp(`^${CITATION_TAIL}${ADVERBS}$`, "i");
/** "In A v. B, we overruled". */
const COURT_ACTED_IN = new RegExp(`^${CITATION_TAIL}(?:we|(?:this|the) (?:supreme )?court|it) ${ADVERBS}$`, "i");
/** "overruled in A v. B", "overruled by A v. B"; not "overruled in part." at the end of a sentence. */
const BY_ACTOR =
  /^[\s,]*(?:in part,? |on other grounds,? |sub silentio,? |pro tanto,? )?(?:by|in(?! (?:part|whole|full|toto|its entirety)[.;])|sub nom\.?)\b/i;
/** "Relied upon by learned counsel in A v. B". */
const BY_PARTY =
  /^[\s,]*by (?:the |learned |both |senior |mr\.? |shri |sri )*(?:[\w.]+ ){0,2}(?:counsel|petitioners?|appellants?|respondents?|plaintiffs?|defendants?|parties|advocates?|attorney general)\b/i;
const PARAGRAPH_BREAK = /\n\s*\n/;
/** "overruled, 410 U.S. 113" */
const COMMA_ACTOR = /^,\s*(?=\d|[A-Z])/;
/** After the object: "overruled C v. D in A v. B". */
const IN_ACTOR = new RegExp(`^${CITATION_TAIL}(?:(?:in|by) (?:the case of |our decision in )?)?$`, "i");
const DONE_HERE = /\b(?:today|now|hereby|herein|here|this day|must be)\b/i;
/** "We now make clear that A v. B did not survive C v. D": the court that writes says so itself. */
const DECLARED_HERE =
  /\b(?:we|i|this court) (?:[a-z]+ ){0,3}(?:now|today|hereby|here)\b[^.;]{0,140}\bthat\b[^.;]{0,140}$|\b(?:now|today|hereby) (?:we |this court )?(?:[a-z]+ ){1,2}that\b[^.;]{0,140}$/i;
/** "In overruling A v. B, this Court …", "the overruling of A v. B", "Overruling A v. B, the Court held": a report. */
const BEFORE_GERUND =
  /(?:^|[.?!]["”’]?\s|\b(?:in|by|before|after|since|from|the|our|its|court's) (?:\w+ly )?)(?:\*\d+ )?\s*$/i;
/** "I join the Court in overruling A v. B": no report. */
const JOINS_IN = /\b(?:join(?:s|ing)?|concur|agree|justified|right|correct) (?:\w+ ){0,4}in (?:\w+ly )?$/i;
/** "The now overruled A v. B". */
const ATTRIBUTE = /\b(?:the|an?|now|since|long|later|recently)[- ]{1,2}$/i;
const PAST_PASSIVE = /\b(?:was|were|been|had)\b[^.;]{0,30}$/i;

/** In a digest: done before the decision or after it, or by another court than the one that decided. */
const OTHER_TIME =
  /\b(?:had|later|since|subsequently|afterwards?|already|earlier|previously|formerly|eventually|long|once|after|before)(?: (?!court|bench|majority)[\w-]+){0,3} $/i;
const OTHER_TIME_AFTER = /^[^.;:,]{0,24}\b(?:later|earlier|ago|since|afterwards?|subsequently|previously)\b/i;
const OTHER_COURT =
  /^,? (?:in part,? |on other grounds,? )?(?:by (?!(?:[Tt]he|[Tt]his) (?:\w+ ){0,2}(?:[Cc]ourt|[Bb]ench|[Mm]ajority)\b)|in (?=[A-Z\d[(]))/;

/** Finds who acted, and whether the text only reports it. */
export function findActor(text: string, { hit, voice, target, authorities, digest }: ActorInput): Actor {
  const words = text.slice(hit.start, hit.end);
  const before = text.slice(Math.max(0, hit.start - 48), hit.start);
  if (hit.row.reach === "before" && DECLARED_HERE.test(text.slice(Math.max(0, hit.start - 200), hit.start)))
    return { actor: null, reported: false };
  const actor =
    voice !== "active"
      ? findActorAfterSignal(text, hit, authorities)
      : /ing\b|'g\b/i.test(words)
        ? findActorBeforeSignal(text, hit, authorities, ACTOR_BEFORE_VERB)
        : /ed\b|'d\b/i.test(words)
          ? (findActorBeforeSignal(text, hit, authorities, ACTOR_BEFORE_VERB) ??
            findActorBeforeSignal(text, hit, authorities, COURT_ACTED_IN) ??
            findActorAfterTarget(text, target, authorities))
          : null;
  if (actor !== null) return { actor, reported: true };
  if (digest && !ATTRIBUTE.test(before)) {
    const after = text.slice(hit.end, hit.end + 64);
    const elsewhere = voice !== "active" && OTHER_COURT.test(after);
    return { actor: null, reported: elsewhere || OTHER_TIME.test(before) || OTHER_TIME_AFTER.test(after) };
  }
  if (BEFORE_GERUND.test(before) && /ing$/i.test(words) && !JOINS_IN.test(before))
    return { actor: findActorAfterTarget(text, target, authorities), reported: true };
  if (voice === "active" && ATTRIBUTE.test(before) && /ed$/i.test(words)) return { actor: null, reported: true };
  const now = DONE_HERE.test(before) || DONE_HERE.test(text.slice(hit.end, hit.end + 24));
  const isPast =
    voice === "active"
      ? /(?:ed|ing)\b/i.test(words) && !JOINS_IN.test(before)
      : voice === "passive" && PAST_PASSIVE.test(before);
  return { actor: null, reported: isPast && !now };
}

/** Returns whether the target is the one that acts in a signal after it: "A v. B, overruling …". */
export function isActingAuthority(
  text: string,
  target: Span,
  hits: readonly SignalHit[],
  authorities: readonly Span[],
): boolean {
  return hits.some(
    (hit) =>
      hit.start >= target.end &&
      hit.start - target.end < 160 &&
      /ing$/i.test(text.slice(hit.start, hit.end)) &&
      ACTOR_BEFORE_VERB.test(maskSpans(text, target.end, hit.start, authorities)),
  );
}

/** Returns whether the target is the case in which the court acted: "In A v. B, the Court overruled that holding". */
export function isSiteOfAction(text: string, target: Span, hit: SignalHit, authorities: readonly Span[]): boolean {
  return (
    /\bin\s+$/i.test(text.slice(Math.max(0, target.start - 8), target.start)) &&
    !/[.?!]\s+[A-Z]/.test(text.slice(Math.max(target.end, hit.start - 40), hit.start)) &&
    COURT_ACTED_IN.test(maskSpans(text, target.end, hit.start, authorities))
  );
}

/** Returns whether the target is the one that acted in a signal before it: "…, overruled in A v. B". */
export function isNamedActor(
  text: string,
  target: Span,
  hit: SignalHit,
  hits: readonly SignalHit[],
  authorities: readonly Span[],
): boolean {
  return hits.some((other) => {
    if (other === hit || other.end > target.start || target.start - other.end > 200) return false;
    if (other.row.reach === "after" || other.row.reach === "beside") return false;
    const actor = findActorAfterSignal(text, other, authorities);
    return (
      actor !== null && actor.start <= target.start && /^[\s,(]*$/.test(maskSpans(text, actor.end, target.start, []))
    );
  });
}

/** Returns whether a signal is followed by the one that acted: "overruled in A v. B", "overruled by it". */
export function hasNamedActor(text: string, hit: SignalHit): boolean {
  const after = text.slice(hit.end, hit.end + 60);
  return (BY_ACTOR.test(after) && !BY_PARTY.test(after)) || COMMA_ACTOR.test(after);
}

function findActorAfterSignal(text: string, hit: SignalHit, authorities: readonly Span[]): Span | null {
  if (!hasNamedActor(text, hit)) return null;
  const next = authorities.find((span) => span.start >= hit.end && span.start - hit.end < 60);
  return next === undefined || PARAGRAPH_BREAK.test(text.slice(hit.end, next.start)) ? null : next;
}

function findActorBeforeSignal(text: string, hit: SignalHit, authorities: readonly Span[], gap: RegExp): Span | null {
  const near = authorities.filter((span) => span.end <= hit.start && hit.start - span.end < 90).at(-1);
  if (near === undefined || !gap.test(text.slice(near.end, hit.start))) return null;
  if (gap !== COURT_ACTED_IN) return near;
  // The name and the citations after it, back to "In".
  const from = Math.max(0, hit.start - 300);
  const named = authorities.filter((span) => span.start >= from && span.end <= near.end);
  return named.some((span) => /\bin(?: the case of)?\s+$/i.test(text.slice(Math.max(0, span.start - 20), span.start)))
    ? near
    : null;
}

function findActorAfterTarget(text: string, target: Span, authorities: readonly Span[]): Span | null {
  const next = authorities.find((span) => span.start >= target.end && span.start - target.end < 90);
  return next !== undefined && IN_ACTOR.test(text.slice(target.end, next.start)) ? next : null;
}
