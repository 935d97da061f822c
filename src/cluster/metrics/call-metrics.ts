import type { CallRecord } from "../../http/call-record.ts";

/** The metrics of one process, as plain values that can be sent to another one. */
export type ProcessMetrics = readonly object[];

/** What a server counts, in the text format of Prometheus. */
export interface CallMetrics {
  /** Counts a call that has begun; returns what is called when its answer is there. */
  begin(): () => void;
  /** Counts a call that has ended. */
  addCall(call: CallRecord): void;
  /** Counts credits that were debited. */
  addCredits(credits: number): void;
  /** Returns the metrics of this process, for {@link CallMetrics.render} of another one. */
  read(): Promise<ProcessMetrics>;
  /** Returns all metrics, and the media type of the text. @param processes whose sums to return; default this one */
  render(processes?: readonly ProcessMetrics[]): Promise<{ readonly text: string; readonly type: string }>;
}

/** Upper bounds of the durations that are counted apart, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of a server; `null` if the package prom-client is not installed. */
export async function openCallMetrics(): Promise<CallMetrics | null> {
  const client = await import("prom-client").catch(() => null);
  if (client === null) return null;
  const registry = new client.Registry();
  const registers = [registry];
  const calls = new client.Counter({
    name: "headnote_calls_total",
    help: "Calls that have ended, by operation and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const seconds = new client.Histogram({
    name: "headnote_call_seconds",
    help: "Durations of calls, by operation.",
    labelNames: ["operation"],
    buckets: SECONDS,
    registers,
  });
  const running = new client.Gauge({
    name: "headnote_calls_running",
    help: "Requests without an answer yet.",
    registers,
  });
  const credits = new client.Counter({
    name: "headnote_credits_total",
    help: "Credits that were debited.",
    registers,
  });
  return {
    begin() {
      running.inc();
      return () => running.dec();
    },
    addCall({ endpoint, status, ms }) {
      const operation = endpoint ?? "none";
      calls.inc({ operation, status: String(status) });
      seconds.observe({ operation }, ms / 1000);
    },
    addCredits: (amount) => credits.inc(amount),
    read: () => registry.getMetricsAsJSON(),
    async render(processes) {
      const shown = processes ? client.AggregatorRegistry.aggregate([...processes]) : registry;
      return { text: await shown.metrics(), type: registry.contentType };
    },
  };
}
