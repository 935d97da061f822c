import { computeEditDistance } from "../../text/spelling/edit-distance.ts";

/**
 * How a citation in a text resembles a citation of a case. `slip`: one number is another, digits are transposed, volume
 * and page are swapped, or the series is another one of the reporter. `volume`: the same volume, another page.
 * `reporter`: the same reporter, other numbers. `none`: another reporter.
 */
export type KeyLikeness = "same" | "slip" | "volume" | "reporter" | "none";

/**
 * Compares two citation keys (`us/369/186`, `scc/1989/2/574`, `air/1962/sc/955`) number by number.
 */
export function compareCitationKeys(given: string, known: string): KeyLikeness {
  if (given === known) return "same";
  const [a, b] = [readKeyNumbers(given), readKeyNumbers(known)];
  if (a.family !== b.family || a.numbers.length !== b.numbers.length || a.numbers.length < 2) return "none";
  const apart = a.numbers.flatMap((number, at) => (number === b.numbers[at] ? [] : [at]));
  if (apart.length === 0) return "slip";
  const last = a.numbers.length - 1;
  const isNear = (at: number) => areNumbersNear(a.numbers[at]!, b.numbers[at]!);
  if (apart.length === 1) return apart[0] !== last || isNear(last) ? "slip" : "volume";
  const isSwapped = a.numbers.length === 2 && a.numbers[0] === b.numbers[1] && a.numbers[1] === b.numbers[0];
  return isSwapped ? "slip" : "reporter";
}

/** Returns whether two numbers differ by one digit, by the order of their digits, or by at most two. */
function areNumbersNear(a: string, b: string): boolean {
  if (computeEditDistance(a, b, 1) <= 1) return true;
  if (Math.abs(Number(a) - Number(b)) <= 2) return true;
  return a.length > 1 && sortDigits(a) === sortDigits(b);
}

function sortDigits(digits: string): string {
  return [...digits].sort().join("");
}

interface KeyNumbers {
  /** Reporter without its series, and the words of the key, such as the court of All India Reporter. */
  readonly family: string;
  readonly numbers: readonly string[];
}

function readKeyNumbers(key: string): KeyNumbers {
  const [slug = "", ...parts] = key.split("/");
  const numbers = parts.map((part) => part.replace(/\D/g, "")).filter((part) => part !== "");
  const words = parts.map((part) => part.replace(/[\d.()]/g, "")).filter((part) => part !== "" && part !== "supp");
  return { family: [toReporterFamily(slug), ...words].join("/"), numbers };
}

/** Removes the series from the slug of a reporter: `f2d`, `f3d` and `f4th` are one family, as are `cal2d` and `cal4th`. */
function toReporterFamily(slug: string): string {
  return slug.replace(/(?:2d|3d|4th|5th|6th)$/, "");
}
