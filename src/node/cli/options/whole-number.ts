import { InvalidArgumentError } from "commander";

/** Reads an option's value as a whole number within bounds. */
export function parseWholeNumberBetween(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`A whole number from ${from} to ${to}.`);
  };
}
