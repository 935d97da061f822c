import { formatNumber, isSize, type Row, type Table } from "./table.ts";

const PANEL = { width: 440, height: 250 } as const;
const MARGIN = { left: 56, right: 14, top: 30, bottom: 30 } as const;
const PER_LINE = 2;
const LEGEND = 20;
const COLOURS = ["#14532d", "#b45309", "#1d4ed8", "#9d174d", "#6d28d9", "#0f766e", "#57534e", "#a16207"];

/** Panels of one benchmark as an SVG: a curve over sizes where there are several, bars where there is one column. */
export function renderChart(name: string, tables: readonly Table[]): string {
  const names = [...new Set(tables.flatMap(({ rows }) => rows.map(({ name: who }) => who)))];
  const colour = (who: string) => COLOURS[names.indexOf(who) % COLOURS.length]!;
  const legend = renderLegend(names, colour);
  const lines = Math.ceil(tables.length / PER_LINE);
  const width = PER_LINE * PANEL.width;
  const height = legend.height + lines * PANEL.height;
  const panels = tables.map((table, i) => {
    const x = (i % PER_LINE) * PANEL.width;
    const y = legend.height + Math.floor(i / PER_LINE) * PANEL.height;
    const drawn =
      table.columns.length > 1 && table.columns.every(isSize) ? renderCurves(table, colour) : renderBars(table, colour);
    return `<g transform="translate(${x} ${y})"><text x="8" y="18" font-weight="bold">${escapeXml(table.title)}</text>${drawn}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<title>${escapeXml(name)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    legend.svg,
    ...panels,
    "</svg>",
    "",
  ].join("\n");
}

function renderLegend(names: readonly string[], colour: (who: string) => string): { svg: string; height: number } {
  let x = 8;
  let y = 0;
  const parts = names.map((who) => {
    const wide = 26 + who.length * 6.4;
    if (x + wide > PER_LINE * PANEL.width) [x, y] = [8, y + LEGEND];
    const part = `<rect x="${x}" y="${y + 7}" width="12" height="8" fill="${colour(who)}"/><text x="${x + 17}" y="${y + 15}">${escapeXml(who)}</text>`;
    x += wide;
    return part;
  });
  return { svg: parts.join(""), height: y + LEGEND + 6 };
}

/** Both axes grow by factors. */
function renderCurves({ columns, rows }: Table, colour: (who: string) => string): string {
  const sizes = columns.map((column) => Math.log10(parseSize(column)));
  const numbers = rows.flatMap(({ cells }) => cells.filter(isPositive));
  if (numbers.length === 0) return "";
  const low = Math.floor(Math.log10(Math.min(...numbers)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...numbers))));
  const first = sizes[0]!;
  const last = sizes[sizes.length - 1]!;
  const x = (log: number) =>
    MARGIN.left + ((log - first) / (last - first)) * (PANEL.width - MARGIN.left - MARGIN.right);
  const y = (log: number) =>
    PANEL.height - MARGIN.bottom - ((log - low) / (high - low)) * (PANEL.height - MARGIN.top - MARGIN.bottom);
  const grid = Array.from({ length: high - low + 1 }, (_, i) => low + i).map(
    (log) =>
      `<line x1="${MARGIN.left}" x2="${PANEL.width - MARGIN.right}" y1="${formatCoordinate(y(log))}" y2="${formatCoordinate(y(log))}" stroke="#ddd"/>` +
      `<text x="${MARGIN.left - 6}" y="${formatCoordinate(y(log) + 4)}" text-anchor="end">${escapeXml(formatNumber(10 ** log))}</text>`,
  );
  const marks = columns.map(
    (column, i) =>
      `<text x="${formatCoordinate(x(sizes[i]!))}" y="${PANEL.height - 12}" text-anchor="${i === columns.length - 1 ? "end" : "middle"}">${escapeXml(column)}</text>`,
  );
  const drawn = [...rows].reverse().map((row) => {
    const points = row.cells.flatMap((cell, i) =>
      isPositive(cell) ? [`${formatCoordinate(x(sizes[i]!))},${formatCoordinate(y(Math.log10(cell)))}`] : [],
    );
    const isOurs = row === rows[0];
    const dots = points.map((point) => {
      const [cx, cy] = point.split(",");
      return `<circle cx="${cx}" cy="${cy}" r="${isOurs ? 3.5 : 2.5}" fill="${colour(row.name)}"/>`;
    });
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour(row.name)}" stroke-width="${isOurs ? 2.5 : 1.3}"/>${dots.join("")}`;
  });
  return [...grid, ...marks, ...drawn].join("");
}

/** From 0, a group for each column. */
function renderBars({ columns, rows }: Table, colour: (who: string) => string): string {
  const numbers = rows.flatMap(({ cells }) => cells.filter(isPositive));
  if (numbers.length === 0) return "";
  const most = Math.max(...numbers);
  const inner = PANEL.width - MARGIN.left - MARGIN.right;
  const group = inner / columns.length;
  const wide = Math.min(34, (group - 12) / rows.length);
  const tall = PANEL.height - MARGIN.top - MARGIN.bottom - 12;
  const floor = PANEL.height - MARGIN.bottom;
  const drawn = columns.flatMap((column, i) => [
    renderColumnName(column, MARGIN.left + group * (i + 0.5)),
    ...rows.map((row: Row, n) => {
      const cell = row.cells[i];
      if (!isPositive(cell)) return "";
      const x = MARGIN.left + group * i + (group - wide * rows.length) / 2 + wide * n;
      const height = (cell / most) * tall;
      return (
        `<rect x="${formatCoordinate(x + 1)}" y="${formatCoordinate(floor - height)}" width="${formatCoordinate(wide - 2)}" height="${formatCoordinate(height)}" fill="${colour(row.name)}"/>` +
        `<text x="${formatCoordinate(x + wide / 2)}" y="${formatCoordinate(floor - height - 3)}" text-anchor="middle" font-size="8">${formatNumber(cell)}</text>`
      );
    }),
  ]);
  return `${drawn.join("")}<line x1="${MARGIN.left}" x2="${PANEL.width - MARGIN.right}" y1="${floor}" y2="${floor}" stroke="#333"/>`;
}

/** A set's name in as many lines as it has parts. */
function renderColumnName(column: string, x: number): string {
  return column
    .split(/, | (?=\()/)
    .map(
      (part, line) =>
        `<text x="${formatCoordinate(x)}" y="${PANEL.height - 19 + 9 * line}" text-anchor="middle" font-size="8">${escapeXml(part)}</text>`,
    )
    .join("");
}

function isPositive(cell: number | string | undefined): cell is number {
  return typeof cell === "number" && cell > 0;
}

function parseSize(column: string): number {
  return Number.parseInt(column.replaceAll(",", ""), 10);
}

function formatCoordinate(place: number): string {
  return place.toFixed(1);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
