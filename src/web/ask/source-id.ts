/** Returns the id of a source's element, which the marks [n] of the answer link to. */
export function buildSourceId(exchangeNumber: number, index: number): string {
  return `source-${exchangeNumber}-${index}`;
}
