import { render } from "preact";
import { App } from "./app.tsx";
import { followLinks } from "./place.ts";
import "./styles/index.css";

followLinks();
render(<App />, document.getElementById("app")!);
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
