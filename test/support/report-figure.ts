/** Prints one measured figure as a line: name, value and the bound that a test asserts, if any. */
export function reportFigure(name: string, value: string | number, bound: string): void {
  console.log(`figure | ${name.padEnd(58)} | ${String(value).padStart(14)} | ${bound}`);
}
