import { toTreatmentLabel } from "../../../law/treatment.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import type { SignalHit } from "../scan-signals.ts";
import { type AddFeature, findActor, NO_ACTOR } from "./context-features.ts";
import { DENIALS, MAX_DENIAL_CHARS, SUPPOSITIONS } from "./denials.ts";
import { MENTIONS } from "./mark-mentions.ts";
import { scanEverydaySignals } from "./scan-everyday-signals.ts";
import type { SentenceToken } from "./sentence-tokens.ts";
import type { WordInput } from "./word-input.ts";

/**
 * Adds "|" and the kind of each formula and everyday phrase of the lexicon with the mentions of cases nearest to it in its
 * sentence, and its label, "~" if it is denied or "?" if it is supposed, with who acts before it.
 * @param tokens as `markMentions` lists them
 */
export function addSignals(
  { text, target, sentences, formulae }: WordInput,
  tokens: readonly SentenceToken[],
  add: AddFeature,
): void {
  const addHits = (type: "f" | "e", hits: readonly SignalHit[]) => {
    for (const { row, start, end } of hits) {
      if (start >= target.start && end <= target.end) continue;
      const sentence = findSentenceIndex(sentences, start);
      const own = tokens.filter((token) => token.sentence === sentence);
      const before = own.filter(({ span }) => span.end <= start);
      const after = own.filter(({ span }) => span.start >= end);
      const isMention = ({ name }: SentenceToken) => MENTIONS.has(name);
      const [left, right] = [before.findLast(isMention), after.find(isMention)].map((one) => one?.name ?? "-");
      const actors = before.map(({ name }) => MENTIONS.get(name) ?? findActor(name));
      const actor = actors.findLast((one) => one !== undefined) ?? NO_ACTOR;
      const words = text.slice(Math.max(sentences[sentence]!.start, start - MAX_DENIAL_CHARS), start);
      const denied = determineDenial(words);
      const token = { name: "", span: { start, end }, sentence };
      add(`|${type}${row.kind} ${left} ${right}`, token);
      add(`|${toTreatmentLabel(row.kind)}${denied} ${actor}`, token);
    }
  };
  addHits("f", formulae);
  addHits("e", scanEverydaySignals(text));
}

function determineDenial(before: string): "~" | "?" | "" {
  if (DENIALS.some((pattern) => pattern.test(before))) return "~";
  return SUPPOSITIONS.some((pattern) => pattern.test(before)) ? "?" : "";
}
