import { unescapeHtml } from "../../../text/escape.ts";

/** The engine's snippet: escaped HTML in which `<mark>` is the only element. It is read as text, never as HTML. */
export function Snippet({ html }: { readonly html: string }) {
  return (
    <>
      {html.split(/<mark>|<\/mark>/).map((piece, at) => {
        const text = unescapeHtml(piece);
        return at % 2 === 1 ? <mark key={at}>{text}</mark> : text;
      })}
    </>
  );
}
