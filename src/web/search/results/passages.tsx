import type { Passage } from "../../../contract/schemas/research/search.ts";
import { formatPassageLabel } from "../../../search/passages/passage-label.ts";
import { formatCount } from "../../../text/plural.ts";
import { ROLE_LABELS } from "../../common/text/role-labels.ts";
import { Snippet } from "./snippet.tsx";

/** Further passages of a found case. */
export function MorePassages({
  passages,
  address,
}: {
  readonly passages: readonly Passage[];
  readonly address: string;
}) {
  if (passages.length === 0) return null;
  return (
    <details class="passages">
      <summary>{formatCount(passages.length, "more passage")}</summary>
      <ol>
        {passages.map((passage) => (
          <li key={passage.start}>
            <PassageText passage={passage} address={address} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A passage with its pinpoint, which links to its position in the text. */
export function PassageText({ passage, address }: { readonly passage: Passage; readonly address: string }) {
  return (
    <p class="snippet">
      {passage.role ? <b class={`role-name ${passage.role}`}>{ROLE_LABELS[passage.role]}</b> : null}{" "}
      <Snippet html={passage.text} />{" "}
      <a class="pinpoint" href={`${address}?mark=${passage.start}-${passage.end}`}>
        {formatPassageLabel(passage)}
      </a>
    </p>
  );
}
