import type { LoadProgress } from "../../worker/worker-settings.ts";

/** The progress of opening several corpora as one; the former ones answer until it ends. */
export function JoinProgress({ progress: { done, total } }: { readonly progress: LoadProgress }) {
  return (
    <div class="progress" role="status">
      <label>
        Joining the corpora; until they are ready, the former ones answer.
        <progress value={total === null ? undefined : done} max={total ?? 1} />
      </label>
    </div>
  );
}
