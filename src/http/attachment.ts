/** A response that contains a file. */
export interface Attachment {
  /** With its parameters. */
  readonly mediaType: string;
  /** Letters, digits, hyphens and a dot. */
  readonly fileName: string;
  readonly content: string;
  /** Number of rows without the limit. */
  readonly total: number;
}

/** Returns the file itself as a response if the `Accept` header names its media type; `*` names none. */
export function toAttachmentResponse(accept: string | undefined, file: Attachment): Response | undefined {
  if (!parseAccept(accept).includes(parseMediaType(file.mediaType))) return undefined;
  return new Response(file.content, {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Disposition": `attachment; filename="${file.fileName}"`,
      "X-Total-Count": String(file.total),
    },
  });
}

function parseAccept(accept = ""): string[] {
  return accept
    .split(",")
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/i.test(range))
    .map(parseMediaType);
}

/** Returns a media type without its parameters. */
export function parseMediaType(range: string): string {
  return (range.split(";")[0] ?? "").trim().toLowerCase();
}
