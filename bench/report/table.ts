/** One thing that was measured, of everyone and at every size. */
export interface Table {
  /** What, with its unit: `AND, median ms`. */
  readonly title: string;
  readonly better: "less" | "more";
  /** Sizes or sets. */
  readonly columns: readonly string[];
  /** Headnote first. */
  readonly rows: readonly Row[];
  /** By peer, why it may be ahead; said where it is. */
  readonly why?: Readonly<Record<string, string>>;
  /** The peer that has a ratio of its own, however near others come. */
  readonly beside?: string;
  /** The row that is no alternative, but what is least: it is in the table and not in the ratios. */
  readonly floor?: string;
  /** Tables of one chart are drawn together. */
  readonly chart: string;
}

export interface Row {
  readonly name: string;
  /** A number, or why there is none, for each column. */
  readonly cells: readonly (number | string)[];
}

/** Headnote beside the peer that comes nearest. */
export interface Ratio {
  readonly title: string;
  readonly column: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** Above 1 Headnote is ahead. */
  readonly value: number;
  /** Where it is behind. */
  readonly why?: string;
}

/** At the largest size that a peer reached too; of sets, at each. With `beside`, that peer has a ratio of its own. */
export function computeRatios(table: Table): Ratio[] {
  const { columns, rows, beside, floor } = table;
  const peers = rows.slice(1).filter(({ name: who }) => who !== floor);
  const groups = beside === undefined ? [peers] : [peers.filter(isBeside), peers.filter((row) => !isBeside(row))];
  return groups.flatMap((group) => {
    const ratios = columns.flatMap((_, at) => findNearestPeer(table, group, at) ?? []);
    return columns.every(isSize) ? ratios.slice(-1) : ratios;
  });

  function isBeside({ name: who }: Row): boolean {
    return who === beside;
  }
}

function findNearestPeer(
  { title, better, columns, rows, why = {} }: Table,
  peers: readonly Row[],
  at: number,
): Ratio | null {
  const ours = rows[0]?.cells[at];
  if (typeof ours !== "number") return null;
  const [found] = peers
    .flatMap(({ name: who, cells }) => {
      const theirs = cells[at];
      return typeof theirs === "number"
        ? [{ who, theirs, value: better === "less" ? theirs / ours : ours / theirs }]
        : [];
    })
    .sort((a, b) => a.value - b.value);
  if (!found) return null;
  const { who: peer, theirs, value } = found;
  return { title, column: columns[at]!, ours, peer, theirs, value, why: value < 1 ? why[peer] : undefined };
}

/** A column that is a number of something: such columns make a curve. */
export function isSize(column: string): boolean {
  return /^[\d,]+( |$)/.test(column);
}

/** A number as people read it: three digits that matter. */
export function formatNumber(value: number): string {
  if (value === 0) return "0";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return value
    .toPrecision(3)
    .replace(/^(\d+\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
}

export function formatCell(cell: number | string): string {
  return typeof cell === "number" ? formatNumber(cell) : cell;
}
