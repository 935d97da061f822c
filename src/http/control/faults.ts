import type { Fault } from "../../contract/control.ts";
import { EngineError, ERROR_CODES } from "../../errors.ts";
import type { RoutedName } from "../endpoints.ts";
import type { Interference } from "../handler.ts";
import { STATUS } from "../problem.ts";

/** Faults that were ordered, in the order in which they were. */
export interface Faults {
  add(fault: Fault): void;
  /** Those that have not run out. */
  list(): readonly Fault[];
  clear(): void;
  /** Carries out the first fault for the endpoint. Throws the error that the call is to end in. */
  interfere(name: RoutedName, signal: AbortSignal): Promise<Interference | undefined>;
}

/** `latencyMs` holds back every answer, fault or none. */
export function createFaults(latencyMs = 0): Faults {
  let faults: readonly Fault[] = [];

  function take(name: RoutedName): Fault | undefined {
    const found = faults.find(
      ({ endpoint, cutAfter }) => (endpoint ?? name) === name && (cutAfter === undefined || name === "ask.stream"),
    );
    if (found?.times === undefined) return found;
    const left = found.times - 1;
    faults = faults.flatMap((fault) => (fault !== found ? [fault] : left > 0 ? [{ ...fault, times: left }] : []));
    return found;
  }

  return {
    add(fault) {
      faults = [...faults, fault];
    },
    list: () => faults,
    clear() {
      faults = [];
    },
    async interfere(name, signal) {
      const fault = take(name);
      const delay = latencyMs + (fault?.delayMs ?? 0);
      if (delay > 0) await sleep(delay, signal);
      return fault && effectOf(fault);
    },
  };
}

function effectOf({ status, code, cutAfter }: Fault): Interference {
  const known = code ?? ERROR_CODES.find((one) => STATUS[one] === status);
  if (known !== undefined) throw new EngineError(known, "This fault was ordered.");
  if (status !== undefined) return { response: new Response("This fault was ordered.\n", { status }) };
  return { cutAfter };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
