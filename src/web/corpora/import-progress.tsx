import type { LoadProgress } from "../../worker/worker-settings.ts";
import { formatBytes } from "./format-bytes.ts";

const PHASE_LABELS: Readonly<Record<LoadProgress["phase"], string>> = {
  download: "Copying",
  check: "Verifying",
  open: "Opening",
  join: "Joining",
};

interface ImportProgressProps {
  readonly progress: LoadProgress;
  readonly onStop: () => void;
}

/** The progress of an import, with a button that stops it. */
export function ImportProgress({ progress: { phase, done, total }, onStop }: ImportProgressProps) {
  return (
    <div class="progress">
      <label>
        {PHASE_LABELS[phase]} {formatBytes(done)}
        {total === null ? "" : ` of ${formatBytes(total)}`}
        <progress value={total === null ? undefined : done} max={total ?? 1} />
      </label>
      <button type="button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
