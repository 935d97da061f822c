import { seeded } from "../seeded.ts";

const random = seeded(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const number = (most: number): number => 1 + Math.floor(random() * most);

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
export function partyNames(): string {
  return `${pick(NAMES)} v. ${pick(NAMES)}`;
}

const CITATIONS: readonly (() => string)[] = [
  () => `${partyNames()}, ${number(590)} U.S. ${number(900)}, ${number(900)} (${1900 + number(120)}).`,
  () =>
    `${partyNames()}, ${number(999)} F.3d ${number(1400)}, ${number(1400)} (${pick(["2d", "9th", "7th"])} Cir. ${1993 + number(27)}) (en banc).`,
  () =>
    `See ${partyNames()}, ${number(300)} Cal. App. ${pick(["2d", "3d", "4th"])} ${number(900)}, ${number(200)} Cal. Rptr. ${number(900)} (19${number(89) + 10}).`,
  () =>
    `${partyNames()}, (${1950 + number(70)}) ${number(12)} SCC ${number(900)} : AIR ${1950 + number(70)} SC ${number(3000)}.`,
  () => `${partyNames()}, [${1950 + number(60)}] ${number(6)} S.C.R. ${number(900)}.`,
  () => `${pick(NAMES)}, ${number(999)} F.3d at ${number(900)}.`,
  () => `Id. at ${number(900)}.`,
  () => `${pick(NAMES)}, supra, at ${number(900)}.`,
  () => `${number(50)} U.S.C. § ${number(2000)}(a)(${number(9)}).`,
  () => `Section ${number(500)} of the Indian Penal Code.`,
];

/**
 * Sentences of plain words with citations of every kind among them, as dense as in opinions of courts of appeals: one
 * full citation in some 500 characters.
 */
export function madeOpinion(length: number): string {
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const words = Array.from({ length: 12 + number(24) }, () => pick(WORDS)).join(" ");
    const part = `${words[0]!.toUpperCase()}${words.slice(1)}. ${random() < 0.4 ? `${pick(CITATIONS)()} ` : ""}`;
    parts.push(part);
    size += part.length;
  }
  return parts.join("");
}
