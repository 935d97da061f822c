import type { Ratio } from "./ratio.ts";

const WIDTH = 720;
const LABELS = 220;
const ROW = 24;
const AHEAD = "#2f6f4f";
const BEHIND = "#a33b2e";

/** Bars of ratios as an SVG, on a scale of logarithms, with a line at 1 where both are equal. */
export function chartOf(title: string, ratios: readonly Ratio[]): string {
  const logs = ratios.map(({ value }) => Math.log10(value));
  const low = Math.min(0, ...logs);
  const high = Math.max(0.1, ...logs);
  const x = (log: number) => LABELS + ((log - low) / (high - low)) * (WIDTH - LABELS - 80);
  const bars = ratios.map(({ name, value }, row) => {
    const [from, to] = [Math.min(x(0), x(logs[row]!)), Math.max(x(0), x(logs[row]!))];
    const y = 40 + row * ROW;
    return (
      `<text x="${LABELS - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${from.toFixed(1)}" y="${y + 2}" width="${(to - from).toFixed(1)}" height="${ROW - 8}" fill="${value >= 1 ? AHEAD : BEHIND}"/>` +
      `<text x="${(to + 6).toFixed(1)}" y="${y + 14}">${value.toFixed(1)} ×</text>`
    );
  });
  const height = 52 + ratios.length * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="8" y="20" font-weight="bold">${escaped(title)}</text>`,
    ...bars,
    `<line x1="${x(0)}" x2="${x(0)}" y1="34" y2="${height - 10}" stroke="#333"/>`,
    "</svg>",
    "",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
