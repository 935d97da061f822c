import type { InputOf } from "../../contract/operations/operations.ts";
import { formatCount } from "../../text/plural.ts";
import { COUNTRY_OPTIONS, findOption } from "../common/controls/select-field.tsx";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { type AppLocation, navigate, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { MAX_RESULT_PAGES, readPageNumber } from "../common/page-number.ts";
import { ResultsSection } from "./results/results-section.tsx";
import { SimilarCasesForm } from "./similar-cases-form.tsx";
import { SimilarityExplanation } from "./similarity-explanation.tsx";
import { MAX_TEXT_CHARS, useSimilarCasesText } from "./use-similar-cases-text.ts";

const PAGE_SIZE = 20;
const PASSAGES_PER_RESULT = 4;

/** Cases similar to a text that is pasted or dropped. The text stays on this device. */
export function SimilarCasesView() {
  const location = useLocation();
  const source = useSimilarCasesText(() => navigate(withQuery(location, { page: "" }), { replace: true }));
  const request = toSimilarCasesRequest(source.text, location);
  const { value, error, isLoading } = useEngineQuery("similar", request, (engine, given) =>
    engine.research.similar(given),
  );
  useDocumentTitle("Similar cases");
  return (
    <div class="similar-cases-view">
      <h1>Similar cases</h1>
      <p class="lead">
        Paste a paragraph of a judgment, a page of a brief, or a statement of facts to find cases that contain its
        significant terms, ranked higher if one passage contains them. The text stays on this device.
      </p>
      <SimilarCasesForm text={source.text} onText={source.setText} onFile={(file) => void source.readFile(file)} />
      {source.isTruncated ? (
        <p class="notice">The text is too long: only its first {formatCount(MAX_TEXT_CHARS, "character")} were used.</p>
      ) : null}
      {source.readError || error ? <ErrorNotice error={source.readError ?? error} /> : null}
      {value && request && !error ? (
        <ResultsSection results={value.data.results} meta={value.meta} isLoading={isLoading}>
          <SimilarityExplanation data={value.data} />
          {value.meta.total === 0 ? (
            <EmptyNotice title="No similar case in this corpus">
              <p>Paste several sentences rather than a few words. The corpus may have no case on the subject.</p>
            </EmptyNotice>
          ) : null}
        </ResultsSection>
      ) : request && isLoading ? (
        <LoadingPlaceholder lines={12} />
      ) : null}
    </div>
  );
}

function toSimilarCasesRequest(text: string, location: AppLocation): InputOf<"research.similar"> | null {
  if (text === "") return null;
  return {
    text,
    page: Math.min(MAX_RESULT_PAGES, readPageNumber(location)),
    pageSize: PAGE_SIZE,
    passages: PASSAGES_PER_RESULT,
    explain: true,
    filters: {
      jurisdiction: findOption(COUNTRY_OPTIONS, location.query.get("jurisdiction") ?? "") || undefined,
    },
  };
}
