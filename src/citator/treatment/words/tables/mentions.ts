/** Capitalised words for courts, laws and offices: they name no party. */
export const INSTITUTIONS =
  "court courts circuit bench supreme division high judge judges justice justices act section article rule state states board commission congress legislature parliament constitution government council tribunal district appeals union chancellor president commissioner magistrate registrar chief i we the it in no dr mr mrs ms shri smt counsel republic india united federal";

/** Words of parties' names, and of citations, that identify no case. */
export const COMMON_NAME_WORDS =
  "united states state people commonwealth commissioner government board city county town village union india republic company corp corporation association railroad railway bank court congress department district school president new york air scc scr cir supp inc ltd bros app cal ill ind mass ann div super bom mad all supra the and for see but";

/** Nouns that refer to a case after "that" or "this". */
export const CASE_NOUNS =
  "case decision judgment judgement opinion holding ruling authority precedent rule doctrine principle test decisions cases view proposition reasoning order statement observation observations dictum dicta";

/** Words that refer to a case by themselves. */
export const CASE_PRONOUNS = "it former latter there therein its";

/** Words before a noun that refers to a case. */
export const DEMONSTRATIVES = "that this such those these said";
