import type { Footnote } from "../../contract/schemas/acts.ts";

/** An amendment footnote of a section. */
export function ActFootnote({ footnote }: { readonly footnote: Footnote }) {
  return (
    <p class={`footnote ${footnote.footnoteType}`} role="note" id={`footnote-${footnote.footnoteId}`}>
      <sup>{footnote.footnoteId}</sup> <b>{footnote.footnoteType}</b> {footnote.footnoteText}
    </p>
  );
}
