import { isSameCaseName } from "../../citation/case-name-match.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { computeEditDistance } from "../../text/spelling/edit-distance.ts";
import { compareMatters, isMatterName } from "./compare-matters.ts";
import { foldIndianWord } from "./fold-name-word.ts";
import { isPlaceWord, isTradeWord, isUnion, type PartyWords, readPartyWords, splitParties } from "./name-words.ts";

/**
 * How two case names agree. `same`: they name one case. `variant`: a letter apart, as copyists and transliterations are.
 * `misspelt`: a word is misspelt. `different`: a party is another one. `unknown`: too little is left to compare.
 */
export type NameAgreement = "same" | "unknown" | "variant" | "misspelt" | "different";

/** How two parties agree; `government`: one is a government without its place, which the other can be. */
type PartyAgreement = NameAgreement | "government";

/**
 * Compares the name of a case in a text with that of its record, party by party and in either order. It is stricter than
 * `isSameCaseName`, which decides whether a citation may lead to a case: this one finds what a proof-reader would mark.
 */
export function compareCaseNames(given: string, known: string, jurisdiction: Jurisdiction): NameAgreement {
  const [left, right] = [splitParties(given), splitParties(known)];
  if (isPopularName(given) || isPopularName(known)) return isSameCaseName(given, known) ? "same" : "different";
  if (left.length === 2 && right.length < 2) return "unknown";
  if (isMatterName(given)) return right.length < 2 ? compareMatters(given, known, jurisdiction) : "unknown";
  if (left.length < 2 || right.length < 2) return compareLooseNames(left, right, jurisdiction);
  const [g1, g2] = left.map(readPartyWords) as [PartyWords, PartyWords];
  const [k1, k2] = right.map(readPartyWords) as [PartyWords, PartyWords];
  const straight = joinAgreements(compareParties(g1, k1, jurisdiction), compareParties(g2, k2, jurisdiction));
  const crossed = [compareParties(g1, k2, jurisdiction), compareParties(g2, k1, jurisdiction)] as const;
  const swapped = joinAgreements(...crossed);
  // Two governments agree with everything: the parties are only taken as swapped if one of them is recognised.
  return crossed.includes("same") && GRADE[swapped] < GRADE[straight] ? swapped : straight;
}

/** Returns whether a name is a popular one, such as "The License Cases", which no record has beside the parties. */
function isPopularName(name: string): boolean {
  return /\bcases?\.?$/i.test(name);
}

const GRADE: Readonly<Record<NameAgreement, number>> = { same: 0, unknown: 1, variant: 2, misspelt: 3, different: 4 };

/** Joins the agreements of both parties: the worse, but a government beside a recognised party is in order. */
function joinAgreements(first: PartyAgreement, second: PartyAgreement): NameAgreement {
  if (first === "government") return second === "government" ? "unknown" : second;
  if (second === "government") return first;
  return GRADE[first] >= GRADE[second] ? first : second;
}

/** Compares names of which one has a single party: "In re Gault", or a short name such as "Windsor". */
function compareLooseNames(
  given: readonly string[],
  known: readonly string[],
  jurisdiction: Jurisdiction,
): NameAgreement {
  const grades = given.flatMap((g) =>
    known.map((k) => joinAgreements(compareParties(readPartyWords(g), readPartyWords(k), jurisdiction), "government")),
  );
  return grades.reduce((best, grade) => (GRADE[grade] < GRADE[best] ? grade : best), "different" as NameAgreement);
}

/** Compares one party with one party. */
function compareParties(given: PartyWords, known: PartyWords, jurisdiction: Jurisdiction): PartyAgreement {
  if (given.distinctive.length === 0) return compareGeneralParty(given, known);
  if (known.distinctive.length === 0) return compareGeneralParty(known, given);
  const restGiven = given.distinctive.filter((word) => !hasWord(known, word, jurisdiction));
  const restKnown = known.distinctive.filter((word) => !hasWord(given, word, jurisdiction));
  const shared = given.distinctive.length - restGiven.length;
  const isAbbreviated = isAcronym(given, known) || isAcronym(known, given) || hasJoinedWord(given, known);
  if (!isAbbreviated && haveOnlyTradeInCommon(given, known, jurisdiction)) return "different";
  if (restGiven.length === 0 || restKnown.length === 0 || isAbbreviated) return "same";
  const { near, conflicts, isClose } = pairSpellings(restGiven, restKnown, jurisdiction);
  if (conflicts === 0) return isClose ? "variant" : "misspelt";
  const agreed = shared + near;
  if (agreed >= 2 * conflicts) return "misspelt";
  if (shared === 0) return "different";
  if (restGiven.every(isPlaceWord) && restKnown.every(isPlaceWord)) return "different";
  // "Indian Express Newspapers (Bombay)" and "Indian Express Newspapers" share most words; "Tata Engineering" and "Heavy
  // Engineering" do not, and can be the same all the same.
  if (given.isOrganisation || known.isOrganisation) return agreed > conflicts ? "same" : "unknown";
  return restGiven.length <= 2 && restKnown.length <= 2 ? "different" : "unknown";
}

/**
 * Returns whether the words that two parties share name only a trade, and each has another one that the other has not:
 * "Mphasis Technologies" and "ISG Novasoft Technologies".
 */
function haveOnlyTradeInCommon(given: PartyWords, known: PartyWords, jurisdiction: Jurisdiction): boolean {
  const own = (party: PartyWords, other: PartyWords) =>
    party.distinctive.filter((word) => !isTradeWord(word) && !hasWord(other, word, jurisdiction));
  const [ownGiven, ownKnown] = [own(given, known), own(known, given)];
  if (ownGiven.length === 0 || ownKnown.length === 0) return false;
  const shared = given.distinctive.filter((word) => hasWord(known, word, jurisdiction));
  return shared.every(isTradeWord) && pairSpellings(ownGiven, ownKnown, jurisdiction).near === 0;
}

/** A longer word that begins another is another name: Williams and Williamson. */
const MAX_ABBREVIATION_LETTERS = 5;

/** Returns whether a party contains a word, an abbreviation of it or another spelling that is as good. */
function hasWord({ all }: PartyWords, word: string, jurisdiction: Jurisdiction): boolean {
  const folded = jurisdiction === "IN" ? foldIndianWord(word) : word;
  return all.some((other) => {
    if (other === word) return true;
    const [short, long] = other.length <= word.length ? [other, word] : [word, other];
    if (short.length >= 3 && short.length <= MAX_ABBREVIATION_LETTERS && long.startsWith(short)) return true;
    return jurisdiction === "IN" && folded.length > 2 && foldIndianWord(other) === folded;
  });
}

/** Compares a party without distinctive words, such as "State" or "Commissioner", with another one. */
function compareGeneralParty(general: PartyWords, other: PartyWords): PartyAgreement {
  if (general.all.join(" ") === other.all.join(" ")) return "same";
  if (isUnion(general)) return isPlace(other) || !other.isOrganisation ? "different" : "unknown";
  return general.isOrganisation && (other.distinctive.length === 0 || isPlace(other)) ? "government" : "unknown";
}

/** Returns whether a party is a State or a city: Texas, State of Gujarat. */
function isPlace({ distinctive }: PartyWords): boolean {
  return distinctive.length > 0 && distinctive.every(isPlaceWord);
}

/** Pairs the words that only one of two parties has with the misspelt ones of the other. */
function pairSpellings(
  given: readonly string[],
  known: readonly string[],
  jurisdiction: Jurisdiction,
): { readonly near: number; readonly conflicts: number; readonly isClose: boolean } {
  const [few, many] = given.length <= known.length ? [given, known] : [known, given];
  const least = few.map((word) => Math.min(...many.map((other) => measureSpelling(word, other, jurisdiction))));
  const near = least.filter((distance) => distance <= 2).length;
  return { near, conflicts: few.length - near, isClose: least.every((distance) => distance !== 2) };
}

/** Returns how many letters two words differ by: 0 to 2, or 3 if they are other words. */
function measureSpelling(a: string, b: string, jurisdiction: Jurisdiction): number {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || (a[0] !== b[0] && shorter < 7)) return 3;
  const plain = computeEditDistance(a, b, 2);
  const distance = jurisdiction === "IN" ? Math.min(plain, measureFolded(foldIndianWord(a), foldIndianWord(b))) : plain;
  if (distance <= 1) return distance;
  return distance === 2 && shorter >= 6 ? 2 : 3;
}

/** Measures the distance of folded words; words with the same consonants are one letter apart at most. */
function measureFolded(a: string, b: string): number {
  const [left, right] = [a, b].map((word) => word.replace(/[aeiou]/g, ""));
  if (left === right && left!.length >= 3) return 1;
  return computeEditDistance(a, b, 2);
}

/** Returns whether one party is written by the initials of the other: NLRB, PUCL, C.B. & Q. */
function isAcronym(short: PartyWords, long: PartyWords): boolean {
  const initials = long.all.map((word) => word[0]).join("");
  if (short.all.some((word) => word.length >= 4 && long.initials.startsWith(word))) return true;
  const letters = short.all.filter((word) => word.length === 1).join("");
  return (
    (letters.length >= 2 && initials.includes(letters)) ||
    short.all.some(
      (word) =>
        word.length >= 3 &&
        word.length <= 6 &&
        // Letters without a vowel are initials wherever they occur: "N.Y. Central & H.R.R. Co.".
        (initials.startsWith(word) || (!/[aeiouy]/.test(word) && initials.includes(word))),
    )
  );
}

/** Returns whether two words of one party are one word of the other: "Du Mond" and "DuMond". */
function hasJoinedWord(a: PartyWords, b: PartyWords): boolean {
  const joins = (apart: readonly string[], together: readonly string[]) =>
    apart.some((word, i) => i > 0 && together.includes(apart[i - 1]! + word));
  return joins(a.all, b.all) || joins(b.all, a.all);
}
