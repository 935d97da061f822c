/** Words that name no party: governments, offices and forms of companies. */
export const COMMON_PARTY_WORDS: ReadonlySet<string> = new Set(
  (
    "union india state states united government republic people commonwealth commissioner secretary director board " +
    "department ministry corporation company limited ltd inc pvt municipal council collector registrar the of and for in"
  ).split(" "),
);
