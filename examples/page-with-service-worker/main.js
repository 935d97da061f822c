import { createClient } from "headnote/client";
import { connect, offerEngine } from "headnote/worker";

const status = document.querySelector("[role=status]");

const worker = new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module" });
const engine = connect(worker, { settings: { corpus: { name: "starter", url: "starter.sqlite" } } });
offerEngine(worker);

const controlled = new Promise((resolve) => {
  navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
});
await navigator.serviceWorker.register("service-worker.js", { type: "module" });
if (!navigator.serviceWorker.controller) await controlled;
await engine.ready;

// From here on `fetch("/api/v1/…")` works on this page without a network; so does a client written for the service.
const client = createClient({ url: location.origin });
const { meta } = await client.research.search({ query: '"equal protection" AND school*' });
status.textContent = `${meta.total} cases`;
