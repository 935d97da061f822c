import { isWebAddress } from "../../text/web-address.ts";
import { buildSectionAddress } from "../common/addresses.ts";
import { CopyButton } from "../common/controls/copy-button.tsx";
import { SelectField } from "../common/controls/select-field.tsx";
import { DigestNote } from "../common/digest-note.tsx";
import { formatDate } from "../common/format-date.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useScrollToTarget } from "../common/hooks/use-scroll-to-target.ts";
import { navigate, useLocation, withQuery } from "../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { LinkedText } from "../common/text/linked-text.tsx";
import { parseMarkedSpans } from "../common/text/marked-spans.ts";
import type { ViewProps } from "../view.ts";
import { AdjacentSections } from "./adjacent-sections.tsx";
import { CitingCases } from "./citing-cases.tsx";
import { CORPUS_TYPE_NAMES } from "./corpus-type-names.ts";

/** A section of US law: its location in the code, its text, its history, and the cases that cite it. */
export function SectionView({ id }: ViewProps) {
  const location = useLocation();
  const asOf = location.query.get("as-of") || undefined;
  const { value, error } = useEngineQuery("section", { actId: id, asOf }, (engine, request) =>
    engine.statutes.section(request),
  );
  useScrollToTarget(value !== null);
  useDocumentTitle(value ? value.data.citation : "");
  if (error) return <ErrorNotice error={error} isPage />;
  if (!value) return <LoadingPlaceholder lines={12} />;
  const section = value.data;
  const official = section.htmlUrl ?? section.stateHtmlUrl ?? section.externalUrl ?? section.pdfUrl;
  return (
    <article class="section">
      <nav class="breadcrumb" aria-label="Location in the code">
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
        {isWebAddress(official) ? <a href={official}>Official text</a> : null}
      </p>
      <DigestNote />
      {section.versions.length > 1 ? (
        <SelectField
          class="versions"
          label="Version from"
          value={section.asOf ?? ""}
          options={section.versions.map((version) => [version, formatDate(version)])}
          onChange={(version) => navigate(withQuery(location, { "as-of": version }), { replace: true })}
        />
      ) : null}
      <div class="statute-text">
        <LinkedText text={section.text} offset={0} links={[]} marked={parseMarkedSpans(location.query)} />
      </div>
      {section.history ? <SectionNote title="History" text={section.history} /> : null}
      {section.notes ? <SectionNote title="Notes" text={section.notes} /> : null}
      <AdjacentSections
        previous={section.previous && { href: buildSectionAddress(section.previous.actId), ...section.previous }}
        next={section.next && { href: buildSectionAddress(section.next.actId), ...section.next }}
      />
      <CitingCases citedBy={section.citedBy} />
    </article>
  );
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
