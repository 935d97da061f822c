import type { CallRecord } from "../../http/call-record.ts";

/** Calls of a service, for `/__control/requests`. */
export interface CallRecorder {
  /** Adds a call; beyond 1,000 calls the oldest one is dropped. */
  record(call: CallRecord): void;
  /** Returns the recorded calls, oldest first. */
  list(): readonly CallRecord[];
  clear(): void;
}

const MAX_RECORDED_CALLS = 1000;

/** Creates a recorder without calls. */
export function createCallRecorder(): CallRecorder {
  let calls: readonly CallRecord[] = [];
  return {
    record(call) {
      calls = [...calls.slice(-MAX_RECORDED_CALLS + 1), call];
    },
    list: () => calls,
    clear() {
      calls = [];
    },
  };
}
