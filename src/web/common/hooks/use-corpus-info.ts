import type { ManifestResponse, StatsResponse } from "../../../contract/schemas/corpus.ts";
import { type EngineQueryState, useEngineQuery } from "./use-engine-query.ts";

/** Returns the manifest of the open corpus. */
export function useManifest(): EngineQueryState<ManifestResponse> {
  return useEngineQuery("manifest", {}, (engine) => engine.corpus.manifest());
}

/** Returns the statistics of the open corpus. */
export function useStats(): EngineQueryState<StatsResponse> {
  return useEngineQuery("stats", {}, (engine) => engine.corpus.stats());
}
