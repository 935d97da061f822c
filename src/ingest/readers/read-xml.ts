import { Tokenizer } from "htmlparser2";
import type { ImportOptions } from "../importer.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../source.ts";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Takes the tags and texts of an XML file in order. Names come without their namespace prefix. */
export interface XmlHandler {
  /** Attributes to read, with their prefix; the others are passed over. */
  readonly attributes: ReadonlySet<string>;
  begin(name: string, attributes: XmlAttributes): void;
  end(name: string): void;
  /** Text between tags, entities decoded; may come in pieces. */
  text(text: string): void;
  /** The file declares an entity of its own; where it is called, its name stands. */
  entity(): void;
}

/** A tag, a comment or an instruction longer than this (in characters) was never closed. */
const MAX_TOKEN_CHARS = 4 * 1024 * 1024;
const NO_ATTRIBUTES: XmlAttributes = {};

/**
 * Feeds an XML file to a handler and pauses after every piece of it, so that what the handler has gathered can be taken
 * away. Tokens only: no tree, no matching of tags, no expansion of declared entities; memory is one piece of the file.
 * Bytes that are not UTF-8 read as U+FFFD.
 * @throws EngineError where a tag, a comment or an instruction never ends
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
    // Before the pause: who needs no more of the file does not come back from it.
    options.onBytes?.(chunk.length);
    yield;
  }
  feed.write(decoder.decode());
  feed.end();
  yield;
}

function createTokenFeed(handler: XmlHandler, path: string) {
  /** What is not read yet; `start` is the place of its first character in the file. */
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
