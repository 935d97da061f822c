// Loaded by every process of a server that is measured (NODE_OPTIONS): writes the delay of its event loop, and the
// processor time of its main thread between two turns of a timer, every second.
import { readFileSync, writeFileSync } from "node:fs";
import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const folder = process.env.HEADNOTE_WATCH;
const delay = monitorEventLoopDelay({ resolution: 10 });
const busy = createHistogram();
// On Linux the time for which the main thread had a processor: other work on the machine does not add to it.
const readThreadTime = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "latin1").split(" ")[0]);

let before = readThreadTime();
delay.enable();
setInterval(() => {
  const now = readThreadTime();
  busy.record(Math.max(1, now - before));
  before = now;
}, 10).unref();
setInterval(() => {
  const figures = { delayP99: delay.percentile(99) / 1e6, busyP99: busy.percentile(99) / 1e6, busyMax: busy.max / 1e6 };
  writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify(figures));
}, 1000).unref();
process.on("SIGUSR2", () => {
  delay.reset();
  busy.reset();
});
// What is left when all garbage is gone, in MB.
process.on("SIGWINCH", () => {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${folder}/${process.pid}.retained`, String((heapUsed + external) / 2 ** 20));
});
