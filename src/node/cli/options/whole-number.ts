import { InvalidArgumentError } from "commander";

/** Creates a parser of an option's value as a whole number from `from` to `to`, both inclusive. */
export function parseWholeNumberBetween(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Write a whole number from ${from} to ${to}.`);
  };
}
