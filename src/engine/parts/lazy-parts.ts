import { EngineError } from "../../errors.ts";
import type { EngineParts } from "./engine-parts.ts";

/**
 * Imports each part when a verb first needs it. Bundlers write each into a separate file, so that the script of the
 * engine stays small and starts fast.
 */
export const LAZY_PARTS: EngineParts = {
  ask: () => loadPart(() => import("../../ask/answer-question.ts")),
  check: () => loadPart(() => import("../../check/check-text.ts")),
  citationFormats: () => loadPart(() => import("./citation-formats.ts")),
  network: () => loadPart(() => import("../../citator/network/build-network.ts")),
};

/**
 * Imports a part.
 * @throws EngineError `internal` if its file cannot be fetched
 */
export async function loadPart<Part>(importPart: () => Promise<Part>): Promise<Part> {
  try {
    return await importPart();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const remedy = "Serve every script of the build, and reload the page after an update.";
    throw new EngineError("internal", `A script of the engine could not be loaded (${reason}). ${remedy}`, {}, cause);
  }
}
