import { useMemo } from "preact/hooks";
import { useScrollToTarget } from "../common/hooks/use-scroll-to-target.ts";
import { useLocation } from "../common/location.ts";
import { HoverCards } from "../common/text/hover-cards.tsx";
import { LinkedText } from "../common/text/linked-text.tsx";
import { parseMarkedSpans } from "../common/text/marked-spans.ts";
import type { RoleSpan } from "../common/text/role-labels.ts";
import { type CaseText, computeOpinionOffsets, isDigest } from "./case-text.ts";
import { SimilarCases } from "./similar-cases.tsx";
import { useCaseLinks } from "./use-case-links.ts";

/** The text of a case: its opinions in the order of the report, citations as links, the requested passages marked. */
export function Opinions({ record }: { readonly record: CaseText }) {
  const { query } = useLocation();
  const marked = useMemo(() => parseMarkedSpans(query), [query]);
  const links = useCaseLinks(record);
  useScrollToTarget(true);
  const starts = computeOpinionOffsets(record);
  const roles = useMemo(() => locateRoles(record, starts), [record]);
  if (record.opinions.length === 0) return <p class="notice">This corpus does not contain the text of the case.</p>;
  return (
    <div class="opinions">
      {record.opinions.length > 1 ? (
        <nav class="contents" aria-label="Opinions">
          <ol>
            {record.opinions.map((opinion, index) => (
              <li key={starts[index]}>
                <a href={`#opinion-${index + 1}`}>{formatOpinionHeading(opinion)}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <HoverCards>
        {record.opinions.map((opinion, index) => (
          <section
            key={starts[index]}
            id={`opinion-${index + 1}`}
            class="opinion"
            aria-label={formatOpinionHeading(opinion)}
          >
            <h2>{formatOpinionHeading(opinion)}</h2>
            <LinkedText
              text={opinion.text}
              offset={starts[index] ?? 0}
              links={links}
              marked={marked}
              roles={roles[index]}
            />
          </section>
        ))}
      </HoverCards>
      {isDigest(record) ? <p class="end">End of the digest</p> : null}
      <SimilarCases caseId={String(record.clusterId)} />
    </div>
  );
}

/** Returns the sentences of each opinion whose role is known, by their offsets in the text of the case. */
function locateRoles({ opinions }: CaseText, starts: readonly number[]): RoleSpan[][] {
  return opinions.map(({ roles }, index) => {
    const from = starts[index] ?? 0;
    return roles.map(({ start, end, role }) => ({ start: from + start, end: from + end, role }));
  });
}

const OPINION_KIND_LABELS: Readonly<Record<string, string>> = {
  digest: "Digest",
  combined: "Opinion",
  lead: "Opinion of the Court",
  majority: "Opinion of the Court",
  concurrence: "Concurrence",
  dissent: "Dissent",
  headnote: "Headnote",
  parentheticals: "How later decisions describe it",
};

function formatOpinionHeading({ kind, author }: CaseText["opinions"][number]): string {
  const name = OPINION_KIND_LABELS[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll("_", " ")}`;
  return author ? `${name} · ${author}` : name;
}
