import type { ActRow, ActSectionRow, CodeRow, FootnoteRow, SectionRow } from "../../../src/law/legislation.ts";

/** Invented law: no such titles, sections and Acts exist. */
export const CODES: readonly CodeRow[] = [
  createCode("usc-91", "USC", null, "United States Code, Title 91: Ferries", 91, "Ferries"),
  createCode("usc-92", "USC", null, "United States Code, Title 92: Lighthouses", 92, "Lighthouses"),
  createCode("cfr-91", "CFR", null, "Code of Federal Regulations, Title 91: Ferries", 91, "Ferries"),
  createCode("us-const", "CONSTITUTION", null, "Constitution of the United States", null, ""),
  createCode("fre", "FEDERAL_RULES", null, "Federal Rules of Evidence", null, ""),
  createCode("eo", "EXECUTIVE_ACTION", null, "Executive Orders", null, ""),
  createCode("dc-code-91", "STATE", "dc", "D.C. Code, Title 91: Harbors", 91, "Harbors"),
  createCode("vt-const", "STATE_CONSTITUTION", "vt", "Constitution of Vermont", null, ""),
];

export const SECTIONS: readonly SectionRow[] = [
  createSection(
    "usc-91-101",
    "usc-91",
    "91 U.S.C. § 101",
    "Definitions",
    "In this title a ferry is a vessel that plies between two landings.",
  ),
  createSection(
    "usc-91-102",
    "usc-91",
    "91 U.S.C. § 102",
    "Tolls of ferries",
    "(a) No toll shall be taken on a ferry but that which is posted.\n\n(b) A toll taken in breach of subsection (a) shall be paid back threefold.",
    {
      chapter: "1",
      chapterName: "Tolls",
      breadcrumb: [
        { label: "Title 91—Ferries", level: "title" },
        { label: "Chapter 1—Tolls", level: "chapter" },
      ],
      year: 2021,
      history: "(Pub. L. 199–1, § 2, Jan. 3, 2021.)",
      notes: "Amendments\n\n2021—The toll was made subject to posting.",
      urls: { htmlUrl: "https://uscode.example/91/102", xmlUrl: "javascript:alert(1)" },
    },
  ),
  createSection(
    "usc-91-103",
    "usc-91",
    "91 U.S.C. § 103",
    "Night crossings",
    "A ferry that crosses by night shall carry two lanterns. See 91 U.S.C. § 102 on tolls.",
  ),
  createSection(
    "usc-92-101",
    "usc-92",
    "92 U.S.C. § 101",
    "Definitions",
    "In this title a lighthouse is a tower with a lamp.",
  ),
  createSection(
    "cfr-91-7_2e1",
    "cfr-91",
    "91 C.F.R. § 7.1",
    "Posting of tolls",
    "The toll shall be posted at both landings.",
  ),
  createSection(
    "cfr-91-7_2e2",
    "cfr-91",
    "91 C.F.R. § 7.2",
    "Size of the notice",
    "The notice shall be two feet wide.",
  ),
  createSection(
    "us-const-amend14-1",
    "us-const",
    "U.S. Const. amend. XIV, § 1",
    "Landings",
    "No landing shall be closed without a hearing.",
    { number: "1" },
  ),
  createSection(
    "us-const-amend14-2",
    "us-const",
    "U.S. Const. amend. XIV, § 2",
    "Harbors",
    "Harbors shall be open to all.",
    {
      number: "2",
    },
  ),
  createSection(
    "fre-403",
    "fre",
    "Fed. R. Evid. 403",
    "Excluding tide tables",
    "The court may exclude tide tables that mislead the jury.",
  ),
  createSection(
    "eo-13725",
    "eo",
    "Exec. Order No. 13,725",
    "Steering of ferries",
    "By the authority vested in me, ferries shall be steered by day.",
    { number: "13725", year: 2016 },
  ),
  createSection(
    "dc-code-91-2101",
    "dc-code-91",
    "D.C. Code § 91-2101",
    "Harbor dues",
    "Dues of a harbor are paid on landing.",
    { number: "91-2101" },
  ),
  createSection("vt-const-1", "vt-const", "Vt. Const. ch. I, art. 1", "Lakes", "The lakes are open.", {
    asOf: "1793-07-09",
  }),
  createSection(
    "vt-const-1",
    "vt-const",
    "Vt. Const. ch. I, art. 1",
    "Lakes and ponds",
    "The lakes and the ponds are open.",
    { asOf: "1924-11-04" },
  ),
];

export const ACTS: readonly { act: ActRow; sections: readonly ActSectionRow[]; footnotes: readonly FootnoteRow[] }[] = [
  {
    act: createAct("boats-act-1951", "The Boats Act, 1951", 1951, {
      actNumber: "91 of 1951",
      enactmentDate: "1951-05-01",
      longTitle: "An Act to register boats.",
    }),
    sections: [
      { number: "", heading: "", chapter: "", text: "Be it enacted as follows:" },
      {
        number: "1",
        heading: "Short title",
        chapter: "Chapter I",
        text: "This Act may be called the Boats Act, 1951.",
      },
      {
        number: "2A",
        heading: "Register of boats",
        chapter: "Chapter I",
        text: "Every boat shall be entered in the register.",
      },
    ],
    footnotes: [
      createFootnote(1, "substitution", "Subs. by Act 9 of 1960, s. 2, for “ship” (w.e.f. 1-4-1960).", "1", {
        byAct: "Act 9 of 1960",
        originalText: "ship",
        effectiveDate: "1960-04-01",
      }),
      createFootnote(2, "insertion", "Ins. by Act 9 of 1960, s. 3.", "2A", { byAct: "Act 9 of 1960" }),
      createFootnote(3, "substitution", "Subs. by Act 7 of 1971, s. 4.", "2A", { byAct: "Act 7 of 1971" }),
      createFootnote(4, "note", "Extended to the islands.", "2A"),
    ],
  },
  {
    act: createAct("canals-act-1951", "The Canals Act, 1951", 1951, { status: "repealed", category: "repealed" }),
    sections: [],
    footnotes: [],
  },
  {
    act: createAct("goa-ferries-act-1988", "The Goa Ferries Act, 1988", 1988, { category: "state", state: "goa" }),
    sections: [],
    footnotes: [],
  },
  {
    act: createAct("port-rules-1999", "Port Board Rules, 1999", 1999, {
      category: "regulatory",
      department: "port-board",
      status: "spent",
    }),
    sections: [],
    footnotes: [],
  },
];

function createCode(
  id: string,
  corpusType: CodeRow["corpusType"],
  state: string | null,
  label: string,
  titleNumber: number | null,
  titleName: string,
): CodeRow {
  return { id, corpusType, state, label, titleNumber, titleName };
}

function createSection(
  id: string,
  codeId: string,
  citation: string,
  heading: string,
  text: string,
  more: Partial<SectionRow> = {},
): SectionRow {
  return {
    id,
    codeId,
    citation,
    citationShort: citation.replace(/[.§]/g, "").replace(/ +/g, " "),
    heading,
    number: /[\d.]+$/.exec(citation)?.[0] ?? "",
    chapter: "",
    chapterName: "",
    breadcrumb: [],
    year: null,
    status: "in_force",
    urls: {},
    text,
    history: "",
    notes: "",
    asOf: null,
    ...more,
  };
}

function createAct(id: string, title: string, year: number, more: Partial<ActRow>): ActRow {
  return {
    id,
    title,
    longTitle: "",
    year,
    category: "central",
    state: "",
    department: "",
    actNumber: "",
    status: "in_force",
    enactmentDate: "",
    url: "",
    ...more,
  };
}

function createFootnote(
  id: number,
  type: FootnoteRow["type"],
  text: string,
  sectionNumber: string,
  more: Partial<FootnoteRow> = {},
): FootnoteRow {
  return { id, type, text, sectionNumber, sectionTitle: "", byAct: "", originalText: "", effectiveDate: "", ...more };
}
