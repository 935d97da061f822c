import { useEffect, useState } from "preact/hooks";
import { type CaseSuggestion, suggestCases } from "./suggest-cases.ts";

const SUGGEST_DELAY_MS = 90;
const MIN_CHARS = 2;
const MAX_CHARS = 200;

/** Returns cases that a text cites or names, once the typing has paused. */
export function useCaseSuggestions(text: string): readonly CaseSuggestion[] {
  const [suggestions, setSuggestions] = useState<readonly CaseSuggestion[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < MIN_CHARS || typed.length > MAX_CHARS) {
      setSuggestions([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await suggestCases(typed);
      if (isCurrent) setSuggestions(found);
    }, SUGGEST_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return suggestions;
}
