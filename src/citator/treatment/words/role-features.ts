import { DENIAL, listConcepts } from "./concepts.ts";
import { type AddFeature, findActor, NO_ACTOR } from "./context-features.ts";
import { MENTIONS } from "./mark-mentions.ts";
import type { SentenceToken } from "./sentence-tokens.ts";

/** Most words from a denial to what it denies. */
const MAX_DENIAL_WORDS = 5;
/** Most words from a concept to the mention of a case that follows it. */
const MAX_OBJECT_WORDS = 7;

/**
 * Adds "$" and each concept with the actor or mention that precedes it in its sentence, "~" if it is denied, and the mention
 * that follows it in its clause: "we decline to follow that decision" is a denied "follow" by the court, of the target.
 * @param tokens as `markMentions` lists them
 */
export function addRoles(tokens: readonly SentenceToken[], add: AddFeature): void {
  let actor = NO_ACTOR;
  let denial = -1;
  let sentence = -1;
  tokens.forEach((token, at) => {
    if (token.sentence !== sentence) [sentence, actor, denial] = [token.sentence, NO_ACTOR, -1];
    const mention = MENTIONS.get(token.name);
    actor = mention ?? findActor(token.name) ?? actor;
    if (mention !== undefined) return;
    const concepts = listConcepts(token.name);
    if (concepts.length === 0) return;
    const denied = denial >= 0 && at - denial <= MAX_DENIAL_WORDS ? "~" : "";
    const object = findObject(tokens, at);
    for (const concept of concepts) add(`$${actor}${denied} *${concept} ${object}`, token);
    if (concepts.includes(DENIAL)) denial = at;
  });
}

function findObject(tokens: readonly SentenceToken[], at: number): string {
  for (let next = at + 1; next <= at + MAX_OBJECT_WORDS; next++) {
    const token = tokens[next];
    if (token === undefined || token.sentence !== tokens[at]!.sentence) break;
    const mention = MENTIONS.get(token.name);
    if (mention !== undefined) return mention;
    if (token.name === "," || token.name === ";") break;
  }
  return "none";
}
