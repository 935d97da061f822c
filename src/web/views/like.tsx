import { useRef, useState } from "preact/hooks";
import type { InputOf } from "../../contract/operations.ts";
import { useAnswer } from "../answer.ts";
import { FileDrop } from "../parts/file-drop.tsx";
import { Likeness } from "../parts/likeness.tsx";
import { readBrief } from "../parts/read-brief.ts";
import { MOST_PAGES, Results } from "../parts/results.tsx";
import { Empty, Failed, Loading } from "../parts/state.tsx";
import { useTitle } from "../parts/title.ts";
import { goTo, pageOf, usePlace, withQuery } from "../place.ts";

const PAGE_SIZE = 20;
const LONGEST = 100_000;

/** What was looked for last: too long for an address, and still there when one comes back from a case. */
let kept = "";

/** Cases like a text that is pasted or dropped. It stays on this device. */
export function LikeView() {
  const place = usePlace();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(kept);
  const [isCut, setCut] = useState(false);
  const [unread, setUnread] = useState<unknown>(null);
  const jurisdiction = place.query.get("jurisdiction") ?? "";
  const request: InputOf<"research.similar"> | null =
    text === ""
      ? null
      : {
          text,
          page: Math.min(MOST_PAGES, pageOf(place)),
          pageSize: PAGE_SIZE,
          passages: 4,
          explain: true,
          filters: { jurisdiction: jurisdiction === "" ? undefined : (jurisdiction as "US" | "IN") },
        };
  const { value, error, isLoading } = useAnswer(request && `like ${JSON.stringify(request)}`, (engine) =>
    engine.research.similar(request!),
  );
  useTitle("Cases like a text");

  function find(given: string): void {
    const whole = given.trim();
    kept = whole.slice(0, LONGEST);
    if (field.current) field.current.value = kept;
    setCut(whole.length > LONGEST);
    setText(kept);
    goTo(withQuery(place, { page: "" }), { replace: true });
  }

  async function read(file: File): Promise<void> {
    setUnread(null);
    try {
      find(await readBrief(file));
    } catch (failure) {
      setUnread(failure);
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
        <textarea id="like" data-search ref={field} rows={text === "" ? 8 : 4} defaultValue={kept} spellcheck={false} />
        <fieldset class="filters">
          <legend class="visually-hidden">Where to look</legend>
          <label>
            Country
            <select
              value={jurisdiction}
              onChange={(event) => goTo(withQuery(place, { jurisdiction: event.currentTarget.value, page: "" }))}
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
      {isCut ? <p class="notice">Only the first {LONGEST.toLocaleString("en-US")} characters were read.</p> : null}
      {unread || error ? <Failed error={unread ?? error} /> : null}
      {value && request && !error ? (
        <section class="results" aria-label="Results" aria-busy={isLoading}>
          <p class="count" role="status">
            {value.meta.total === 1 ? "1 case" : `${value.meta.total.toLocaleString("en-US")} cases`}
            <span> in {Math.max(1, Math.round(value.meta.processingTimeMs))} ms</span>
          </p>
          <Likeness data={value.data} />
          {value.meta.total === 0 ? (
            <Empty title="No case of this corpus is like it">
              <p>A few sentences tell more than a few words; the corpus may hold nothing on the subject.</p>
            </Empty>
          ) : null}
          <Results results={value.data.results} meta={value.meta} />
        </section>
      ) : request && isLoading ? (
        <Loading lines={12} />
      ) : null}
    </div>
  );
}
