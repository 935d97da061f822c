import type { Freshness } from "../../law/treatment.ts";

interface FlagStyle {
  readonly label: string;
  readonly tone: string;
  /** SVG path of a distinct shape, so that colour is not the only signal. */
  readonly shape: string;
}

const FLAG_STYLES: Readonly<Record<Freshness, FlagStyle>> = {
  "Good Law": { label: "No negative treatment", tone: "good", shape: "M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z" },
  Distinguished: { label: "Distinguished", tone: "distinguished", shape: "M6 .8 11.2 6 6 11.2.8 6z" },
  Questioned: { label: "Questioned", tone: "questioned", shape: "M6 1.2 11.4 10.6H.6z" },
  Overruled: { label: "Overruled", tone: "overruled", shape: "M3.7.7h4.6l3 3v4.6l-3 3H3.7l-3-3V3.7z" },
};

/** Label of a case that no decision of the corpus cites. */
const UNCITED_LABEL = "Not cited in this corpus";
/** Label of cases without a negative treatment of which some, or this one, may not be cited at all. */
const UNTREATED_LABEL = "No negative treatment known";

/** Returns the CSS class of a status. */
export function getStatusTone(freshness: Freshness): string {
  return FLAG_STYLES[freshness].tone;
}

/** Returns the label of a status of several cases, which may not all be cited; an unknown one unchanged. */
export function getStatusLabel(freshness: string): string {
  if (freshness === "Good Law") return UNTREATED_LABEL;
  return isFreshness(freshness) ? FLAG_STYLES[freshness].label : freshness;
}

/** The shape of a status in its colour, without a label; none for cases that may not all be cited. */
export function StatusIcon({ freshness }: { readonly freshness: string }) {
  if (!isFreshness(freshness) || freshness === "Good Law") return null;
  return (
    <span class={`flag ${getStatusTone(freshness)}`}>
      <StatusShape freshness={freshness} />
    </span>
  );
}

/** The status of a case: shape and label. */
export function StatusFlag({
  freshness,
  isPartial = false,
  isCited,
}: {
  readonly freshness: Freshness;
  readonly isPartial?: boolean;
  /**
   * Whether the corpus contains a decision that cites the case; without one, or if that is not known, there is no verdict
   * to show.
   */
  readonly isCited?: boolean;
}) {
  const isKnown = isCited === true || freshness !== "Good Law";
  const uncertain = { label: isCited === undefined ? UNTREATED_LABEL : UNCITED_LABEL, tone: "unknown" };
  const { label, tone } = isKnown ? FLAG_STYLES[freshness] : uncertain;
  return (
    <span class={`flag ${tone}`}>
      {isKnown ? <StatusShape freshness={freshness} /> : null}
      {label}
      {isPartial ? " in part" : ""}
    </span>
  );
}

/** The shape of a status as an SVG. */
export function StatusShape({ freshness }: { readonly freshness: Freshness }) {
  return (
    <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
      <path d={FLAG_STYLES[freshness].shape} fill="currentColor" />
    </svg>
  );
}

/** Returns whether a text is the value of a status. */
export function isFreshness(text: string): text is Freshness {
  return Object.hasOwn(FLAG_STYLES, text);
}
