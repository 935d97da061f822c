import type { StatuteResult } from "../../contract/schemas/statutes.ts";

export const CORPUS_TYPE_NAMES: Readonly<Record<StatuteResult["corpusType"], string>> = {
  USC: "United States Code",
  CFR: "Code of Federal Regulations",
  STATE: "State statutes",
  CONSTITUTION: "US Constitution",
  FEDERAL_RULES: "Federal rules",
  STATE_CONSTITUTION: "State constitutions",
  STATE_RULES: "State court rules",
  EXECUTIVE_ACTION: "Executive actions",
};

/** One section of a result list. */
export function StatuteResultItem({ result }: { readonly result: StatuteResult }) {
  const { actId, citation, title, displayPath, excerpt, corpusType } = result;
  return (
    <li class="result">
      <h2>
        <a href={`/research/statutes/${actId}`}>
          {citation}
          {title ? `. ${title}` : ""}
        </a>
      </h2>
      <p class="facts">
        <span>{displayPath || CORPUS_TYPE_NAMES[corpusType]}</span>
      </p>
      <p class="snippet">{excerpt}</p>
    </li>
  );
}
