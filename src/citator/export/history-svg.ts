import type { HistoryResponse } from "../../contract/schemas/citations/explain.ts";
import { createTimeScale, listYearTicks } from "./time-scale.ts";
import { TREATMENT_ORDER, TREATMENT_STROKES } from "./treatment-strokes.ts";
import { escapeXml, formatElement } from "./xml.ts";

const WIDTH_PX = 900;
const BAND_HEIGHT_PX = 70;
const MARGIN = { left: 110, right: 24, top: 44, bottom: 28 };

/** What a picture of treatment over time shows besides. */
export interface HistorySvgOptions {
  /** `YYYY-MM-DD`: a line is drawn where this day is, if the picture reaches it. */
  readonly asOf?: string | undefined;
}

/**
 * The treatment of a case over time as an SVG picture: one band per level of court, one bar per year, citing decisions
 * stacked by treatment, negative ones below the line. A page that shows it can style it by its classes (`ground`,
 * `soft`, `axis`, `day` and the treatments).
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
  const years = rows.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);
  const x = createTimeScale(first, last, MARGIN.left + 6, WIDTH_PX - MARGIN.right - 6);
  const most = Math.max(
    1,
    ...rows.flatMap(({ negative, positive, neutral, unknown }) => [negative, positive + neutral + unknown]),
  );
  const unit = (BAND_HEIGHT_PX / 2 - 4) / most;
  const bar = Math.max(1.5, Math.min(14, (WIDTH_PX - MARGIN.left - MARGIN.right) / Math.max(1, last - first + 1) - 1));
  const height = MARGIN.top + Math.max(1, levels.length) * BAND_HEIGHT_PX + MARGIN.bottom;
  const title = `Treatment of ${caseName} over time`;

  const bands = levels.map((level, band) => {
    const line = MARGIN.top + band * BAND_HEIGHT_PX + BAND_HEIGHT_PX / 2;
    const bars = rows
      .filter((row) => row.level === level)
      .flatMap((row) => {
        let up = line;
        return TREATMENT_ORDER.filter((treatment) => row[treatment] > 0).map((treatment) => {
          const size = row[treatment] * unit;
          if (treatment !== "negative") up -= size;
          const y = treatment === "negative" ? line : up;
          return formatElement(
            "rect",
            {
              class: treatment,
              x: x(row.year) - bar / 2,
              y,
              width: bar,
              height: size,
              fill: TREATMENT_STROKES[treatment].colour,
            },
            formatElement("title", {}, escapeXml(`${row.year}, ${level}: ${row[treatment]} ${treatment}`)),
          );
        });
      });
    return [
      formatElement(
        "text",
        { class: "soft", x: MARGIN.left - 12, y: line + 4, "text-anchor": "end", fill: "#30343b" },
        escapeXml(level.replaceAll("_", " ")),
      ),
      formatElement("line", {
        class: "axis",
        x1: MARGIN.left,
        y1: line,
        x2: WIDTH_PX - MARGIN.right,
        y2: line,
        stroke: "#9aa0aa",
      }),
      ...bars,
    ].join("");
  });
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
      ...TREATMENT_ORDER.map(
        (treatment, at) =>
          formatElement("rect", {
            class: treatment,
            x: MARGIN.left + at * 100,
            y: 12,
            width: 12,
            height: 12,
            fill: TREATMENT_STROKES[treatment].colour,
          }) +
          formatElement("text", { class: "soft", x: MARGIN.left + at * 100 + 18, y: 22, fill: "#30343b" }, treatment),
      ),
      ...bands,
      asOf === undefined ? "" : drawDayLine(asOf, first, last, x, height),
      ...ticks.map((year) =>
        formatElement(
          "text",
          { class: "soft", x: x(year), y: height - 8, "text-anchor": "middle", fill: "#5b616b", "font-size": 11 },
          String(year),
        ),
      ),
    ],
  );
}

/** A day among years: each bar stands at the middle of its year. */
function drawDayLine(day: string, first: number, last: number, x: (year: number) => number, height: number): string {
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
