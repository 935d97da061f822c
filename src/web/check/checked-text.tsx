import { useMemo } from "preact/hooks";
import type { CheckReport } from "../../contract/schemas/citations/check.ts";
import { HoverCards } from "../common/text/hover-cards.tsx";
import { LinkedText } from "../common/text/linked-text.tsx";
import { toTextLinks } from "../common/text/text-links.ts";

/** The text of a brief: its citations as links, errors and warnings marked. */
export function CheckedText({ text, report }: { readonly text: string; readonly report: CheckReport }) {
  const links = useMemo(() => toTextLinks(report.citations, 0), [report]);
  const [marked, anchors] = useMemo(
    () => [
      report.findings.filter(({ level }) => level !== "note").map(({ span }) => span),
      report.findings.map(({ span }) => span.start),
    ],
    [report],
  );
  return (
    <section aria-labelledby="text">
      <h2 id="text">The text</h2>
      <HoverCards>
        <div class="checked-text">
          <LinkedText text={text} offset={0} links={links} marked={marked} anchors={anchors} />
        </div>
      </HoverCards>
    </section>
  );
}
