import type { HistoryResponse } from "../../contract/schemas/citations/explain.ts";
import type { Treatment } from "../../law/treatment.ts";
import { createTimeScale, listYearTicks } from "./time-scale.ts";
import { TREATMENT_ORDER, TREATMENT_STROKES } from "./treatment-strokes.ts";
import { escapeXml, formatElement } from "./xml.ts";

const WIDTH_PX = 900;
const BAND_HEIGHT_PX = 70;
const MARGIN = { left: 110, right: 24, top: 44, bottom: 28 };
const INK = "#30343b";
const MUTED_INK = "#5b616b";

type HistoryRow = HistoryResponse["data"]["rows"][number];

/** Options of {@link renderHistorySvg}. */
export interface HistorySvgOptions {
  /** `YYYY-MM-DD`: a line marks this day if it lies within the years of the picture. */
  readonly asOf?: string | undefined;
}

/** Positions and sizes that all parts of the picture share. */
interface HistoryScale {
  readonly first: number;
  readonly last: number;
  /** Horizontal position of a year, in pixels. */
  readonly x: (year: number) => number;
  /** Height of one decision, in pixels. */
  readonly unit: number;
  readonly barWidth: number;
  readonly height: number;
}

/**
 * Renders the treatment of a case over time as an SVG picture: one band per court level, one bar per year, citing
 * decisions stacked by treatment, negative ones below the axis. A page that shows it can style it by its classes
 * (`ground`, `soft`, `axis`, `day` and the treatments).
 *
 * @example
 * ```ts
 * import { openEngine, renderHistorySvg } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data: brown } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * const { data } = await engine.citations.history({ caseId: String(brown.clusterId) });
 * console.log(renderHistorySvg(data).startsWith("<svg")); // true
 * await engine.close();
 * ```
 */
export function renderHistorySvg(
  { caseName, rows }: HistoryResponse["data"],
  { asOf }: HistorySvgOptions = {},
): string {
  const levels = [...new Set(rows.map(({ level }) => level))];
  const scale = createScale(rows, levels.length);
  const { first, last, height } = scale;
  const title = `Treatment of ${caseName} over time`;
  const ticks = rows.length === 0 ? [] : listYearTicks(first, last);
  return formatElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH_PX} ${height}`,
      width: WIDTH_PX,
      height,
      role: "img",
      "aria-label": title,
      "font-family": "Georgia, 'Times New Roman', serif",
      "font-size": 12,
    },
    [
      formatElement("title", {}, escapeXml(title)),
      formatElement("rect", { class: "ground", width: WIDTH_PX, height, fill: "#ffffff" }),
      ...TREATMENT_ORDER.map(drawLegendEntry),
      ...levels.map((level, band) =>
        drawBand(
          level,
          rows.filter((row) => row.level === level),
          MARGIN.top + band * BAND_HEIGHT_PX + BAND_HEIGHT_PX / 2,
          scale,
        ),
      ),
      asOf === undefined ? "" : drawDayLine(asOf, scale),
      ...ticks.map((year) => drawYearLabel(year, scale)),
    ],
  );
}

function createScale(rows: readonly HistoryRow[], levels: number): HistoryScale {
  const years = rows.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);
  const most = Math.max(
    1,
    ...rows.flatMap(({ negative, positive, neutral, unknown }) => [negative, positive + neutral + unknown]),
  );
  const yearWidth = (WIDTH_PX - MARGIN.left - MARGIN.right) / Math.max(1, last - first + 1);
  return {
    first,
    last,
    x: createTimeScale(first, last, MARGIN.left + 6, WIDTH_PX - MARGIN.right - 6),
    unit: (BAND_HEIGHT_PX / 2 - 4) / most,
    barWidth: Math.max(1.5, Math.min(14, yearWidth - 1)),
    height: MARGIN.top + Math.max(1, levels) * BAND_HEIGHT_PX + MARGIN.bottom,
  };
}

function drawLegendEntry(treatment: Treatment, at: number): string {
  const left = MARGIN.left + at * 100;
  const { colour } = TREATMENT_STROKES[treatment];
  return (
    formatElement("rect", { class: treatment, x: left, y: 12, width: 12, height: 12, fill: colour }) +
    formatElement("text", { class: "soft", x: left + 18, y: 22, fill: INK }, treatment)
  );
}

/** @param axis vertical position of the band's axis, in pixels */
function drawBand(level: string, rows: readonly HistoryRow[], axis: number, scale: HistoryScale): string {
  const right = WIDTH_PX - MARGIN.right;
  return [
    formatElement(
      "text",
      { class: "soft", x: MARGIN.left - 12, y: axis + 4, "text-anchor": "end", fill: INK },
      escapeXml(level.replaceAll("_", " ")),
    ),
    formatElement("line", { class: "axis", x1: MARGIN.left, y1: axis, x2: right, y2: axis, stroke: "#9aa0aa" }),
    ...rows.flatMap((row) => drawBars(row, axis, scale)),
  ].join("");
}

/** Draws one bar per treatment of a year: negative ones below the axis, the others stacked above it. */
function drawBars(row: HistoryRow, axis: number, { x, unit, barWidth }: HistoryScale): string[] {
  let top = axis;
  return TREATMENT_ORDER.filter((treatment) => row[treatment] > 0).map((treatment) => {
    const height = row[treatment] * unit;
    if (treatment !== "negative") top -= height;
    return formatElement(
      "rect",
      {
        class: treatment,
        x: x(row.year) - barWidth / 2,
        y: treatment === "negative" ? axis : top,
        width: barWidth,
        height,
        fill: TREATMENT_STROKES[treatment].colour,
      },
      formatElement("title", {}, escapeXml(`${row.year}, ${row.level}: ${row[treatment]} ${treatment}`)),
    );
  });
}

function drawYearLabel(year: number, { x, height }: HistoryScale): string {
  return formatElement(
    "text",
    { class: "soft", x: x(year), y: height - 8, "text-anchor": "middle", fill: MUTED_INK, "font-size": 11 },
    String(year),
  );
}

/** Draws a line at a day; a bar is at the middle of its year. Empty if the day is outside the years of the picture. */
function drawDayLine(day: string, { first, last, x, height }: HistoryScale): string {
  const at = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 6.5) / 12;
  if (!(at >= first - 0.5 && at <= last + 0.5)) return "";
  const place = x(Math.min(last, Math.max(first, at)));
  return formatElement(
    "line",
    {
      class: "day",
      x1: place,
      y1: MARGIN.top - 8,
      x2: place,
      y2: height - MARGIN.bottom + 4,
      stroke: "#1d2026",
      "stroke-width": 1.5,
      "stroke-dasharray": "4 3",
    },
    formatElement("title", {}, escapeXml(day)),
  );
}
