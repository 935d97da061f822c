import type { CaseText } from "./case-text.ts";
import type { TextLink } from "./linked-text.tsx";

/** The citations of a case's text that name a case of the corpus. */
export function useLinks(_record: CaseText): readonly TextLink[] {
  return [];
}
