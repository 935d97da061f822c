/** Collects the items of an asynchronous sequence into an array. */
export async function collectItems<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
