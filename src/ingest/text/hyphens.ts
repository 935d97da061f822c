/** Joins printed lines with spaces. A hyphen at a line's end stays: in unjustified print it belongs to the word. */
export function joinLines(lines: readonly string[]): string {
  let text = "";
  for (const line of lines) {
    const broken = /[A-Za-z]-$/.test(text.slice(-2)) && /^[a-z]/.test(line);
    text += text === "" || broken ? line : ` ${line}`;
  }
  return text;
}
