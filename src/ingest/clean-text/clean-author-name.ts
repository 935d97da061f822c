/** An author line as a name: "Me. Justice Douglas, " (so read by the scanner) is "Mr. Justice Douglas". */
export function cleanAuthorName(line: string): string {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\s,:;—–-]+$/, "")
    .replace(/^M[rebs]\. (?=(?:Chief )?Justice)/i, "Mr. ");
}
