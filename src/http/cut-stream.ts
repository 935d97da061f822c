/**
 * Returns the stream, cut after a number of events: by `drop` if the connection is known, else by an error of the
 * stream. Every chunk is one event, or a comment, which does not count.
 */
export function cutStream(
  stream: ReadableStream<Uint8Array>,
  events: number,
  drop: (() => void) | undefined,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let remaining = events;

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    if (remaining <= 0) {
      void reader.cancel();
      if (drop === undefined) controller.error(new TypeError("The stream was cut."));
      else drop();
      return;
    }
    const { done, value } = await reader.read();
    if (done) return controller.close();
    if (value[0] !== COLON) remaining--;
    controller.enqueue(value);
  }

  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

const COLON = 0x3a;
