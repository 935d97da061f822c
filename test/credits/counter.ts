/** A clock and source of ids that goes 0, 1, 2, … */
export function counter(): () => number {
  let next = 0;
  return () => next++;
}
