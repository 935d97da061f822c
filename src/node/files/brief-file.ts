import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { EngineError } from "../../errors.ts";

/** A brief as it can be checked. */
export interface Brief {
  readonly text: string;
  readonly format: "text" | "html";
}

const MISSING_MAMMOTH_MESSAGE = "a .docx is read by the package mammoth, which is not installed (npm install mammoth).";

/**
 * Reads a brief: HTML by its ending, DOCX through a library that is loaded only then, anything else as text. `-` is the
 * standard input. Spans of a DOCX count in the HTML that it becomes.
 * @throws EngineError `validation_failed` for a file that cannot be read
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
    throw new EngineError("validation_failed", `${path} cannot be read: ${MISSING_MAMMOTH_MESSAGE}`, {}, cause);
  });
  try {
    return (await mammoth.convertToHtml({ buffer })).value;
  } catch (cause) {
    throw createUnreadableFileError(path, cause);
  }
}

function createUnreadableFileError(path: string, cause: unknown): EngineError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EngineError("validation_failed", `${path} cannot be read: ${reason}.`, {}, cause);
}
