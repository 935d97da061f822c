import { render } from "preact";
import { App } from "./app.tsx";
import { getEngine } from "./engine.ts";
import { startNavigation } from "./place.ts";
import "./styles/index.css";

// Its worker starts while the first page is being drawn.
void getEngine();
startNavigation();
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
