import { parseTableRows } from "../../citation/reporters/edition.ts";
import { parseSmallInteger } from "../../text/numerals.ts";
import { VOLUME_YEARS } from "../tables/volume-years.ts";

/** The years of the decisions that a volume can contain, both included. */
export interface VolumeYears {
  readonly from: number;
  readonly to: number;
  /** Number of years by which the bounds can be wrong. */
  readonly tolerance: number;
  /** Whether the volume follows the last one that the table knows. */
  readonly isAfterLast: boolean;
}

/** Returns the years of the decisions in a volume of a series; `null` for a series or a volume that is not known. */
export function estimateVolumeYears(reporter: string, volume: string): VolumeYears | null {
  const series = loadSeries().get(reporter);
  const number = parseSmallInteger(volume);
  if (series === undefined || number === null) return null;
  const { marks, tolerance } = series;
  const next = marks.findIndex((mark) => mark.volume >= number);
  if (next === -1) return { from: marks.at(-1)!.from, to: Number.POSITIVE_INFINITY, tolerance, isAfterLast: true };
  const after = marks[next]!;
  if (after.volume === number) return { from: after.from, to: after.to, tolerance, isAfterLast: false };
  const before = marks[next - 1];
  return before === undefined ? null : { from: before.from, to: after.to, tolerance, isAfterLast: false };
}

interface VolumeMark {
  readonly volume: number;
  readonly from: number;
  readonly to: number;
}

interface VolumeSeries {
  readonly tolerance: number;
  readonly marks: readonly VolumeMark[];
}

let seriesByReporter: ReadonlyMap<string, VolumeSeries> | undefined;

function loadSeries(): ReadonlyMap<string, VolumeSeries> {
  seriesByReporter ??= new Map(
    parseTableRows(VOLUME_YEARS).map(([reporter = "", tolerance = "", marks = ""]) => [
      reporter,
      { tolerance: Number(tolerance), marks: marks.split(",").map(readMark) },
    ]),
  );
  return seriesByReporter;
}

function readMark(text: string): VolumeMark {
  const [, volume, from, to] = /^(\d+):(\d{4})(?:-(\d{4}))?$/.exec(text)!;
  return { volume: Number(volume), from: Number(from), to: Number(to ?? from) };
}
