import type { Progress } from "../../ingest/report.ts";
import { line, type Terminal } from "./terminal.ts";

const STAGES: Readonly<Record<Progress["stage"], string>> = {
  import: "reading the input",
  cite: "finding citations",
  index: "indexing words",
  legislation: "indexing laws",
  seal: "sealing the file",
};

/** A bar per stage where a person watches, one line per stage elsewhere. */
export function progressReporter({ stderr }: Terminal): { report(progress: Progress): void; stop(): void } {
  return stderr.isTTY ? bars(stderr) : lines(stderr);
}

const BAR_WIDTH = 40;

/** Writes a bar over itself, once for every percent. */
function bars(stream: Terminal["stderr"]) {
  let stage: Progress["stage"] | undefined;
  let shown = -1;
  return {
    report(progress: Progress): void {
      if (progress.stage !== stage) {
        if (stage !== undefined) line(stream);
        stage = progress.stage;
        shown = -1;
      }
      const percent = Math.floor((100 * Math.min(progress.done, progress.total ?? 0)) / (progress.total || 1));
      if (percent === shown) return;
      shown = percent;
      const filled = Math.round((BAR_WIDTH * percent) / 100);
      stream.write(
        `\r${STAGES[stage].padEnd(18)} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${String(percent).padStart(3)}%`,
      );
    },
    stop: () => void (stage !== undefined && line(stream)),
  };
}

function lines(stream: Terminal["stderr"]) {
  let stage: Progress["stage"] | undefined;
  return {
    report(progress: Progress): void {
      if (progress.stage === stage) return;
      stage = progress.stage;
      line(stream, `${STAGES[stage]} …`);
    },
    stop: () => undefined,
  };
}
