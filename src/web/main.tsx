import { render } from "preact";
import { App } from "./app.tsx";
import { engine } from "./engine.ts";
import { followLinks } from "./place.ts";
import "./styles/index.css";

// Its worker starts while the first page is being drawn.
void engine();
followLinks();
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
