/** A state of the United States, or the District of Columbia. */
export interface State {
  /** Postal code in lower case. */
  readonly code: string;
  readonly name: string;
  /** As citations to its law begin: "Cal.", "N.Y.". */
  readonly abbreviation: string;
}

/** The fifty states and the District of Columbia, by name. */
export const STATES: readonly State[] = [
  state("al", "Alabama", "Ala."),
  state("ak", "Alaska", "Alaska"),
  state("az", "Arizona", "Ariz."),
  state("ar", "Arkansas", "Ark."),
  state("ca", "California", "Cal."),
  state("co", "Colorado", "Colo."),
  state("ct", "Connecticut", "Conn."),
  state("de", "Delaware", "Del."),
  state("dc", "District of Columbia", "D.C."),
  state("fl", "Florida", "Fla."),
  state("ga", "Georgia", "Ga."),
  state("hi", "Hawaii", "Haw."),
  state("id", "Idaho", "Idaho"),
  state("il", "Illinois", "Ill."),
  state("in", "Indiana", "Ind."),
  state("ia", "Iowa", "Iowa"),
  state("ks", "Kansas", "Kan."),
  state("ky", "Kentucky", "Ky."),
  state("la", "Louisiana", "La."),
  state("me", "Maine", "Me."),
  state("md", "Maryland", "Md."),
  state("ma", "Massachusetts", "Mass."),
  state("mi", "Michigan", "Mich."),
  state("mn", "Minnesota", "Minn."),
  state("ms", "Mississippi", "Miss."),
  state("mo", "Missouri", "Mo."),
  state("mt", "Montana", "Mont."),
  state("ne", "Nebraska", "Neb."),
  state("nv", "Nevada", "Nev."),
  state("nh", "New Hampshire", "N.H."),
  state("nj", "New Jersey", "N.J."),
  state("nm", "New Mexico", "N.M."),
  state("ny", "New York", "N.Y."),
  state("nc", "North Carolina", "N.C."),
  state("nd", "North Dakota", "N.D."),
  state("oh", "Ohio", "Ohio"),
  state("ok", "Oklahoma", "Okla."),
  state("or", "Oregon", "Or."),
  state("pa", "Pennsylvania", "Pa."),
  state("ri", "Rhode Island", "R.I."),
  state("sc", "South Carolina", "S.C."),
  state("sd", "South Dakota", "S.D."),
  state("tn", "Tennessee", "Tenn."),
  state("tx", "Texas", "Tex."),
  state("ut", "Utah", "Utah"),
  state("vt", "Vermont", "Vt."),
  state("va", "Virginia", "Va."),
  state("wa", "Washington", "Wash."),
  state("wv", "West Virginia", "W. Va."),
  state("wi", "Wisconsin", "Wis."),
  state("wy", "Wyoming", "Wyo."),
];

function state(code: string, name: string, abbreviation: string): State {
  return { code, name, abbreviation };
}
