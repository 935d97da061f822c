import { persistStorage } from "headnote/browser";
import { connect, EngineError } from "headnote/worker";

const status = document.querySelector("[role=status]");
const form = document.querySelector("form");

const worker = new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module" });
const engine = connect(worker, {
  settings: { corpus: { name: "starter", url: "starter.sqlite" } },
  onProgress({ phase, done, total }) {
    status.textContent = `${phase}: ${done} of ${total ?? "?"} bytes`;
  },
});
await engine.ready.catch((error) => {
  status.textContent = error.message;
  throw error;
});
await persistStorage();

async function lookUp() {
  try {
    const { data } = await engine.citations.resolve({ citation: form.citation.value });
    status.textContent = `${data.caseName} (${data.year}): ${data.freshness}`;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    status.textContent = error.message;
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  lookUp();
});
await lookUp();
