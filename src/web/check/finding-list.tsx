import type { Finding } from "../../contract/schemas/citations/check.ts";

const LEVEL_LABELS: Readonly<Record<Finding["level"], string>> = { error: "Error", warning: "Warning", note: "Note" };

/** What the author should look at, in the order of the text; each leads to its words. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">To look at</h2>
      <p role="status" class="lead">
        {findings.length === 0
          ? "Nothing to look at."
          : `${findings.length} ${findings.length === 1 ? "finding" : "findings"}`}
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
