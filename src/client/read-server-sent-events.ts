/** One server-sent event: its name, `message` where it has none, and its data lines joined by line feeds. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Yields the events of a server-sent event stream by the rules of the HTML standard: lines end in LF, CR or CRLF, wherever the bytes
 * are divided; comments and events without data are skipped; an event that is cut off is dropped.
 */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent, void> {
  let event = "";
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let afterReturn = false;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      let text = decoder.decode(next.value, { stream: true });
      if (text === "") continue;
      // The line feed of a CRLF that was divided.
      if (afterReturn && text.startsWith("\n")) text = text.slice(1);
      afterReturn = next.value.at(-1) === CARRIAGE_RETURN;
      const lines = text.split(/\r\n|\r|\n/);
      const last = lines.pop()!;
      for (const line of lines) {
        yield parts.join("") + line;
        parts = [];
      }
      parts.push(last);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const CARRIAGE_RETURN = 0x0d;
