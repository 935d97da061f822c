import { render } from "preact";
import { App } from "./app.tsx";
import { startNavigation } from "./common/location.ts";
import { getEngine, releaseEngineWhileHidden } from "./engine/engine.ts";
import { takeServerKey } from "./engine/server-key.ts";
import "./styles/index.css";

// Before the first page reads its address.
takeServerKey();
// Connects while the first page is rendered; the views report a failure.
getEngine().catch(() => undefined);
releaseEngineWhileHidden();
startNavigation();
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
