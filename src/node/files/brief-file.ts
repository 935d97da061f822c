import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { createUnreadableFileError } from "./file-errors.ts";

/** A brief as the check accepts it. */
export interface Brief {
  readonly text: string;
  readonly format: "text" | "html";
}

const MISSING_MAMMOTH_REASON = "reading a .docx needs the package mammoth. Install it: npm install mammoth.";

/**
 * Reads a brief: `.html`, `.htm` and `.xhtml` as HTML, `.docx` converted to HTML by mammoth (loaded on demand), every
 * other file as text. `-` is the standard input. Spans of a DOCX are offsets in the HTML that it is converted to.
 * @throws EngineError `validation_failed` if the file cannot be read
 */
export async function readBriefFile(path: string): Promise<Brief> {
  const bytes = readContent(path);
  const ending = extname(path).toLowerCase();
  if (ending === ".docx") return { text: await convertDocxToHtml(path, bytes), format: "html" };
  const isHtml = ending === ".html" || ending === ".htm" || ending === ".xhtml";
  return { text: new TextDecoder().decode(bytes), format: isHtml ? "html" : "text" };
}

function readContent(path: string): Buffer {
  try {
    return readFileSync(path === "-" ? 0 : path);
  } catch (cause) {
    throw createUnreadableFileError(path, cause);
  }
}

async function convertDocxToHtml(path: string, buffer: Buffer): Promise<string> {
  const { default: mammoth } = await import("mammoth").catch((cause) => {
    throw createUnreadableFileError(path, cause, MISSING_MAMMOTH_REASON);
  });
  try {
    return (await mammoth.convertToHtml({ buffer })).value;
  } catch (cause) {
    throw createUnreadableFileError(path, cause);
  }
}
