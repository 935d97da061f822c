import { useRef, useState } from "preact/hooks";
import type { InputOf } from "../../contract/operations/operations.ts";
import { FileDrop } from "../common/file-drop.tsx";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { navigate, readPageNumber, useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { readDocumentText } from "../common/read-document-text.ts";
import { MAX_RESULT_PAGES, SearchResults } from "./results/search-results.tsx";
import { SimilarityExplanation } from "./similarity-explanation.tsx";

const PAGE_SIZE = 20;
const MAX_TEXT_CHARS = 100_000;

/** What was looked for last: too long for an address, and still there when one comes back from a case. */
let lastText = "";

/** Cases like a text that is pasted or dropped. It stays on this device. */
export function SimilarCasesView() {
  const location = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(lastText);
  const [isTruncated, setTruncated] = useState(false);
  const [readError, setReadError] = useState<unknown>(null);
  const jurisdiction = location.query.get("jurisdiction") ?? "";
  const request: InputOf<"research.similar"> | null =
    text === ""
      ? null
      : {
          text,
          page: Math.min(MAX_RESULT_PAGES, readPageNumber(location)),
          pageSize: PAGE_SIZE,
          passages: 4,
          explain: true,
          filters: { jurisdiction: jurisdiction === "" ? undefined : (jurisdiction as "US" | "IN") },
        };
  const { value, error, isLoading } = useEngineQuery(request && `like ${JSON.stringify(request)}`, (engine) =>
    engine.research.similar(request!),
  );
  useDocumentTitle("Cases like a text");

  function find(given: string): void {
    const whole = given.trim();
    lastText = whole.slice(0, MAX_TEXT_CHARS);
    if (field.current) field.current.value = lastText;
    setTruncated(whole.length > MAX_TEXT_CHARS);
    setText(lastText);
    navigate(withQuery(location, { page: "" }), { replace: true });
  }

  async function read(file: File): Promise<void> {
    setReadError(null);
    try {
      find(await readDocumentText(file));
    } catch (failure) {
      setReadError(failure);
    }
  }

  return (
    <div class="like">
      <h1>Cases like a text</h1>
      <p class="lead">
        A paragraph of a judgment, a page of a brief, a statement of facts: cases that have its most telling words, all
        the more in one passage. Nothing leaves this device.
      </p>
      <form
        class="ask-form"
        onSubmit={(event) => {
          event.preventDefault();
          find(field.current?.value ?? "");
        }}
      >
        <label for="like">Text</label>
        <textarea
          id="like"
          data-search
          ref={field}
          rows={text === "" ? 8 : 4}
          defaultValue={lastText}
          spellcheck={false}
        />
        <fieldset class="filters">
          <legend class="visually-hidden">Where to look</legend>
          <label>
            Country
            <select
              value={jurisdiction}
              onChange={(event) => navigate(withQuery(location, { jurisdiction: event.currentTarget.value, page: "" }))}
            >
              <option value="">US and India</option>
              <option value="US">United States</option>
              <option value="IN">India</option>
            </select>
          </label>
          <button type="submit">Find cases</button>
        </fieldset>
      </form>
      <FileDrop
        label="Or choose a text, HTML or DOCX file, or drop one here"
        accept=".txt,.md,.html,.htm,.xhtml,.docx"
        onFile={(file) => void read(file)}
      />
      {isTruncated ? (
        <p class="notice">Only the first {MAX_TEXT_CHARS.toLocaleString("en-US")} characters were read.</p>
      ) : null}
      {readError || error ? <ErrorNotice error={readError ?? error} /> : null}
      {value && request && !error ? (
        <section class="results" aria-label="Results" aria-busy={isLoading}>
          <p class="count" role="status">
            {value.meta.total === 1 ? "1 case" : `${value.meta.total.toLocaleString("en-US")} cases`}
            <span> in {Math.max(1, Math.round(value.meta.processingTimeMs))} ms</span>
          </p>
          <SimilarityExplanation data={value.data} />
          {value.meta.total === 0 ? (
            <EmptyNotice title="No case of this corpus is like it">
              <p>A few sentences tell more than a few words; the corpus may hold nothing on the subject.</p>
            </EmptyNotice>
          ) : null}
          <SearchResults results={value.data.results} meta={value.meta} />
        </section>
      ) : request && isLoading ? (
        <LoadingPlaceholder lines={12} />
      ) : null}
    </div>
  );
}
