import { openEngine } from "./src/engine/open-engine.ts";
import { openStarterCorpus } from "./src/node/starter-corpus.ts";
import { monitorEventLoopDelay } from "node:perf_hooks";
const engine = await openEngine(openStarterCorpus());
const texts: Record<string,string> = { id: "Brown v. Board of Education, 347 U.S. 483 (1954). " + "Id. ".repeat(122000), full: Array.from({length: 19000}, (_, i) => `A v. B, ${i % 999 + 1} U.S. ${i} (1954).`).join(" ").slice(0,499000), quotes: ('"we hold that the rule of law is a thing of many words here" Brown v. Board of Education, 347 U.S. 483 (1954). ').repeat(4400).slice(0,499000) };
for (const [name, text] of Object.entries(texts)) {
  const h = monitorEventLoopDelay({ resolution: 5 }); h.enable();
  const t = performance.now(); const c = process.cpuUsage();
  const { data } = await engine.citations.check({ text });
  const d = performance.now() - t; const u = process.cpuUsage(c);
  const s = performance.now(); const json = JSON.stringify(data); const ser = performance.now() - s;
  await new Promise(r => setTimeout(r, 20));
  console.log(name, "ms", d|0, "cpu", (u.user+u.system)/1e3|0, "MB", json.length/1e6, "ser", ser|0, "max block", h.max/1e6|0, "p99", h.percentile(99)/1e6|0, JSON.stringify(data.summary), (data as any).truncated, data.citations.length, data.findings.length, data.authorities.length, data.quotations.length);
}
