import type { Treatment } from "../../law/treatment.ts";

/** How each treatment is drawn. Dashes repeat what the colour says, for readers who cannot distinguish colours. */
export const TREATMENT_STROKES: Readonly<Record<Treatment, { readonly colour: string; readonly dashes: string }>> = {
  negative: { colour: "#b3261e", dashes: "none" },
  positive: { colour: "#1b7a43", dashes: "none" },
  neutral: { colour: "#3f5f8f", dashes: "6 3" },
  unknown: { colour: "#767b84", dashes: "2 3" },
};

/** The order of legends and of stacked bars: most severe first. */
export const TREATMENT_ORDER: readonly Treatment[] = ["negative", "positive", "neutral", "unknown"];
