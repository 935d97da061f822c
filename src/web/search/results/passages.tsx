import type { Passage } from "../../../contract/schemas/research/search.ts";
import { formatPassageLabel } from "../../../search/passages/passage-label.ts";
import { Snippet } from "./snippet.tsx";

/** More passages of a case that was found, each leading to its place in the text. */
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
      <summary>{passages.length === 1 ? "1 more passage" : `${passages.length} more passages`}</summary>
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

/** A passage, and where it stands. */
export function PassageText({ passage, address }: { readonly passage: Passage; readonly address: string }) {
  return (
    <p class="snippet">
      <Snippet html={passage.text} />{" "}
      <a class="place" href={`${address}?mark=${passage.start}-${passage.end}`}>
        {formatPassageLabel(passage)}
      </a>
    </p>
  );
}
