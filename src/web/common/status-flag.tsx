import type { FreshnessDetail } from "../../contract/schemas/common/case.ts";
import type { Freshness } from "../../law/treatment.ts";
import { formatDate } from "./format-date.ts";

interface FlagStyle {
  readonly label: string;
  readonly tone: string;
  /** Its own shape, so that the colour is not alone in telling. */
  readonly shape: string;
}

const FLAG_STYLES: Readonly<Record<Freshness, FlagStyle>> = {
  "Good Law": { label: "No negative treatment", tone: "good", shape: "M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z" },
  Distinguished: { label: "Distinguished", tone: "distinguished", shape: "M6 .8 11.2 6 6 11.2.8 6z" },
  Questioned: { label: "Questioned", tone: "questioned", shape: "M6 1.2 11.4 10.6H.6z" },
  Overruled: { label: "Overruled", tone: "overruled", shape: "M3.7.7h4.6l3 3v4.6l-3 3H3.7l-3-3V3.7z" },
};

export function getStatusLabel(freshness: string): string {
  return FLAG_STYLES[freshness as Freshness]?.label ?? freshness;
}

/** The flag's shape alone, in its colour. */
export function StatusIcon({ freshness }: { readonly freshness: string }) {
  const flag = FLAG_STYLES[freshness as Freshness];
  return flag ? (
    <span class={`flag ${flag.tone}`}>
      <IconShape path={flag.shape} />
    </span>
  ) : null;
}

/** How later decisions left a case, in two words. */
export function StatusFlag({
  freshness,
  isPartial = false,
}: {
  readonly freshness: Freshness;
  readonly isPartial?: boolean;
}) {
  const { label, tone, shape } = FLAG_STYLES[freshness];
  return (
    <span class={`flag ${tone}`}>
      <IconShape path={shape} />
      {label}
      {isPartial ? " in part" : ""}
    </span>
  );
}

function IconShape({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

interface StatusReasonProps {
  readonly detail: FreshnessDetail;
  readonly jurisdiction: string;
}

/** The flag with its reason: one sentence, and the words that prove it. */
export function StatusReason({ detail, jurisdiction }: StatusReasonProps) {
  const { status, partial, definitive, reason, citing } = detail;
  return (
    <section class={`freshness ${FLAG_STYLES[status].tone}`} aria-label="Later treatment">
      {reason ? (
        <>
          <StatusFlag freshness={status} isPartial={partial} />
          <p>
            {formatTreatment(reason.treatment, partial)} by{" "}
            {reason.clusterId === null ? (
              reason.caseName
            ) : (
              <a href={`/research/cases/${reason.clusterId}`}>{reason.caseName}</a>
            )}
            {reason.citation ? `, ${reason.citation}` : ""}.
            {definitive ? "" : " The words are explicit; the power of the court that uttered them is not known."}
          </p>
          {reason.snippet ? <blockquote>{reason.snippet}</blockquote> : null}
        </>
      ) : (
        <p class="flag">
          <IconShape path={FLAG_STYLES[status].shape} />
          {citing.total === 0
            ? "No decision of this corpus cites it."
            : describeNoNegativeTreatment(citing, jurisdiction)}
        </p>
      )}
    </section>
  );
}

function describeNoNegativeTreatment({ total, lastDate }: FreshnessDetail["citing"], jurisdiction: string): string {
  const decisions = total === 1 ? "one citing decision" : `${total} citing decisions`;
  return `No negative treatment found in ${decisions}${lastDate ? ` to ${formatDate(lastDate, jurisdiction)}` : ""}.`;
}

function formatTreatment(treatment: string, isPartial: boolean): string {
  const words = treatment.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${isPartial ? " in part" : ""}`;
}
