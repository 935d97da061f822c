import type { ResponseOf } from "../../contract/operations/operations.ts";
import type { SearchResult } from "../../contract/schemas/research/search.ts";
import type { RoutedOperation } from "../endpoints.ts";

const BROWN = {
  clusterId: 1886383960324,
  caseName: "Brown v. Board of Education",
  court: "Supreme Court of the United States",
  courtId: "scotus",
  jurisdiction: "US",
  dateFiled: "1954-05-17",
  year: 1954,
  bench: ["Warren"],
  citation: "347 U.S. 483",
  citations: ["347 U.S. 483"],
  docketNumber: "No. 1",
  citeCount: 10,
  freshness: "Good Law",
  absoluteUrl: "https://app.example/research/cases/1886383960324",
  authority: 3.361908,
  parallel: [{ citation: "347 U.S. 483", reporter: "U.S.", format: "us-reporter" }],
  freshnessDetail: {
    status: "Good Law",
    definitive: true,
    partial: false,
    reason: null,
    citing: { total: 10, firstDate: "1954-05-17", lastDate: "2023-06-29" },
  },
} as const satisfies Omit<ResponseOf<"citations.resolve">["data"], "matched">;

const HURTADO: SearchResult = {
  id: "1110408048092",
  title: "Hurtado v. California",
  court: "Supreme Court of the United States",
  year: 1884,
  citation: "110 U.S. 516",
  score: 0.781721,
  snippet:
    "…and sentenced to death, and argued that a prosecution for a capital crime without indictment is not <mark>due</mark> …",
  metadata: {
    decisionDate: "1884-03-03",
    citations: ["110 U.S. 516"],
    judges: [],
    courtId: "scotus",
    jurisdiction: "US",
    docketNumber: "",
    absoluteUrl: "https://app.example/research/cases/1110408048092",
    freshness: "Distinguished",
  },
};

/** What the starter corpus answers to the first example of an endpoint: of each list the first row, long texts cut. */
export const EXAMPLE_RESPONSES: { readonly [Name in RoutedOperation]?: ResponseOf<Name> } = {
  "citations.resolve": {
    data: {
      ...BROWN,
      matched: { by: "citation", citation: "347 U.S. 483", format: "us-reporter", pinCite: null },
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99999 },
  },
  "citations.search": {
    data: {
      results: [
        {
          ...BROWN,
          matched: { by: "name", citation: null, format: null, pinCite: null },
        },
      ],
      total: 21,
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99998 },
  },
  "citations.network": {
    data: {
      seed: {
        clusterId: 1886383960324,
        caseName: "Brown v. Board of Education",
        citation: "347 U.S. 483",
        dateFiled: "1954-05-17",
        citeCount: 10,
        absoluteUrl: "https://app.example/research/cases/1886383960324",
      },
      depth: 1,
      nodes: [
        {
          clusterId: 1926189133007,
          caseName: "Plessy v. Ferguson",
          citation: "163 U.S. 537",
          dateFiled: "1896-05-18",
          citeCount: 4,
          absoluteUrl: "https://app.example/research/cases/1926189133007",
        },
      ],
      edges: [
        {
          sourceClusterId: 1120285534870,
          targetClusterId: 1886383960324,
          direction: "citing",
          depth: 1,
          treatment: "positive",
          snippet:
            "The Court followed Brown v. Board of Education, 347 U.S. 483 (1954), and applied Brown v. Board of Education, 349 U.S. 2 …",
        },
      ],
      counts: { cited: 5, citingBy: 10, total: 15, positive: 8, negative: 2, neutral: 2, unknown: 3 },
      topCitedBy: [
        {
          clusterId: 1208011491310,
          caseName: "Planned Parenthood of Southeastern Pennsylvania v. Casey",
          citation: "505 U.S. 833",
          dateFiled: "1992-06-29",
          citeCount: 5,
          absoluteUrl: "https://app.example/research/cases/1208011491310",
        },
      ],
    },
    meta: { processingTimeMs: 0, creditsConsumed: 10, creditsRemaining: 99988 },
    source_attribution: {
      provider: "Headnote",
      url: "",
      license: "MIT",
      notice:
        "Digests written for this project in its own words: what courts decided and what enactments say, in short. No text here i …",
      corpora: [{ name: "headnote-starter", version: "0.1.0", provider: "Headnote", license: "MIT", retrieved: "" }],
    },
  },
  "citations.citedBy": {
    data: {
      clusterId: 1886383960324,
      total: 10,
      results: [
        {
          clusterId: 1702219189079,
          caseName: "Students for Fair Admissions, Inc. v. President and Fellows of Harvard College",
          citation: "600 U.S. 181",
          dateFiled: "2023-06-29",
          citeCount: 0,
          absoluteUrl: "https://app.example/research/cases/1702219189079",
          treatment: "positive",
          snippet:
            "The Court relied on Brown v. Board of Education, 347 U.S. 483 (1954), as having required that public education be made a …",
          depthOfTreatment: 1,
        },
      ],
    },
    meta: { processingTimeMs: 0, creditsConsumed: 2, creditsRemaining: 99986 },
  },
  "citations.explain": {
    data: {
      clusterId: 1886383960324,
      caseName: "Brown v. Board of Education",
      asOf: "1960-01-01",
      status: "Good Law",
      sentence: "No negative treatment found in 3 citing decisions to 1958-09-12.",
      freshnessDetail: {
        status: "Good Law",
        definitive: true,
        partial: false,
        reason: null,
        citing: { total: 3, firstDate: "1954-05-17", lastDate: "1958-09-12" },
      },
      reasons: [],
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99985 },
  },
  "research.search": {
    data: {
      results: [HURTADO],
    },
    meta: {
      total: 27,
      page: 1,
      pageSize: 3,
      totalPages: 9,
      query: '"due process" AND NOT tax',
      processingTimeMs: 0,
      creditsConsumed: 1,
      creditsRemaining: 99984,
    },
  },
  "research.batch": {
    data: {
      answers: [
        {
          data: { results: [HURTADO] },
          meta: { total: 27, page: 1, pageSize: 3, totalPages: 9, query: '"due process" AND NOT tax' },
        },
        {
          error: {
            code: "query_syntax",
            message: "This parenthesis is not closed: add ) where the group ends (at character 1: ( basic structure).",
            offset: 0,
          },
        },
      ],
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99983 },
  },
  "research.export": {
    data: {
      format: "csv",
      mediaType: "text/csv; charset=utf-8; header=present",
      fileName: "cases-due-process-and-not-tax.csv",
      total: 27,
      exported: 27,
      content:
        'rank,caseName,cite,citations,court,dateFiled,judges,docketNumber,freshness,citeCount,score,jurisdiction,courtId,clusterId,absoluteUrl\r\n1,Hurtado v. California,"Hurtado v. California, 110 U.S. 516 (1884)",110 U.S. 516, …',
    },
    meta: { processingTimeMs: 0, creditsConsumed: 3, creditsRemaining: 99980 },
  },
  "research.newSince": {
    data: {
      saved: {
        name: "Segregation",
        query: "segregat* AND school*",
        filters: {},
        syntax: "standard",
        lastRun: {
          at: "2026-01-01T00:00:00Z",
          corpus: {
            name: "headnote-starter",
            version: "0.1.0",
            cases: 326,
            currentThrough: { IN: "2024-11-05", US: "2024-06-28" },
          },
          total: 8,
          found: [
            {
              freshness: "Good Law",
              ids: "eanh2yza,zeqf7kh,4zicjetc,g7fra08,32yefu2b,9uy29tu,2iijq97y,p62rs6k",
            },
          ],
        },
      },
      since: null,
      total: 8,
      new: {
        total: 8,
        results: [
          {
            id: "1197363822759",
            title: "Swann v. Charlotte-Mecklenburg Board of Education",
            court: "Supreme Court of the United States",
            year: 1971,
            citation: "402 U.S. 1",
            score: 0.761251,
            snippet:
              "…North Carolina, had been <mark>segregated</mark> by law. Years after the order to desegregate, more than half of the …",
            metadata: {
              decisionDate: "1971-04-20",
              citations: ["402 U.S. 1"],
              judges: ["Burger"],
              courtId: "scotus",
              jurisdiction: "US",
              docketNumber: "No. 281",
              absoluteUrl: "https://app.example/research/cases/1197363822759",
              freshness: "Good Law",
            },
          },
        ],
      },
      gone: { total: 0, results: [] },
      changed: { total: 0, results: [] },
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99979 },
  },
  "research.suggest": {
    data: {
      suggestions: [
        {
          kind: "case",
          text: "Brown v. Board of Education",
          clusterId: 1886383960324,
          caseName: "Brown v. Board of Education",
          citation: "347 U.S. 483",
          court: "Supreme Court of the United States",
          year: 1954,
          citeCount: 10,
          freshness: "Good Law",
        },
      ],
    },
    meta: { processingTimeMs: 0, creditsConsumed: 0, creditsRemaining: 99984 },
  },
  "statutes.search": {
    results: [
      {
        actId: "usc-17-107",
        citation: "17 U.S.C. § 107",
        citationShort: "17 USC 107",
        title: "Limitations on exclusive rights: Fair use",
        corpusType: "USC",
        titleNumber: 17,
        titleName: "Copyrights",
        chapter: "1",
        chapterName: "Subject Matter and Scope of Copyright",
        sectionNumber: "107",
        displayPath: "Title 17: Copyrights › Chapter 1: Subject Matter and Scope of Copyright › 17 U.S.C. § 107",
        breadcrumb: [{ label: "Title 17: Copyrights", level: "title" }],
        htmlUrl: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section107&num=0&edition=prelim",
        govInfoHtmlUrl: "https://www.govinfo.gov/link/uscode/17/107?year=mostrecent&link-type=html",
        govInfoPdfUrl: "https://www.govinfo.gov/link/uscode/17/107?year=mostrecent&link-type=pdf",
        relevanceScore: 0.531,
        excerpt:
          "Fair use of a copyrighted work, for purposes such as criticism, comment, news reporting, teaching, scholarship or resear …",
      },
    ],
    total: 5,
    query: "fair use of a copyrighted work",
    processingTimeMs: 0,
    creditsConsumed: 4,
  },
  "statutes.states": {
    data: {
      jurisdictions: [{ code: "al", name: "Alabama", kind: "state", sectionCount: 0, hasData: false }],
      totalSections: 133,
      stateCountWithData: 12,
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1 },
  },
  "statutes.codes": {
    data: {
      state: "federal",
      stateName: "Federal",
      codes: [
        {
          actId: "usc-5",
          displayLabel: "United States Code, Title 5: Government Organization and Employees",
          sectionCount: 3,
        },
      ],
    },
    meta: { processingTimeMs: 0, creditsConsumed: 1 },
  },
  "acts.list": {
    results: [
      {
        actId: "indian-evidence-act-1872",
        title: "The Indian Evidence Act, 1872",
        year: 1872,
        category: "repealed",
        state: "",
        department: "legislative-department",
        actNumber: "1 of 1872",
        actStatus: "repealed",
        enactmentDate: "1872-03-15",
      },
    ],
    total: 1,
    page: 1,
    pageSize: 50,
    hasMore: false,
  },
  "acts.amendments": {
    actId: "indian-evidence-act-1872",
    title: "The Indian Evidence Act, 1872",
    totalFootnotes: 1,
    footnotes: [
      {
        footnoteText: "Subs. by Act 13 of 2013, s. 26, for section 114A (w.e.f. 3-2-2013).",
        footnoteType: "substitution",
        sectionNumber: "114A",
        sectionTitle: "Presumption as to absence of consent in certain prosecutions for rape",
        footnoteId: 4,
        byAct: "Act 13 of 2013",
        originalText: "section 114A",
        effectiveDate: "2013-02-03",
      },
    ],
    typeCounts: { substitution: 1, insertion: 3, omission: 1, note: 0, renumbering: 0 },
  },
  "ask.answer": {
    data: {
      answer:
        "After the Court had held racial segregation in public schools unconstitutional, it heard further argument on the manner …",
      sources: [
        {
          sourceIndex: 1,
          citation: "349 U.S. 294",
          caseName: "Brown v. Board of Education",
          court: "Supreme Court of the United States",
          year: 1955,
          judges: ["Warren"],
          decisionDate: "31-05-1955",
          courtType: "supreme_court",
          sourceType: "us_case",
          clusterId: 2138202910366,
          freshness: "Good Law",
          htmlUrl: "https://app.example/research/cases/2138202910366",
          excerpt:
            "After the Court had held racial segregation in public schools unconstitutional, it heard further argument on the manner …",
          relevanceScore: 1.124286,
          start: 0,
          end: 152,
          quotes: [{ start: 0, end: 152 }],
        },
      ],
      questionInterpreted: "US law: the rule; about state, segregate, public, schools, race.",
      mode: "standard",
    },
    meta: { processingTimeMs: 0, creditsConsumed: 15, creditsRemaining: 99960 },
  },
  "credits.pricing": {
    dollarPerCredit: 0.01,
    minCredits: 500,
    maxCredits: 1000000,
    costs: [
      {
        operation: "citation_resolve",
        credits: 1,
        endpoint: "/api/v1/citations/resolve",
        category: "citations",
        regions: ["US"],
        description: "Resolve one citation",
        usdCost: 0.01,
      },
    ],
  },
  "credits.balance": {
    data: { account: "dev", balance: 99960, unlimited: false },
    meta: { processingTimeMs: 0, creditsConsumed: 0, creditsRemaining: 99960 },
  },
};
