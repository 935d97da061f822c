import { Tokenizer } from "htmlparser2";
import type { MarkupElement } from "./markup-elements.ts";

/** Receives the tags and texts of a markup in order. */
export interface MarkupHandler {
  begin(element: MarkupElement): void;
  end(name: string): void;
  /** Called with the text between tags, entities decoded; possibly in pieces. */
  text(text: string): void;
}

/**
 * Feeds the tags and texts of a markup to a reader, in order. Tokens only, no tree and no matching of tags, so time is
 * linear in the input for any nesting. Declared entities are not expanded.
 */
export function tokenizeMarkup(markup: string, reader: MarkupHandler, options: { readonly xml: boolean }): void {
  let name = "";
  let className = "";
  let label = "";
  let attribute = "";
  let value = "";
  const begin = () => reader.begin({ name, className, label });

  const tokenizer = new Tokenizer(
    { xmlMode: options.xml, decodeEntities: true },
    {
      onopentagname(start, end) {
        name = markup.slice(start, end).toLowerCase();
        className = "";
        label = "";
      },
      onattribname(start, end) {
        attribute = markup.slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata(start, end) {
        if (isReadAttribute(attribute)) value += markup.slice(start, end);
      },
      onattribentity(codepoint) {
        if (isReadAttribute(attribute)) value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (attribute === "class") className = value.trim();
        if (attribute === "label") label = value.trim();
      },
      onopentagend: begin,
      onselfclosingtag() {
        begin();
        reader.end(name);
      },
      onclosetag: (start, end) => reader.end(markup.slice(start, end).trim().toLowerCase()),
      ontext: (start, end) => reader.text(markup.slice(start, end)),
      ontextentity: (codepoint) => reader.text(String.fromCodePoint(codepoint)),
      oncdata: (start, end, endOffset) => reader.text(markup.slice(start, end - endOffset)),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
}

function isReadAttribute(attribute: string): boolean {
  return attribute === "class" || attribute === "label";
}
