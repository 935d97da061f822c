/**
 * Folds a word of a name to a form that the spellings of one Indian name share: Vidyawati and Vidhyavati, Romesh and
 * Ramesh, Thappar and Thapar, Mohd. and Mohammed. American names keep their letters: there a letter decides.
 */
export function foldIndianWord(word: string): string {
  const short = SHORT_FORMS.get(word);
  if (short !== undefined) return short;
  return word
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/([bcdgjkpst])h/g, "$1")
    .replace(/ck|c(?=[aou])|q/g, "k")
    .replace(/z/g, "s")
    .replace(/[xj]/g, (letter) => (letter === "x" ? "ks" : "j"))
    .replace(/ee|ie|ei|ey|y/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/au|aw/g, "o")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)[aei]$/, "")
    .replace(/h(?=[^aeiou]|$)/g, "");
}

/** Names with several customary short forms, each by its folded form. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ["muhammad", "mohd md mohammad mohammed muhammad mohamed mohamad muhammed mohomed"],
    ["abdul", "abdul abdool abd"],
    ["venkat", "venkat venkata venkatta"],
    ["krishna", "krishna krishnan kishan kishen krishan"],
    ["laksmi", "lakshmi laxmi lakshmy"],
    ["caudri", "chaudhary chaudhari chaudhuri choudhary choudhury chowdhury chowdhary choudhari"],
    ["banerji", "banerjee banerji bandopadhyay"],
    ["mukerji", "mukherjee mukherji mukerjee"],
    ["tamil", "tamil thamil"],
  ].flatMap(([folded = "", forms = ""]) => forms.split(" ").map((form) => [form, folded] as const)),
);
