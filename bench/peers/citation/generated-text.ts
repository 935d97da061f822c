import { createRandom } from "../../../test/support/seeded-random.ts";

const random = createRandom(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const pickNumber = (most: number): number => 1 + Math.floor(random() * most);

const WORDS =
  "the court held that a plaintiff who claims relief under this rule must show injury and cause while the state argues no duty was owed by its officers at any time before trial".split(
    " ",
  );
const NAMES = [
  "Adams",
  "Baker",
  "Carter",
  "Dole",
  "Evans Mfg. Co.",
  "State of Ohio",
  "Ram Lal",
  "Union of India",
  "Foster",
];

/** Two made-up parties. */
export function generateCaseName(): string {
  return `${pick(NAMES)} v. ${pick(NAMES)}`;
}

const CITATIONS: readonly (() => string)[] = [
  () =>
    `${generateCaseName()}, ${pickNumber(590)} U.S. ${pickNumber(900)}, ${pickNumber(900)} (${1900 + pickNumber(120)}).`,
  () =>
    `${generateCaseName()}, ${pickNumber(999)} F.3d ${pickNumber(1400)}, ${pickNumber(1400)} (${pick(["2d", "9th", "7th"])} Cir. ${1993 + pickNumber(27)}) (en banc).`,
  () =>
    `See ${generateCaseName()}, ${pickNumber(300)} Cal. App. ${pick(["2d", "3d", "4th"])} ${pickNumber(900)}, ${pickNumber(200)} Cal. Rptr. ${pickNumber(900)} (19${pickNumber(89) + 10}).`,
  () =>
    `${generateCaseName()}, (${1950 + pickNumber(70)}) ${pickNumber(12)} SCC ${pickNumber(900)} : AIR ${1950 + pickNumber(70)} SC ${pickNumber(3000)}.`,
  () => `${generateCaseName()}, [${1950 + pickNumber(60)}] ${pickNumber(6)} S.C.R. ${pickNumber(900)}.`,
  () => `${pick(NAMES)}, ${pickNumber(999)} F.3d at ${pickNumber(900)}.`,
  () => `Id. at ${pickNumber(900)}.`,
  () => `${pick(NAMES)}, supra, at ${pickNumber(900)}.`,
  () => `${pickNumber(50)} U.S.C. § ${pickNumber(2000)}(a)(${pickNumber(9)}).`,
  () => `Section ${pickNumber(500)} of the Indian Penal Code.`,
];

/**
 * Sentences of plain words with citations of every kind among them, as dense as in opinions of courts of appeals: one
 * full citation in some 500 characters.
 */
export function generateOpinion(length: number): string {
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const words = Array.from({ length: 12 + pickNumber(24) }, () => pick(WORDS)).join(" ");
    const part = `${words[0]!.toUpperCase()}${words.slice(1)}. ${random() < 0.4 ? `${pick(CITATIONS)()} ` : ""}`;
    parts.push(part);
    size += part.length;
  }
  return parts.join("");
}
