/**
 * Returns the first key that an object of a JSON text has twice; undefined if there is none. Readers disagree about which
 * of the two counts, so that a text with one means different things to a proxy and to a service. Linear in the text.
 * @param text JSON that has been parsed without an error
 */
export function findRepeatedKey(text: string): string | undefined {
  /** Keys of the objects that are open; null for an array. */
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case OPEN_BRACE:
        open.push(new Set());
        isKeyNext = true;
        break;
      case OPEN_BRACKET:
        open.push(null);
        isKeyNext = false;
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop();
        isKeyNext = false;
        break;
      case COMMA:
        isKeyNext = open.at(-1) !== null;
        break;
      case QUOTE: {
        const end = findStringEnd(text, i);
        const keys = isKeyNext ? open.at(-1) : null;
        if (keys) {
          const key = readString(text.slice(i, end + 1));
          if (keys.has(key)) return key;
          keys.add(key);
        }
        isKeyNext = false;
        i = end;
        break;
      }
    }
  }
  return undefined;
}

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Returns the offset of the quote that ends the string at `start`. */
function findStringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return i;
  }
  return text.length;
}

/** Reads a string with its quotes; `"a"` and `"\u0061"` are the same key. */
function readString(quoted: string): string {
  return quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
}
