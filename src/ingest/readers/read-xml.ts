import { Tokenizer } from "htmlparser2";
import type { ImportOptions } from "../importer.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../source.ts";

/** Attribute values by name. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the tags and texts of an XML file in order. Names have no namespace prefix. */
export interface XmlHandler {
  /** Attributes to read, with their prefix; the others are skipped. */
  readonly attributes: ReadonlySet<string>;
  begin(name: string, attributes: XmlAttributes): void;
  end(name: string): void;
  /** Called with the text between tags, entities decoded; possibly in pieces. */
  text(text: string): void;
  /** Called if the file declares an entity; its references are not expanded. */
  entity(): void;
}

/** A tag, a comment or an instruction longer than this (in characters) was never closed. */
const MAX_TOKEN_CHARS = 4 * 1024 * 1024;
const NO_ATTRIBUTES: XmlAttributes = {};

/**
 * Feeds an XML file to a handler and yields after every chunk, so that the caller can process what the handler has
 * collected. Tokens only: no tree, no matching of tags, no expansion of declared entities; one chunk is in memory.
 * Bytes that are not UTF-8 become U+FFFD.
 * @throws EngineError `validation_failed` if a tag, a comment or an instruction never ends
 */
export async function* readXml(
  entry: SourceEntry,
  handler: XmlHandler,
  options: ImportOptions = {},
): AsyncGenerator<undefined, void, undefined> {
  const decoder = new TextDecoder();
  const feed = createTokenFeed(handler, entry.path);
  for await (const chunk of openBytes(entry)) {
    options.signal?.throwIfAborted();
    feed.write(decoder.decode(chunk, { stream: true }));
    // Before the yield: a caller that needs no more of the file never resumes.
    options.onBytes?.(chunk.length);
    yield;
  }
  feed.write(decoder.decode());
  feed.end();
  yield;
}

function createTokenFeed(handler: XmlHandler, path: string) {
  /** Characters that are not read yet; `start` is the offset of the first in the file. */
  let buffer = "";
  let start = 0;
  let read = 0;
  let name = "";
  let attributes: Record<string, string> | null = null;
  let attribute = "";
  let value = "";

  const take = (from: number, to: number) => {
    read = to;
    return buffer.slice(from - start, to - start);
  };
  const passOver = (_from: number, to: number) => {
    read = to;
  };
  const begin = () => {
    handler.begin(name, attributes ?? NO_ATTRIBUTES);
    attributes = null;
  };

  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      onopentagname(from, to) {
        name = removePrefix(take(from, to));
      },
      onattribname(from, to) {
        attribute = take(from, to);
        value = "";
      },
      onattribdata(from, to) {
        const data = take(from, to);
        if (handler.attributes.has(attribute)) value += data;
      },
      onattribentity(codePoint) {
        if (handler.attributes.has(attribute)) value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!handler.attributes.has(attribute)) return;
        attributes ??= {};
        attributes[attribute] = value;
      },
      onopentagend: begin,
      onselfclosingtag() {
        begin();
        handler.end(name);
      },
      onclosetag: (from, to) => handler.end(removePrefix(take(from, to).trimEnd())),
      ontext: (from, to) => handler.text(take(from, to)),
      ontextentity: (codePoint) => handler.text(String.fromCodePoint(codePoint)),
      oncdata: (from, to, endOffset) => handler.text(take(from, to - endOffset)),
      oncomment: passOver,
      ondeclaration(from, to) {
        if (take(from, to).includes("!ENTITY")) handler.entity();
      },
      onprocessinginstruction: passOver,
      onend() {},
    },
  );

  return {
    write(text: string) {
      buffer = buffer.slice(read - start) + text;
      start = read;
      if (buffer.length > MAX_TOKEN_CHARS + text.length)
        throw createUnreadableSourceError(`${path}: a tag or a comment never ends.`);
      tokenizer.write(text);
    },
    end: () => tokenizer.end(),
  };
}

function removePrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
