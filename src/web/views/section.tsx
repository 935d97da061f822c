import { useAnswer } from "../answer.ts";
import { useAnchor } from "../parts/anchor.ts";
import { Copy } from "../parts/copy.tsx";
import { day } from "../parts/day.ts";
import { DigestNote } from "../parts/digest-note.tsx";
import { LinkedText } from "../parts/linked-text.tsx";
import { marksOf } from "../parts/marks.ts";
import { Neighbours } from "../parts/neighbours.tsx";
import { Failed, Loading } from "../parts/state.tsx";
import { CORPUS_TYPE_NAMES } from "../parts/statute-result.tsx";
import { useTitle } from "../parts/title.ts";
import { goTo, usePlace, withQuery } from "../place.ts";
import type { ViewProps } from "../routes.ts";

/** One section of US law: where it stands, its text, its history, and the cases that cite it. */
export function SectionView({ id }: ViewProps) {
  const place = usePlace();
  const asOf = place.query.get("as-of") || undefined;
  const { value, error } = useAnswer(`section ${id} ${asOf}`, (engine) => engine.statutes.section({ actId: id, asOf }));
  useAnchor(value !== null);
  useTitle(value ? value.data.citation : "");
  if (error) return <Failed error={error} isPage />;
  if (!value) return <Loading lines={12} />;
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
        <Copy text={section.citation} label="Copy citation" />
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
            onChange={(event) => goTo(withQuery(place, { "as-of": event.currentTarget.value }), { replace: true })}
          >
            {section.versions.map((version) => (
              <option key={version} value={version}>
                {day(version)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div class="statute-text">
        <LinkedText text={section.text} offset={0} links={[]} marked={marksOf(place.query)} />
      </div>
      {section.history ? <Aside title="History" text={section.history} /> : null}
      {section.notes ? <Aside title="Notes" text={section.notes} /> : null}
      <Neighbours
        previous={section.previous && { href: pathOf(section.previous), ...section.previous }}
        next={section.next && { href: pathOf(section.next), ...section.next }}
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

function pathOf({ actId }: { readonly actId: string }): string {
  return `/research/statutes/${actId}`;
}

function Aside({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section class="statute-aside">
      <h2>{title}</h2>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
