import { render } from "preact";
import { App } from "./app.tsx";
import { getEngine } from "./common/engine.ts";
import { startNavigation } from "./common/location.ts";
import { takeServerKey } from "./common/server-key.ts";
import "./styles/index.css";

// Before the first page reads its address.
takeServerKey();
// Starts the worker while the first page is rendered.
void getEngine();
startNavigation();
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
