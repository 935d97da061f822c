import { useMemo } from "preact/hooks";
import type { ActTextResponse } from "../../contract/schemas/acts.ts";
import { formatCount } from "../../text/plural.ts";
import { isWebAddress } from "../../text/web-address.ts";
import { DigestNote } from "../common/digest-note.tsx";
import { groupBy } from "../common/group-by.ts";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useScrollToTarget } from "../common/hooks/use-scroll-to-target.ts";
import { KnownDate } from "../common/known-date.tsx";
import { useLocation } from "../common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { LinkedText } from "../common/text/linked-text.tsx";
import { parseMarkedSpans } from "../common/text/marked-spans.ts";
import type { ViewProps } from "../view.ts";
import { ActFootnote } from "./act-footnote.tsx";
import { Amendments } from "./amendments.tsx";

/** An Act of India: its sections with their amendment footnotes, and all amendments over time. */
export function ActView({ id }: ViewProps) {
  const { value, error } = useEngineQuery("act", { actId: id }, async (engine) => ({
    act: (await engine.acts.text({ actId: id })).data,
    footnotes: (await engine.acts.amendments({ actId: id, pageSize: 200 })).footnotes,
  }));
  useDocumentTitle(value?.act.title ?? "");
  const { hash, query } = useLocation();
  const marks = parseMarkedSpans(query);
  useScrollToTarget(value !== null);
  const bySection = useMemo(() => groupBy(value?.footnotes ?? [], ({ sectionNumber }) => sectionNumber), [value]);
  if (error) return <ErrorNotice error={error} isPage />;
  if (!value) return <LoadingPlaceholder lines={14} />;
  const { act, footnotes } = value;
  return (
    <article class="act">
      <p class="court">{["Act", act.actNumber].filter(Boolean).join(" ")}</p>
      <h1>{act.title}</h1>
      <p class="facts">
        {act.enactmentDate ? (
          <KnownDate date={act.enactmentDate} precision={act.enactmentDatePrecision} jurisdiction="IN" />
        ) : null}
        {act.actStatus === "in_force" ? <span>in force</span> : <span class="flag questioned">{act.actStatus}</span>}
        <span>cited by {formatCount(act.citeCount, "case")}</span>
        {isWebAddress(act.url) ? <a href={act.url}>Official text</a> : null}
      </p>
      <DigestNote />
      {act.longTitle ? <p class="long-title">{act.longTitle}</p> : null}
      <div class="with-contents">
        <SectionContents sections={act.sections} />
        <div class="statute-text">
          {act.sections.map(({ sectionNumber, sectionTitle, chapter, text }, index) => (
            <section key={sectionNumber} id={sectionNumber ? `section-${sectionNumber}` : undefined}>
              {chapter && chapter !== act.sections[index - 1]?.chapter ? <p class="chapter">{chapter}</p> : null}
              {sectionNumber ? (
                <h2>
                  <span>{sectionNumber}</span> {sectionTitle}
                </h2>
              ) : null}
              <LinkedText
                text={text}
                offset={0}
                links={[]}
                marked={hash === `#section-${sectionNumber}` ? marks : []}
              />
              {bySection.get(sectionNumber)?.map((footnote) => (
                <ActFootnote key={footnote.footnoteId} footnote={footnote} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Amendments footnotes={footnotes} />
    </article>
  );
}

function SectionContents({ sections }: { readonly sections: ActTextResponse["data"]["sections"] }) {
  return (
    <nav class="contents" aria-label="Sections">
      <ol>
        {sections
          .filter(({ sectionNumber }) => sectionNumber !== "")
          .map(({ sectionNumber, sectionTitle }) => (
            <li key={sectionNumber}>
              <a href={`#section-${sectionNumber}`}>
                <b>{sectionNumber}</b> {sectionTitle}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
