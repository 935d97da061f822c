import type { StatuteResult } from "../../contract/schemas/statutes.ts";
import { buildSectionAddress } from "../common/addresses.ts";
import { CORPUS_TYPE_NAMES } from "./corpus-type-names.ts";

/** A section of a result list. */
export function StatuteResultItem({ result }: { readonly result: StatuteResult }) {
  const { actId, citation, title, displayPath, excerpt, corpusType } = result;
  return (
    <li class="result">
      <h2>
        <a href={buildSectionAddress(actId)}>
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
