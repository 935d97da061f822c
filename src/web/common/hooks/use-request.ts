import { useState } from "preact/hooks";

/** State of a request that the user starts. */
export interface RequestState {
  readonly isBusy: boolean;
  /** Error of the last run; null while one is running or after it succeeded. */
  readonly error: unknown;
  /** Runs `work`, and keeps the error if it throws. */
  run(work: () => Promise<void>): Promise<void>;
}

/** Returns the state of a request that the user starts, for instance by a button. */
export function useRequest(): RequestState {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>(IDLE);
  return {
    ...state,
    async run(work) {
      setState({ isBusy: true, error: null });
      try {
        await work();
        setState(IDLE);
      } catch (error) {
        setState({ isBusy: false, error });
      }
    },
  };
}

const IDLE = { isBusy: false, error: null } as const;
