import { useState } from "preact/hooks";
import type { CheckReport } from "../../contract/schemas/citations/check.ts";
import { FileDrop } from "../common/controls/file-drop.tsx";
import { useDocumentTitle } from "../common/hooks/use-document-title.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice, LoadingPlaceholder } from "../common/notices.tsx";
import { readDocumentText } from "../common/read-document-text.ts";
import { getEngine } from "../engine/engine.ts";
import { BriefAuthorities } from "./brief-authorities.tsx";
import { CheckedText } from "./checked-text.tsx";
import { FindingList } from "./finding-list.tsx";
import { QuotationList } from "./quotation-list.tsx";

/** A brief with typical errors: an overruled case, a wrong name, an impossible volume, a short form. */
const EXAMPLE_BRIEF = `The Fourth Amendment reaches conversations, not only rooms. Katz v. United States, 389 U.S. 347 (1967). What the government urges rests on Olmstead v. United States, 277 U.S. 438 (1928), and on Goldman v. United States, 316 U.S. 129 (1942).

A warrant is needed before a telephone is searched. Riley v. California, 573 U.S. 373 (2014); see also Carpenter v. United States, 585 U.S. 296 (2018). Id. at 310. The respondent's own authority, Smith v. Jones, 442 U.S. 735 (1979), concerned numbers and no conversation. Compare 9999 U.S. 12 (1988).

Courts elsewhere agree. People's Union for Civil Liberties v. Union of India, (1997) 1 SCC 301. The action lies under 42 U.S.C. § 1983.`;

/** A text and the report of its check. */
interface CheckedBrief {
  readonly text: string;
  readonly report: CheckReport;
}

/** The check of a brief that is pasted or dropped: its findings and its table of authorities. It stays on this device. */
export function CheckView() {
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<CheckedBrief | null>(null);
  const { isBusy, error, run } = useRequest();
  useDocumentTitle("Check a brief");

  async function check(read: () => string | Promise<string>): Promise<void> {
    setChecked(null);
    await run(async () => {
      const brief = (await read()).trim();
      setText(brief);
      if (brief === "") return;
      const { data } = await (await getEngine()).citations.check({ text: brief });
      setChecked({ text: brief, report: data });
    });
  }

  return (
    <div class="check">
      <h1>Check a brief</h1>
      <p class="lead">
        Finds every citation in the corpus and compares every quotation with the cited case. The text stays on this
        device.
      </p>
      <form
        class="ask-form"
        onSubmit={(event) => {
          event.preventDefault();
          void check(() => text);
        }}
      >
        <label for="brief">Text</label>
        <textarea
          id="brief"
          data-search
          rows={checked ? 4 : 10}
          value={text}
          spellcheck={false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p>
          <button type="submit" disabled={isBusy || text.trim() === ""}>
            Check
          </button>{" "}
          {checked ? null : (
            <button type="button" class="quiet" disabled={isBusy} onClick={() => void check(() => EXAMPLE_BRIEF)}>
              Try an example
            </button>
          )}
        </p>
      </form>
      <FileDrop
        label="Or choose a text, HTML or DOCX file, or drop one here"
        accept=".txt,.md,.html,.htm,.xhtml,.docx"
        disabled={isBusy}
        onFile={(file) => void check(() => readDocumentText(file))}
      />
      {error ? <ErrorNotice error={error} /> : null}
      {isBusy ? <LoadingPlaceholder lines={6} /> : null}
      {checked ? <ReportSection {...checked} /> : null}
    </div>
  );
}

function ReportSection({ text, report }: CheckedBrief) {
  const { summary } = report;
  return (
    <section class="report" aria-label="Report">
      <dl class="holdings">
        {[
          ["citations", summary.citations],
          ["cases found", summary.found],
          ["not in this corpus", summary.notInCorpus],
          ["cannot exist", summary.cannotExist],
          ...(summary.quotations > 0
            ? [["quotations exact", `${summary.quotationsExact} of ${summary.quotations}`]]
            : []),
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.truncated ? (
        <p class="note">
          This text has more citations or findings than are listed here. The figures count all of them.
        </p>
      ) : null}
      <FindingList findings={report.findings} />
      <BriefAuthorities authorities={report.authorities} citations={report.citations} />
      <QuotationList quotations={report.quotations} citations={report.citations} />
      <CheckedText text={text} report={report} />
    </section>
  );
}
