/**
 * Yields the lines of a streamed response body.
 * @throws Error if the status is not 2xx or there is no body
 */
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

/** A `fetch` that the caller supplies: Headnote makes no network call. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
