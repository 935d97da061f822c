import type { ServedEngine } from "../../src/contract/engine.ts";

/** Returns the engine under test; callable once its tests run. */
export type EngineOfTest = () => ServedEngine;
