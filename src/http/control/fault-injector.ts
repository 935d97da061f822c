import { findOperation, type Operation } from "../../contract/operations/operation.ts";
import { OPERATIONS, type RoutedOperation } from "../../contract/operations/operations.ts";
import type { Fault } from "../../contract/schemas/control.ts";
import { EngineError, ERROR_CODES } from "../../errors.ts";
import type { InjectedFault } from "../handler-options.ts";
import { STATUS_BY_CODE } from "../problem-response.ts";

/** Faults of the next calls, in the order in which they were added. */
export interface FaultInjector {
  add(fault: Fault): void;
  /** Returns the faults that still have calls left. */
  list(): readonly Fault[];
  clear(): void;
  /**
   * Applies the first fault for the endpoint.
   * @throws EngineError of the fault
   */
  injectFault(name: RoutedOperation, signal: AbortSignal): Promise<InjectedFault | undefined>;
}

/**
 * Creates an injector without faults.
 * @param latencyMs delay of every answer, with a fault or without
 */
export function createFaultInjector(latencyMs = 0): FaultInjector {
  let faults: readonly Fault[] = [];

  function takeFault(name: RoutedOperation): Fault | undefined {
    const { streams }: Operation = findOperation(OPERATIONS, name);
    const found = faults.find(
      ({ endpoint, cutAfter }) => (endpoint ?? name) === name && (cutAfter === undefined || streams === true),
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
    async injectFault(name, signal) {
      const fault = takeFault(name);
      const delay = latencyMs + (fault?.delayMs ?? 0);
      if (delay > 0) await sleep(delay, signal);
      return fault && toInjectedFault(fault);
    },
  };
}

function toInjectedFault({ status, code, cutAfter }: Fault): InjectedFault {
  const known = code ?? ERROR_CODES.find((one) => STATUS_BY_CODE[one] === status);
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
