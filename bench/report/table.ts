/** One measurement of Headnote and its peers at every size. */
export interface Table {
  /** Measurement with its unit: `AND, median ms`. */
  readonly title: string;
  readonly better: "less" | "more";
  /** Sizes or sets. */
  readonly columns: readonly string[];
  /** Headnote first. */
  readonly rows: readonly Row[];
  /** By peer, the reason why it may be ahead; printed if it is. */
  readonly why?: Readonly<Record<string, string>>;
  /** Peer that always has its own ratio, even if others are nearer. */
  readonly beside?: string;
  /** Row of a lower bound that is no alternative: in the table, not in the ratios. */
  readonly floor?: string;
  /** Tables of one chart are drawn together. */
  readonly chart: string;
}

export interface Row {
  readonly name: string;
  /** Per column, a number or the reason why there is none. */
  readonly cells: readonly (number | string)[];
}

/** Headnote compared with the nearest peer. */
export interface Ratio {
  readonly title: string;
  readonly column: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** Above 1 if Headnote is ahead. */
  readonly value: number;
  /** Reason, if Headnote is behind. */
  readonly why?: string;
}

/** Computes ratios at the largest size that a peer reached too, or at each set. With `beside`, that peer has its own. */
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

/** Returns whether a column is a size; such columns form a curve. */
export function isSize(column: string): boolean {
  return /^[\d,]+( |$)/.test(column);
}

/** Formats a number with three significant digits. */
export function formatNumber(value: number): string {
  if (value === 0) return "0";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return value
    .toPrecision(3)
    .replace(/^(\d+\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
}

/** Formats a number, or returns the reason why there is none. */
export function formatCell(cell: number | string): string {
  return typeof cell === "number" ? formatNumber(cell) : cell;
}
