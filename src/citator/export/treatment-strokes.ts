import type { Treatment } from "../../law/treatment.ts";

/** How each treatment is drawn. The dashes say the same as the colour, for who cannot tell colours apart. */
export const TREATMENT_STROKES: Readonly<Record<Treatment, { readonly colour: string; readonly dashes: string }>> = {
  negative: { colour: "#b3261e", dashes: "none" },
  positive: { colour: "#1b7a43", dashes: "none" },
  neutral: { colour: "#3f5f8f", dashes: "6 3" },
  unknown: { colour: "#767b84", dashes: "2 3" },
};

/** Gravest first: the order of legends and of stacked bars. */
export const TREATMENT_ORDER: readonly Treatment[] = ["negative", "positive", "neutral", "unknown"];
