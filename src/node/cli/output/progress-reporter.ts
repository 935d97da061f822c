import type { BuildProgress } from "../../../ingest/report.ts";
import { type Terminal, writeLine } from "./terminal.ts";

const STAGE_LABELS: Readonly<Record<BuildProgress["stage"], string>> = {
  import: "reading the input",
  cite: "finding citations",
  index: "indexing words",
  legislation: "indexing laws",
  status: "judging status",
  seal: "sealing the file",
};

/** Creates a reporter of build progress: a bar per stage on a terminal, else a line per stage. */
export function createProgressReporter({ stderr }: Terminal): { report(progress: BuildProgress): void; stop(): void } {
  return stderr.isTTY ? createProgressBars(stderr) : createProgressLines(stderr);
}

/** Creates a reporter of what is computed of several corpora, which first says what that is. */
export function createUnionReporter(terminal: Terminal): ReturnType<typeof createProgressReporter> {
  const { report, stop } = createProgressReporter(terminal);
  let isExplained = false;
  return {
    report(progress) {
      if (!isExplained) writeLine(terminal.stderr, UNION_EXPLANATION);
      isExplained = true;
      report(progress);
    },
    stop,
  };
}

const UNION_EXPLANATION =
  "What depends on several corpora together is computed once, and kept beside the first where its folder can be written:";

const LABEL_CHARS = 18;
const MAX_BAR_CHARS = 40;
/** A bar that is shorter shows nothing. */
const MIN_BAR_CHARS = 5;
/** Of a terminal that does not state its width. */
const DEFAULT_COLUMNS = 80;

/** Overwrites one bar per stage, at most once per percent; a line never fills the terminal, which would then wrap it. */
function createProgressBars(stream: Terminal["stderr"]) {
  let stage: BuildProgress["stage"] | undefined;
  let shownPercent = -1;
  let begun = 0;
  return {
    report(progress: BuildProgress): void {
      if (progress.stage !== stage) {
        if (stage !== undefined) writeLine(stream);
        stage = progress.stage;
        shownPercent = -1;
        begun = performance.now();
      }
      const percent = Math.floor((100 * Math.min(progress.done, progress.total ?? 0)) / (progress.total || 1));
      if (percent === shownPercent) return;
      shownPercent = percent;
      const timeLeft = formatTimeLeft(performance.now() - begun, percent);
      stream.write(`\r${formatBar(STAGE_LABELS[stage], percent, timeLeft, stream.columns)}`);
    },
    stop(): void {
      if (stage !== undefined) writeLine(stream);
      stage = undefined;
    },
  };
}

/** Formats a line of the width of a terminal, without the bar or the remaining time where there is no room for them. */
function formatBar(label: string, percent: number, timeLeft: string, columns = DEFAULT_COLUMNS): string {
  const figure = `${String(percent).padStart(3)}%`;
  const room = columns - 1 - LABEL_CHARS - 1 - 1 - figure.length - TIME_LEFT_CHARS;
  const width = Math.min(MAX_BAR_CHARS, room);
  if (width < MIN_BAR_CHARS) return `${label.padEnd(LABEL_CHARS)} ${figure}`.slice(0, Math.max(1, columns - 1));
  const filled = Math.round((width * percent) / 100);
  return `${label.padEnd(LABEL_CHARS)} ${"█".repeat(filled)}${"░".repeat(width - filled)} ${figure}${timeLeft}`;
}

/** Time below which the remaining time is not shown, in milliseconds: the rate is not known yet. */
const MIN_MEASURED_MS = 5000;

/** Formats how long a stage will take if it continues at its rate; as long as the longest such text. */
function formatTimeLeft(elapsed: number, percent: number): string {
  if (elapsed < MIN_MEASURED_MS || percent === 0 || percent >= 100) return "".padEnd(TIME_LEFT_CHARS);
  const minutes = Math.ceil((elapsed * (100 - percent)) / percent / 60_000);
  return `, ${minutes} min left`.padEnd(TIME_LEFT_CHARS);
}

const TIME_LEFT_CHARS = 18;

function createProgressLines(stream: Terminal["stderr"]) {
  let stage: BuildProgress["stage"] | undefined;
  return {
    report(progress: BuildProgress): void {
      if (progress.stage === stage) return;
      stage = progress.stage;
      writeLine(stream, `${STAGE_LABELS[stage]} …`);
    },
    stop: () => undefined,
  };
}
