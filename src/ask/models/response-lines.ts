/** The lines of a streamed response body, whatever pieces it comes in. */
export async function* readResponseLines(response: Response): AsyncGenerator<string, void> {
  if (!response.ok || response.body === null) throw new Error(`The model's service answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = (rest + next.value).split(/\r?\n/);
      rest = lines.pop()!;
      yield* lines;
    }
    if (rest !== "") yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A `fetch`, given by the caller: Headnote has none of its own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
