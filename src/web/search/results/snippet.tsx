import { unescapeHtml } from "../../../text/escape.ts";

/** A snippet of the engine: escaped HTML with `<mark>` as its only element. It is rendered as text, never as HTML. */
export function Snippet({ html }: { readonly html: string }) {
  return (
    <>
      {html.split(/<mark>|<\/mark>/).map((piece, index) => {
        const text = unescapeHtml(piece);
        return index % 2 === 1 ? <mark key={index}>{text}</mark> : text;
      })}
    </>
  );
}
