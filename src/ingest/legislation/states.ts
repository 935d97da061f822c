/** The states: name | two letters | as citations write them. */
const STATES = `
Alabama|al|Ala.
Alaska|ak|Alaska
Arizona|az|Ariz.
Arkansas|ar|Ark.
California|ca|Cal.
Colorado|co|Colo.
Connecticut|ct|Conn.
Delaware|de|Del.
Florida|fl|Fla.
Georgia|ga|Ga.
Hawaii|hi|Haw.
Idaho|id|Idaho
Illinois|il|Ill.
Indiana|in|Ind.
Iowa|ia|Iowa
Kansas|ks|Kan.
Kentucky|ky|Ky.
Louisiana|la|La.
Maine|me|Me.
Maryland|md|Md.
Massachusetts|ma|Mass.
Michigan|mi|Mich.
Minnesota|mn|Minn.
Mississippi|ms|Miss.
Missouri|mo|Mo.
Montana|mt|Mont.
Nebraska|ne|Neb.
Nevada|nv|Nev.
New Hampshire|nh|N.H.
New Jersey|nj|N.J.
New Mexico|nm|N.M.
New York|ny|N.Y.
North Carolina|nc|N.C.
North Dakota|nd|N.D.
Ohio|oh|Ohio
Oklahoma|ok|Okla.
Oregon|or|Or.
Pennsylvania|pa|Pa.
Rhode Island|ri|R.I.
South Carolina|sc|S.C.
South Dakota|sd|S.D.
Tennessee|tn|Tenn.
Texas|tx|Tex.
Utah|ut|Utah
Vermont|vt|Vt.
Virginia|va|Va.
Washington|wa|Wash.
West Virginia|wv|W. Va.
Wisconsin|wi|Wis.
Wyoming|wy|Wyo.
`;

export interface State {
  readonly name: string;
  /** Two lower-case letters. */
  readonly code: string;
  readonly cited: string;
}

const BY_SLUG: ReadonlyMap<string, State> = new Map(
  STATES.trim()
    .split("\n")
    .map((row) => {
      const [name = "", code = "", cited = ""] = row.split("|");
      return [name.toLowerCase().replaceAll(" ", "-"), { name, code, cited }];
    }),
);

/** A state by its name in lower case with hyphens, "new-york"; null where there is none. */
export function stateBySlug(slug: string): State | null {
  return BY_SLUG.get(slug) ?? null;
}
