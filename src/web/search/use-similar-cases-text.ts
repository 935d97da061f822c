import { useState } from "preact/hooks";
import { readDocumentText } from "../common/read-document-text.ts";

/** Maximum length of the text, in UTF-16 code units; the rest is ignored. */
export const MAX_TEXT_CHARS = 100_000;

/** The last text. It is too long for an address, and still needed when the user goes back from a case. */
let lastText = "";

/** The text to which similar cases are searched. */
export interface SimilarCasesText {
  readonly text: string;
  /** Whether the text was longer than {@link MAX_TEXT_CHARS}. */
  readonly isTruncated: boolean;
  /** Error of the last file that could not be read; null otherwise. */
  readonly readError: unknown;
  /** Replaces the text. */
  setText(text: string): void;
  /** Replaces the text by that of a file. */
  readFile(file: File): Promise<void>;
}

/** Returns the text, which survives the unmounting of the view. @param onChange runs after each change */
export function useSimilarCasesText(onChange: () => void): SimilarCasesText {
  const [text, setState] = useState(lastText);
  const [isTruncated, setTruncated] = useState(false);
  const [readError, setReadError] = useState<unknown>(null);

  function setText(given: string): void {
    const whole = given.trim();
    lastText = whole.slice(0, MAX_TEXT_CHARS);
    setTruncated(whole.length > MAX_TEXT_CHARS);
    setState(lastText);
    onChange();
  }

  return {
    text,
    isTruncated,
    readError,
    setText,
    async readFile(file) {
      setReadError(null);
      try {
        setText(await readDocumentText(file));
      } catch (error) {
        setReadError(error);
      }
    },
  };
}
