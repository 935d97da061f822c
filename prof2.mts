import { openFileCorpus } from "./src/corpus/file/open-file-corpus.ts";
import { openStarterCorpus } from "./src/node/starter-corpus.ts";
import { checkText } from "./src/check/check-text.ts";
const corpus = await openFileCorpus(openStarterCorpus());
const texts: Record<string,string> = { id: "Brown v. Board of Education, 347 U.S. 483 (1954). " + "Id. ".repeat(122000), full: Array.from({length: 19000}, (_, i) => `A v. B, ${i % 999 + 1} U.S. ${i} (1954).`).join(" ").slice(0,499000), quotes: ('"we hold that the rule of law is a thing of many words here" Brown v. Board of Education, 347 U.S. 483 (1954). ').repeat(4400).slice(0,499000) };
for (const [name, text] of Object.entries(texts)) {
  const steps: number[] = [];
  const it = checkText({ corpus, appUrl: "" } as any, { text, format: "text" }, 2026);
  let total = 0; let data: any;
  for (;;) { const c = process.cpuUsage(); const step = await it.next(); const u = process.cpuUsage(c); const ms = (u.user + u.system) / 1e3; total += ms; steps.push(ms); if (step.done) { data = step.value; break; } }
  const s = process.cpuUsage(); const json = JSON.stringify(data); const u = process.cpuUsage(s);
  console.log(name, "cpu", total|0, "steps", steps.length, "worst", steps.map((ms, i) => [ms|0, i]).sort((a,b)=>b[0]-a[0]).slice(0,6).join(" "), "MB", json.length/1e6, "ser", (u.user+u.system)/1e3|0, data.truncated, data.citations.length, data.findings.length, data.authorities.length, data.quotations.length, JSON.stringify(data.summary));
}
