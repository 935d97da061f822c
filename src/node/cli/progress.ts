import cliProgress from "cli-progress";
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

function bars(stream: Terminal["stderr"]) {
  let stage: Progress["stage"] | undefined;
  let bar: cliProgress.SingleBar | undefined;
  return {
    report(progress: Progress): void {
      if (progress.stage !== stage) {
        bar?.stop();
        stage = progress.stage;
        bar = new cliProgress.SingleBar(
          {
            stream: stream as NodeJS.WritableStream,
            format: `${STAGES[stage].padEnd(18)} {bar} {percentage}%`,
            hideCursor: true,
          },
          cliProgress.Presets.shades_classic,
        );
        bar.start(progress.total ?? 1, 0);
      }
      if (progress.total !== null) bar?.setTotal(progress.total);
      bar?.update(Math.min(progress.done, progress.total ?? progress.done));
    },
    stop: () => bar?.stop(),
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
