/** A clock and source of ids that goes 0, 1, 2, … */
export function createCounter(): () => number {
  let next = 0;
  return () => next++;
}

/** A source of ids that goes e0, e1, e2, … */
export function createIds(): () => string {
  const next = createCounter();
  return () => `e${next()}`;
}
