import { useAnswer } from "../answer.ts";
import { day } from "../parts/day.ts";
import { Failed, Loading } from "../parts/state.tsx";
import { useTitle } from "../parts/title.ts";

/** The corpus that is open: what it holds, and whose texts these are. */
export function CorporaView() {
  const { value: manifest, error } = useAnswer("manifest", (engine) => engine.corpus.manifest());
  const { value: stats } = useAnswer("stats", (engine) => engine.corpus.stats());
  useTitle("Corpora");
  if (error) return <Failed error={error} />;
  if (!manifest || !stats) return <Loading lines={14} />;
  const { name, version, counts, currentThrough, builtFrom } = manifest.data;
  return (
    <div class="corpora">
      <h1>Corpora</h1>
      <section class="open-corpus" aria-labelledby="open-corpus">
        <h2 id="open-corpus">
          {name} <small>{version}</small>
        </h2>
        <p class="lead">
          {megabytes(stats.data.bytes)}, {counts.cases.toLocaleString("en-US")} cases of {counts.courts} courts,{" "}
          {counts.edges.toLocaleString("en-US")} citations between them, {counts.sections.toLocaleString("en-US")}{" "}
          sections of {counts.codes} codes, {counts.acts.toLocaleString("en-US")} Acts.
          {currentThrough.US ? ` US decisions to ${day(currentThrough.US)}.` : ""}
          {currentThrough.IN ? ` Indian decisions to ${day(currentThrough.IN, "IN")}.` : ""}
        </p>
        <h3>Sources</h3>
        <ul class="sources">
          {builtFrom.map(({ source, provider, url, license, notice, cases, sections, acts }) => (
            <li key={source}>
              <b>{url ? <a href={url}>{provider}</a> : provider}</b> <span>{license}</span>
              <p>{notice}</p>
              <small>
                {[
                  [cases, "cases"],
                  [sections, "sections"],
                  [acts, "Acts"],
                ]
                  .filter(([count]) => count !== 0)
                  .map(([count, what]) => `${count!.toLocaleString("en-US")} ${what}`)
                  .join(" · ")}
              </small>
            </li>
          ))}
        </ul>
        <h3>Courts</h3>
        <ul class="courts">
          {stats.data.byCourt.map(({ courtId, court, cases }) => (
            <li key={courtId}>
              <a href={`/?q=${encodeURIComponent(`court:${courtId}`)}`}>{court}</a> <small>{cases}</small>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
