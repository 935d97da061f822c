/** A result that has a peer: how many times as fast, or as small, Headnote is. */
export interface Ratio {
  readonly name: string;
  /** Above 1 Headnote is ahead. */
  readonly value: number;
  readonly ours: string;
  readonly peer: string;
}

const MARK = "ratio | ";

/** One line of a benchmark's output, for people and for the report. */
export function ratioLine({ name, value, ours, peer }: Ratio): string {
  return `${MARK}${name} | ${value.toFixed(2)} | ${ours} | ${peer}`;
}

/** The ratios in what a benchmark printed. */
export function ratiosOf(printed: string): Ratio[] {
  return printed
    .split("\n")
    .filter((line) => line.startsWith(MARK))
    .map((line) => {
      const [name, value, ours, peer] = line.slice(MARK.length).split(" | ");
      return { name: name!, value: Number(value), ours: ours!, peer: peer! };
    });
}
