import type { BuildProgress } from "../../../ingest/report.ts";
import { type Terminal, writeLine } from "./terminal.ts";

const STAGE_LABELS: Readonly<Record<BuildProgress["stage"], string>> = {
  import: "reading the input",
  cite: "finding citations",
  index: "indexing words",
  legislation: "indexing laws",
  seal: "sealing the file",
};

/** A bar per stage where a person watches, one line per stage elsewhere. */
export function createProgressReporter({ stderr }: Terminal): { report(progress: BuildProgress): void; stop(): void } {
  return stderr.isTTY ? createProgressBars(stderr) : createProgressLines(stderr);
}

const BAR_WIDTH = 40;

/** Writes a bar over itself, once for every percent. */
function createProgressBars(stream: Terminal["stderr"]) {
  let stage: BuildProgress["stage"] | undefined;
  let shown = -1;
  return {
    report(progress: BuildProgress): void {
      if (progress.stage !== stage) {
        if (stage !== undefined) writeLine(stream);
        stage = progress.stage;
        shown = -1;
      }
      const percent = Math.floor((100 * Math.min(progress.done, progress.total ?? 0)) / (progress.total || 1));
      if (percent === shown) return;
      shown = percent;
      const filled = Math.round((BAR_WIDTH * percent) / 100);
      stream.write(
        `\r${STAGE_LABELS[stage].padEnd(18)} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${String(percent).padStart(3)}%`,
      );
    },
    stop: () => void (stage !== undefined && writeLine(stream)),
  };
}

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
