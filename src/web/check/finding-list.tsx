import type { Finding } from "../../contract/schemas/citations/check.ts";
import { formatCount } from "../../text/plural.ts";

const LEVEL_LABELS: Readonly<Record<Finding["level"], string>> = { error: "Error", warning: "Warning", note: "Note" };

/** The findings in the order of the text; each links to its words. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Findings</h2>
      <p role="status" class="lead">
        {findings.length === 0 ? "No findings." : formatCount(findings.length, "finding")}
      </p>
      <ol class="findings">
        {findings.map(({ rule, level, message, span }) => (
          <li key={`${rule} ${span.start}`} class={level}>
            <b>{LEVEL_LABELS[level]}</b> <a href={`#at-${span.start}`}>{message}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
