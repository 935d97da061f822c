import { EngineError } from "../../errors.ts";

/** A running download. */
export interface Download {
  /** Offset in the file at which `body` begins: the requested one, or 0 if the server does not continue. */
  readonly from: number;
  /** Bytes of the whole file; null if the server does not state them. */
  readonly total: number | null;
  /** The server's version of the file (ETag or date); null if it states none. */
  readonly version: string | null;
  readonly body: ReadableStream<Uint8Array>;
}

/**
 * Requests the rest of a file from `part.from` on, if the server still has `part.version`; else the whole file.
 * @throws EngineError `corpus_unavailable` if the server cannot be reached or answers with an error
 */
export async function openDownload(
  url: string,
  part: { readonly from: number; readonly version: string | null },
  signal?: AbortSignal,
): Promise<Download> {
  const response = await sendRequest(url, part.from > 0 && part.version !== null ? part : undefined, signal);
  const headers = response.headers;
  const version = toStrongEtag(headers.get("ETag")) ?? headers.get("Last-Modified");
  const length = headers.get("Content-Encoding") ? null : parseByteCount(headers.get("Content-Length"));
  const body = response.body ?? new ReadableStream({ start: (controller) => controller.close() });
  if (response.status === 206) {
    const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("Content-Range") ?? "");
    if (range && Number(range[1]) === part.from) return { from: part.from, total: Number(range[2]), version, body };
    throw new EngineError("corpus_unavailable", `${url} answered with another range. Import it again.`);
  }
  return { from: 0, total: length, version, body };
}

async function sendRequest(
  url: string,
  part: { from: number; version: string | null } | undefined,
  signal?: AbortSignal,
) {
  const headers: HeadersInit = part ? { Range: `bytes=${part.from}-`, "If-Range": part.version ?? "" } : {};
  let response: Response;
  try {
    // The file is stored; a second copy in the HTTP cache would waste space.
    response = await fetch(url, { headers, signal, cache: "no-store" });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new EngineError("corpus_unavailable", `${url} could not be reached. Check the address.`, {}, cause);
  }
  // No bytes follow: the file has changed, or was already complete.
  if (response.status === 416 && part) return sendRequest(url, undefined, signal);
  if (!response.ok) {
    throw new EngineError("corpus_unavailable", `${url} answered with status ${response.status}. Check the address.`);
  }
  return response;
}

/** Returns a strong ETag; null for a weak one, which does not identify bytes. */
function toStrongEtag(tag: string | null): string | null {
  return tag?.startsWith("W/") ? null : tag;
}

function parseByteCount(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
