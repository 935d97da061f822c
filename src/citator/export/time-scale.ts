/** Creates a linear scale from years to pixels; a single year is in the middle. */
export function createTimeScale(first: number, last: number, left: number, right: number): (year: number) => number {
  const span = last - first;
  return (year) =>
    span === 0 ? (left + right) / 2 : Math.round((left + ((year - first) / span) * (right - left)) * 10) / 10;
}

/** Lists round years between two, at most a dozen. */
export function listYearTicks(first: number, last: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((years) => (last - first) / years <= 12) ?? 200;
  const ticks: number[] = [];
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) ticks.push(year);
  return ticks;
}
