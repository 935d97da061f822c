/** Returns the name in an author line: "Me. Justice Douglas, " (a scanning error) is "Mr. Justice Douglas". */
export function cleanAuthorName(line: string): string {
  return line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\s,:;—–-]+$/, "")
    .replace(/^M[rebs]\. (?=(?:Chief )?Justice)/i, "Mr. ");
}
