import { CopyButton } from "../common/copy-button.tsx";
import { DigestNote } from "../common/digest-note.tsx";
import { formatDate } from "../common/format-date.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useScrollToTarget } from "../common/hooks/use-scroll-to-target.ts";
import { navigate, useLocation, withQuery } from "../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { LinkedText } from "../common/text/linked-text.tsx";
import { parseMarkedSpans } from "../common/text/marked-spans.ts";
import type { ViewProps } from "../routes.ts";
import { AdjacentSections } from "./adjacent-sections.tsx";
import { CORPUS_TYPE_NAMES } from "./statute-result-item.tsx";

/** One section of US law: where it stands, its text, its history, and the cases that cite it. */
export function SectionView({ id }: ViewProps) {
  const location = useLocation();
  const asOf = location.query.get("as-of") || undefined;
  const { value, error } = useEngineQuery(`section ${id} ${asOf}`, (engine) =>
    engine.statutes.section({ actId: id, asOf }),
  );
  useScrollToTarget(value !== null);
  useDocumentTitle(value ? value.data.citation : "");
  if (error) return <ErrorNotice error={error} isPage />;
  if (!value) return <LoadingPlaceholder lines={12} />;
  const section = value.data;
  const official = section.htmlUrl ?? section.stateHtmlUrl ?? section.externalUrl ?? section.pdfUrl;
  return (
    <article class="section">
      <nav class="breadcrumb" aria-label="Where this stands">
        <ol>
          <li>
            <a href="/research/statutes">{CORPUS_TYPE_NAMES[section.corpusType]}</a>
          </li>
          {section.breadcrumb.map(({ label, level }) => (
            <li key={`${level} ${label}`}>{label}</li>
          ))}
        </ol>
      </nav>
      <h1>
        {section.citation}
        {section.title ? <span>{section.title}</span> : null}
      </h1>
      <p class="facts">
        <CopyButton text={section.citation} label="Copy citation" />
        {section.status === "in_force" ? null : (
          <span class="flag questioned">{section.status.replaceAll("_", " ")}</span>
        )}
        {official ? <a href={official}>Official text</a> : null}
      </p>
      <DigestNote />
      {section.versions.length > 1 ? (
        <label class="versions">
          Version from{" "}
          <select
            value={section.asOf ?? ""}
            onChange={(event) =>
              navigate(withQuery(location, { "as-of": event.currentTarget.value }), { replace: true })
            }
          >
            {section.versions.map((version) => (
              <option key={version} value={version}>
                {formatDate(version)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div class="statute-text">
        <LinkedText text={section.text} offset={0} links={[]} marked={parseMarkedSpans(location.query)} />
      </div>
      {section.history ? <SectionNote title="History" text={section.history} /> : null}
      {section.notes ? <SectionNote title="Notes" text={section.notes} /> : null}
      <AdjacentSections
        previous={section.previous && { href: buildSectionPath(section.previous), ...section.previous }}
        next={section.next && { href: buildSectionPath(section.next), ...section.next }}
      />
      <section class="citing-cases">
        <h2>Cases that cite it</h2>
        {section.citedBy.total === 0 ? <p>None in this corpus.</p> : null}
        <ol>
          {section.citedBy.cases.map((node) => (
            <li key={node.clusterId}>
              <a href={node.absoluteUrl}>{node.caseName}</a>{" "}
              <small>
                {node.citation} · {node.dateFiled.slice(0, 4)}
                {node.mentions > 1 ? ` · ${node.mentions} mentions` : ""}
              </small>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

function buildSectionPath({ actId }: { readonly actId: string }): string {
  return `/research/statutes/${actId}`;
}

function SectionNote({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section class="statute-aside">
      <h2>{title}</h2>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
