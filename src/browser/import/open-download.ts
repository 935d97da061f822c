import { EngineError } from "../../errors.ts";

/** A file that is on its way. */
export interface Download {
  /** Where in the file `body` begins: what was asked for, or 0 where the server would not continue. */
  readonly from: number;
  /** Bytes of the whole file; null where the server does not say. */
  readonly total: number | null;
  /** What the server calls this version of the file, where it says so. */
  readonly version: string | null;
  readonly body: ReadableStream<Uint8Array>;
}

/** What is left of a file, where `version` still names it; else the whole file. */
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
    throw new EngineError("corpus_unavailable", `${url} answered with another range than was asked for.`);
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
    // The file goes into storage; a second copy in the cache would only take room.
    response = await fetch(url, { headers, signal, cache: "no-store" });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new EngineError("corpus_unavailable", `${url} could not be reached.`, {}, cause);
  }
  // Nothing is left after what is there already: it is another file, or it was whole.
  if (response.status === 416 && part) return sendRequest(url, undefined, signal);
  if (!response.ok) {
    throw new EngineError("corpus_unavailable", `${url} answered with status ${response.status}.`);
  }
  return response;
}

/** Weak tags name content that means the same, not the same bytes. */
function toStrongEtag(tag: string | null): string | null {
  return tag?.startsWith("W/") ? null : tag;
}

function parseByteCount(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
