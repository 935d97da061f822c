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

const BAR_WIDTH = 40;

/** Overwrites one bar per stage, at most once per percent. */
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
      const filled = Math.round((BAR_WIDTH * percent) / 100);
      stream.write(
        `\r${STAGE_LABELS[stage].padEnd(18)} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${String(percent).padStart(3)}%${formatTimeLeft(performance.now() - begun, percent)}`,
      );
    },
    stop: () => void (stage !== undefined && writeLine(stream)),
  };
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
