import { stem } from "../../../text/stem.ts";
import { DENIAL, listConcepts } from "./concepts.ts";
import { OTHER_AUTHORITY, type SentenceToken, TARGET } from "./sentence-tokens.ts";
import { ACTORS } from "./tables/actors.ts";

/** Adds a feature with the place where it occurs. */
export type AddFeature = (name: string, at: SentenceToken) => void;

/** Adds "!" and each word and concept of the last sentence, in which a court mostly says what comes of a citation. */
export function addLastSentence(tokens: readonly SentenceToken[], add: AddFeature): void {
  const last = tokens.at(-1)?.sentence;
  for (const token of tokens) {
    if (token.sentence !== last) continue;
    add(`!${token.name}`, token);
    for (const concept of listConcepts(token.name)) add(`!*${concept}`, token);
  }
}

/** Most words from an actor to what it does. */
const MAX_ACT_WORDS = 12;

/**
 * Adds "&" and each word and concept with the actor that precedes it in its sentence: "we", a party, a dissent, a court
 * below, a law, the target, another authority. "~" marks a concept that is denied in the same clause.
 */
export function addActs(tokens: readonly SentenceToken[], add: AddFeature): void {
  let actor = NO_ACTOR;
  let denial = "";
  let distance = 0;
  let sentence = -1;
  for (const token of tokens) {
    if (token.sentence !== sentence) [sentence, actor, denial] = [token.sentence, NO_ACTOR, ""];
    const found = findActor(token.name);
    if (found !== undefined) [actor, denial, distance] = [found, "", 0];
    else if (token.name === "," || token.name === ";") denial = "";
    else {
      const concepts = listConcepts(token.name);
      if (concepts.includes(DENIAL)) [denial, distance] = ["~", 0];
      if (++distance > MAX_ACT_WORDS) continue;
      for (const concept of concepts) add(`&${actor}${denial} *${concept}`, token);
      add(`&${actor} ${stem(token.name)}`, token);
    }
  }
}

/** The actor of words that no actor precedes. */
export const NO_ACTOR = "none";
let actors: ReadonlyMap<string, string> | null = null;

/** Finds who may act or speak by a word in lower case: "we", a party, a dissent, a court below, a law, the target, another authority. */
export function findActor(word: string): string | undefined {
  actors ??= new Map([
    ...Object.entries(ACTORS).flatMap(([actor, words]) => words.split(" ").map((one) => [one, actor] as const)),
    [TARGET, TARGET],
    [OTHER_AUTHORITY, OTHER_AUTHORITY],
  ]);
  return actors.get(word);
}

/** Most words from the first to the second of a pair that is not adjacent. */
const MAX_SKIP_WORDS = 4;

/** Adds "%" and each pair of stems of a sentence with one to three words between them. */
export function addSkipPairs(tokens: readonly SentenceToken[], add: AddFeature): void {
  const stems = tokens.map(({ name }) => stem(name));
  tokens.forEach(({ sentence }, first) => {
    for (let second = first + 2; second <= first + MAX_SKIP_WORDS; second++) {
      const token = tokens[second];
      if (token === undefined || token.sentence !== sentence) return;
      add(`%${stems[first]} ${stems[second]}`, token);
    }
  });
}

/** Numbers above it count as it. */
const MAX_COUNT = 4;

/** Adds how many sentences and authorities a window has, and where among them the target is. */
export function addShape(
  tokens: readonly SentenceToken[],
  counts: { readonly sentences: number; readonly authorities: number },
  add: AddFeature,
): void {
  const at = tokens.findIndex(({ name }) => name === TARGET);
  const target = tokens[at];
  if (target === undefined) return;
  const sentences = Math.min(MAX_COUNT, counts.sentences);
  add(`#sentences ${sentences}`, target);
  add(`#authorities ${Math.min(MAX_COUNT, counts.authorities)}`, target);
  add(`#target ${target.sentence} of ${sentences}`, target);
  add(`#quarter ${Math.floor((4 * at) / tokens.length)}`, target);
}
