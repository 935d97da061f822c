/** A state of the United States, or the District of Columbia. */
export interface State {
  /** Postal code in lower case. */
  readonly code: string;
  readonly name: string;
  /** Abbreviation in citations to its law: "Cal.", "N.Y.". */
  readonly abbreviation: string;
}

/** The fifty states and the District of Columbia, by name. */
export const STATES: readonly State[] = [
  createState("al", "Alabama", "Ala."),
  createState("ak", "Alaska", "Alaska"),
  createState("az", "Arizona", "Ariz."),
  createState("ar", "Arkansas", "Ark."),
  createState("ca", "California", "Cal."),
  createState("co", "Colorado", "Colo."),
  createState("ct", "Connecticut", "Conn."),
  createState("de", "Delaware", "Del."),
  createState("dc", "District of Columbia", "D.C."),
  createState("fl", "Florida", "Fla."),
  createState("ga", "Georgia", "Ga."),
  createState("hi", "Hawaii", "Haw."),
  createState("id", "Idaho", "Idaho"),
  createState("il", "Illinois", "Ill."),
  createState("in", "Indiana", "Ind."),
  createState("ia", "Iowa", "Iowa"),
  createState("ks", "Kansas", "Kan."),
  createState("ky", "Kentucky", "Ky."),
  createState("la", "Louisiana", "La."),
  createState("me", "Maine", "Me."),
  createState("md", "Maryland", "Md."),
  createState("ma", "Massachusetts", "Mass."),
  createState("mi", "Michigan", "Mich."),
  createState("mn", "Minnesota", "Minn."),
  createState("ms", "Mississippi", "Miss."),
  createState("mo", "Missouri", "Mo."),
  createState("mt", "Montana", "Mont."),
  createState("ne", "Nebraska", "Neb."),
  createState("nv", "Nevada", "Nev."),
  createState("nh", "New Hampshire", "N.H."),
  createState("nj", "New Jersey", "N.J."),
  createState("nm", "New Mexico", "N.M."),
  createState("ny", "New York", "N.Y."),
  createState("nc", "North Carolina", "N.C."),
  createState("nd", "North Dakota", "N.D."),
  createState("oh", "Ohio", "Ohio"),
  createState("ok", "Oklahoma", "Okla."),
  createState("or", "Oregon", "Or."),
  createState("pa", "Pennsylvania", "Pa."),
  createState("ri", "Rhode Island", "R.I."),
  createState("sc", "South Carolina", "S.C."),
  createState("sd", "South Dakota", "S.D."),
  createState("tn", "Tennessee", "Tenn."),
  createState("tx", "Texas", "Tex."),
  createState("ut", "Utah", "Utah"),
  createState("vt", "Vermont", "Vt."),
  createState("va", "Virginia", "Va."),
  createState("wa", "Washington", "Wash."),
  createState("wv", "West Virginia", "W. Va."),
  createState("wi", "Wisconsin", "Wis."),
  createState("wy", "Wyoming", "Wyo."),
];

function createState(code: string, name: string, abbreviation: string): State {
  return { code, name, abbreviation };
}
