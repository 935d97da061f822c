import type { CitationGroup, FoundCitation } from "./finder.ts";

/** A sentence made for this project, and every citation in it. */
export interface LabelledSentence {
  readonly text: string;
  readonly expected: readonly FoundCitation[];
}

/** Sentences of one sort. */
export interface LabelledSet {
  readonly name: string;
  readonly sentences: readonly LabelledSentence[];
}

/** `case 410 113` is volume 410, page 113; `law 42 1983` title and section; `back id` refers back. */
function createLabelledSentence(text: string, ...labels: readonly string[]): LabelledSentence {
  return {
    text,
    expected: labels.map((label) => {
      const [group, first = "", last = ""] = label.split(" ");
      return { group: group as CitationGroup, first: first === "-" ? "" : first, last };
    }),
  };
}

/** Names, numbers and holdings are made up. */
export const LABELLED_SETS: readonly LabelledSet[] = [
  {
    name: "US cases",
    sentences: [
      createLabelledSentence("The point was settled in Marlow v. Pike, 412 U.S. 318 (1973).", "case 412 318"),
      createLabelledSentence(
        "See Marlow v. Pike, 412 U.S. 318, 322-24, 93 S. Ct. 2101, 37 L. Ed. 2d 9 (1973).",
        "case 412 318",
        "case 93 2101",
        "case 37 9",
      ),
      createLabelledSentence(
        "The panel relied on Orton v. Hale Mfg. Co., 812 F.3d 455, 460 (9th Cir. 2016) (en banc).",
        "case 812 455",
      ),
      createLabelledSentence(
        "Accord In re Winslow, 77 F.4th 1010 (2d Cir. 2023); United States v. Brandt, 640 F.2d 12 (7th Cir. 1981).",
        "case 77 1010",
        "case 640 12",
      ),
      createLabelledSentence(
        "The trial court followed Dane v. Foss, 91 F. Supp. 3d 204, 209 (S.D.N.Y. 2015).",
        "case 91 204",
      ),
      createLabelledSentence(
        "Contra Ames v. Tully, 12 F. Supp. 2d 77 (D. Mass. 1998), aff'd, 190 F.3d 5 (1st Cir. 1999).",
        "case 12 77",
        "case 190 5",
      ),
      createLabelledSentence(
        "California reads it so (Perez v. Lund (1986) 41 Cal. 3d 612, 224 Cal. Rptr. 101, 714 P.2d 1188).",
        "case 41 612",
        "case 224 101",
        "case 714 1188",
      ),
      createLabelledSentence(
        "New York does not: Hart v. Cole, 58 N.Y.2d 214, 447 N.E.2d 30, 460 N.Y.S.2d 511 (1983).",
        "case 58 214",
        "case 447 30",
        "case 460 511",
      ),
      createLabelledSentence(
        "Compare Reed v. State, 233 S.W.3d 881 (Tex. Crim. App. 2007), with Reed v. Bell, 44 So. 3d 90 (Fla. 2010).",
        "case 233 881",
        "case 44 90",
      ),
      createLabelledSentence(
        "The rule is older, Turner v. Gray, 5 Mass. 114 (1809), and was known in Pennsylvania, 12 Serg. & Rawle 40.",
        "case 5 114",
        "case 12 40",
      ),
      createLabelledSentence(
        "It was said in Cabot v. Lyle, 3 Wheat. 401 (1818), and in Dunn v. Ross, 9 Cranch 55.",
        "case 3 401",
        "case 9 55",
      ),
      createLabelledSentence(
        "An unreported order, Kent v. Vale, 2014 WL 3012345, at *4 (D.N.J. July 2, 2014), went further.",
        "case 2014 3012345",
      ),
      createLabelledSentence(
        "So did Kent v. Voss, 2011 U.S. Dist. LEXIS 40213 (E.D. Pa. Apr. 8, 2011).",
        "case 2011 40213",
      ),
      createLabelledSentence(
        "Illinois numbers its opinions: People v. Stone, 2013 IL 114567, and in Ohio State v. Reyes, 2009-Ohio-4512.",
        "case 2013 114567",
        "case 2009 4512",
      ),
      createLabelledSentence(
        "Nothing in 555 Oak Street or in Room 12 of the building was at issue; 3 of 5 members voted on May 4, 1999.",
      ),
      createLabelledSentence("The contract ran for 20 years and 6 months, and 410 units were sold to 113 buyers."),
      createLabelledSentence(
        "Cf. Lowe v. Board of Education of Dell County, 349 U.S. 294, 300, 75 S.Ct. 753 (1955).",
        "case 349 294",
        "case 75 753",
      ),
      createLabelledSentence(
        "That view lost in Ward v. City of Elm, 101 Wash. 2d 40, 676 P.2d 996 (1984).",
        "case 101 40",
        "case 676 996",
      ),
      createLabelledSentence(
        "Georgia agrees. Shaw v. Pratt, 268 Ga. App. 510, 602 S.E.2d 220 (2004).",
        "case 268 510",
        "case 602 220",
      ),
      createLabelledSentence(
        "See also Quill v. Nash, 145 A.D.3d 66, 40 N.Y.S.3d 12 (1st Dep't 2016).",
        "case 145 66",
        "case 40 12",
      ),
    ],
  },
  {
    name: "US laws and journals",
    sentences: [
      createLabelledSentence(
        "The claim rests on 42 U.S.C. § 1983 and on 28 U.S.C. § 1331.",
        "law 42 1983",
        "law 28 1331",
      ),
      createLabelledSentence("He was charged under 18 U.S.C. § 922(g)(1).", "law 18 922"),
      createLabelledSentence(
        "The agency's rule, 17 C.F.R. § 240.10b-5, is older than the statute.",
        "law 17 240.10b-5",
      ),
      createLabelledSentence("Notice is governed by 29 C.F.R. § 1910.134(d).", "law 29 1910.134"),
      createLabelledSentence("It was enacted as Pub. L. No. 107-204, 116 Stat. 745.", "law - 107-204", "law 116 745"),
      createLabelledSentence("The preamble is at 85 Fed. Reg. 31042.", "law 85 31042"),
      createLabelledSentence("See 5 USC 552 and 5 U.S.C. 706.", "law 5 552", "law 5 706"),
      createLabelledSentence(
        "Others doubt it, 97 Harv. L. Rev. 1201, and 80 Yale L.J. 44 is to the contrary.",
        "journal 97 1201",
        "journal 80 44",
      ),
      createLabelledSentence("The exhibit was marked 42 and the witness, aged 18, read from page 1983 of the log."),
      createLabelledSentence(
        "Relief lies under 11 U.S.C. § 362(a) unless 11 U.S.C. § 362(b) says otherwise.",
        "law 11 362",
        "law 11 362",
      ),
    ],
  },
  {
    name: "Indian cases",
    sentences: [
      createLabelledSentence("The law was declared in Ram Saran v. State of Bihar, (1978) 2 SCC 415.", "case 2 415"),
      createLabelledSentence(
        "See Ram Saran v. State of Bihar, AIR 1978 SC 1120 : (1978) 2 SCC 415 : [1978] 3 S.C.R. 77.",
        "case 1978 1120",
        "case 2 415",
        "case 3 77",
      ),
      createLabelledSentence(
        "Reliance was placed on Meena Devi v. Union of India, (2005) 7 SCC 301, para 12.",
        "case 7 301",
      ),
      createLabelledSentence(
        "The High Court followed A.I.R. 1956 Bom. 210 and AIR 1961 Mad 44.",
        "case 1956 210",
        "case 1961 44",
      ),
      createLabelledSentence("It was affirmed in 2001 (3) SCALE 512 and JT 2001 (5) SC 90.", "case 3 512", "case 5 90"),
      createLabelledSentence("The neutral citation is 2023 INSC 715.", "case 2023 715"),
      createLabelledSentence("A larger Bench, in 1993 Supp (1) SCC 730, doubted it.", "case 1 730"),
      createLabelledSentence("The appeal, 1984 Cri LJ 1211 (Pat), was dismissed.", "case 1984 1211"),
      createLabelledSentence(
        "Delhi took the same view, 2019:DHC:4410, after (2017) 238 DLT 19.",
        "case 2019 4410",
        "case 238 19",
      ),
      createLabelledSentence("Section 12 of the 1956 rules had 210 entries and the SC had 44 of them before it."),
      createLabelledSentence("In (1970) 1 SCC 248 the Court explained [1964] 4 SCR 19.", "case 1 248", "case 4 19"),
      createLabelledSentence("The Privy Council said so in (1931) 58 IA 141.", "case 58 141"),
    ],
  },
  {
    name: "short forms, id. and supra",
    sentences: [
      createLabelledSentence(
        "Marlow v. Pike, 412 U.S. 318 (1973), is plain. Marlow, 412 U.S. at 320. Id. at 322.",
        "case 412 318",
        "short 412 320",
        "back id",
      ),
      createLabelledSentence(
        "Orton v. Hale Mfg. Co., 812 F.3d 455 (9th Cir. 2016). Later cases follow. Orton, supra, at 461.",
        "case 812 455",
        "back supra",
      ),
      createLabelledSentence(
        "In re Winslow, 77 F.4th 1010 (2d Cir. 2023). Ibid. But see 77 F.4th, at 1015.",
        "case 77 1010",
        "back id",
        "short 77 1015",
      ),
      createLabelledSentence("Hart v. Cole, 58 N.Y.2d 214 (1983). See id., at 216.", "case 58 214", "back id"),
      createLabelledSentence(
        "As Hart, supra, 58 N.Y.2d at 217, shows, the form varies. Hart v. Cole, 58 N.Y.2d 214 (1983).",
        "short 58 217",
        "case 58 214",
      ),
      createLabelledSentence("The I.D. card was found at 412 Main Street; supra is Latin for above."),
    ],
  },
];
