/** The grammar that connects a signal with the target. */
export type ReachRule =
  | "object"
  | "subject"
  | "member of a list"
  | "relative clause"
  | "anaphor"
  | "former or latter"
  | "complement"
  | "beside";
