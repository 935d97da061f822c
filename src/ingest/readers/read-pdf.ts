import type { ImportOptions } from "../importer.ts";
import { openBytes, type SourceEntry } from "../source.ts";
import { loadOptionalPackage } from "./load-optional-package.ts";

/** Bytes of a PDF file that is read. */
const MAX_PDF_BYTES = 128 * 1024 * 1024;

/**
 * Reads the text of a PDF file: a line per line of print, a form feed between pages; null if the file is too large. The
 * text of a scanned page without a layer of text is "".
 * @throws EngineError `validation_failed` if the package pdfjs-dist is not installed; any error of a damaged file
 */
export async function readPdfText(entry: SourceEntry, options: ImportOptions = {}): Promise<string | null> {
  const { getDocument, VerbosityLevel } = await loadOptionalPackage(
    () => import("pdfjs-dist/legacy/build/pdf.mjs"),
    "pdfjs-dist",
    "Reading a PDF file",
  );
  const data = await readBytes(entry, options);
  if (data === null) return null;
  const task = getDocument({ data, useSystemFonts: true, isEvalSupported: false, verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      options.signal?.throwIfAborted();
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
      page.cleanup();
    }
    return pages.join("\f");
  } finally {
    await task.destroy();
  }
}

async function readBytes(entry: SourceEntry, options: ImportOptions): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of openBytes(entry)) {
    length += piece.length;
    if (length > MAX_PDF_BYTES) return null;
    pieces.push(piece);
    options.onBytes?.(piece.length);
  }
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const piece of pieces) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
}
