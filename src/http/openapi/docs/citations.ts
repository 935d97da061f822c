import type { CITATION_OPERATIONS } from "../../../contract/operations/citations.ts";
import type { AreaDocumentation } from "./area-documentation.ts";
import { BROWN, BROWN_CITED_TO_1960, BROWN_NODE } from "./example-cases.ts";

/** Texts about the verbs of `citations`; answers are those of the starter corpus to the first example, lists cut to one row. */
export const CITATION_DOCUMENTATION: AreaDocumentation<typeof CITATION_OPERATIONS> = {
  description: "Citations, the cases they name, and the citation network.",
  operations: {
    resolve: {
      summary: "Resolve a citation",
      description: "Returns the case that a citation names, with every known citation and its status.",
      examples: { us: { citation: "347 U.S. 483" }, india: { citation: "(1973) 4 SCC 225" } },
      response: {
        "data.authority": "PageRank among the cases of the corpus; 1 is the average.",
      },
      answer: {
        data: {
          ...BROWN,
          matched: { by: "citation", citation: "347 U.S. 483", format: "us-reporter", pinCite: null },
        },
        meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99999 },
      },
    },
    search: {
      summary: "Search cases by citation, name or topic",
      examples: { name: { query: "Brown v. Board of Education", limit: 5 } },
      answer: {
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
    },
    network: {
      summary: "The cases around a case",
      description:
        "The cases that a case cites and those that cite it, hop by hop, with how each treats the other. Give `citation` or `clusterId`, exactly one. A country whose law is not held has an empty network and costs nothing.",
      examples: { us: { citation: "347 U.S. 483", depth: 1, countryCode: "US" } },
      answer: {
        data: {
          seed: BROWN_NODE,
          depth: 1,
          nodes: [
            {
              clusterId: 7889670688798705,
              caseName: "Plessy v. Ferguson",
              citation: "163 U.S. 537",
              dateFiled: "1896-05-18",
              datePrecision: "day",
              citeCount: 4,
              absoluteUrl: "https://app.example/research/cases/7889670688798705",
            },
          ],
          edges: [
            {
              sourceClusterId: 4588689550829288,
              targetClusterId: 7726628701488360,
              direction: "citing",
              depth: 1,
              treatment: "positive",
              treatmentKind: "followed",
              snippet:
                "The Court followed Brown v. Board of Education, 347 U.S. 483 (1954), and applied Brown v. Board of Education, 349 U.S. 2 …",
            },
          ],
          counts: { cited: 5, citingBy: 10, total: 15, positive: 8, negative: 2, neutral: 2, unknown: 3 },
          topCitedBy: [
            {
              clusterId: 4948015068409161,
              caseName: "Planned Parenthood of Southeastern Pennsylvania v. Casey",
              citation: "505 U.S. 833",
              dateFiled: "1992-06-29",
              datePrecision: "day",
              citeCount: 5,
              absoluteUrl: "https://app.example/research/cases/4948015068409161",
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
          corpora: [
            { name: "headnote-starter", version: "0.1.0", provider: "Headnote", license: "MIT", retrieved: "" },
          ],
        },
      },
    },
    case: {
      summary: "One case with its text",
      examples: { case: { caseId: "7726628701488360" } },
      response: {
        "data.authority": "PageRank among the cases of the corpus; 1 is the average.",
      },
    },
    citationsOf: {
      summary: "The cases that a case cites",
      examples: { negative: { caseId: "7726628701488360", treatment: "negative" } },
    },
    citedBy: {
      summary: "The cases that cite a case",
      examples: { recent: { caseId: "7726628701488360", sort: "date_desc", pageSize: 10 } },
      answer: {
        data: {
          clusterId: 7726628701488360,
          total: 10,
          results: [
            {
              clusterId: 6972289798470404,
              caseName: "Students for Fair Admissions, Inc. v. President and Fellows of Harvard College",
              citation: "600 U.S. 181",
              dateFiled: "2023-06-29",
              datePrecision: "day",
              citeCount: 0,
              absoluteUrl: "https://app.example/research/cases/6972289798470404",
              treatment: "positive",
              treatmentKind: "relied_on",
              snippet:
                "The Court relied on Brown v. Board of Education, 347 U.S. 483 (1954), as having required that public education be made a …",
              depthOfTreatment: 1,
            },
          ],
        },
        meta: { processingTimeMs: 0, creditsConsumed: 2, creditsRemaining: 99986 },
      },
    },
    explain: {
      summary: "The reasons for the status of a case",
      examples: { earlier: { caseId: "7726628701488360", asOf: "1960-01-01" } },
      request: {
        "asOf?": "Only what was decided by this day counts, YYYY-MM-DD; no day before that of the decision itself.",
      },
      response: {
        "data.sentence": "The status and its reason in one sentence; equal to freshnessDetail.sentence.",
        "data.reasons.since": "What has set the treatment aside: overruled by X v. Y, 1 U.S. 1.",
      },
      answer: {
        data: {
          clusterId: 7726628701488360,
          caseName: "Brown v. Board of Education",
          asOf: "1960-01-01",
          status: "Good Law",
          sentence: "No negative treatment found in 3 citing decisions to 1958-09-12.",
          freshnessDetail: {
            status: "Good Law",
            definitive: true,
            partial: false,
            part: null,
            basis: "cited",
            reason: null,
            authorities: [],
            citing: BROWN_CITED_TO_1960,
            counts: { positive: 2, negative: 0, neutral: 1, unknown: 0 },
            asOf: "1960-01-01",
            sentence: "No negative treatment found in 3 citing decisions to 1958-09-12.",
          },
          reasons: [],
        },
        meta: { processingTimeMs: 0, creditsConsumed: 1, creditsRemaining: 99985 },
      },
    },
    path: {
      summary: "A shortest line of citations between two cases",
      request: {
        to: "The clusterId of the case at the other end.",
      },
    },
    similar: {
      summary: "Cases in the same company",
      examples: { five: { caseId: "7726628701488360", limit: 5 } },
      response: {
        "data.results.score": "0 to 1: how much of their company the two cases share.",
        "data.results.citedTogether": "Cases that cite both.",
        "data.results.citeTogether": "Cases that both cite.",
      },
    },
    relyingOn: {
      summary: "Cases that rely on this one",
      examples: { case: { caseId: "7726628701488360" } },
      response: {
        "data.overruledOn": "Day of the overruling decision, YYYY-MM-DD.",
        "data.results.afterwards": "True where the case was relied on after it was overruled.",
      },
    },
    history: {
      summary: "A case's treatment over time",
      examples: { case: { caseId: "7726628701488360" } },
      response: {
        "data.rows.level": "Level of the citing courts: supreme, high, appellate …",
      },
    },
    check: {
      summary: "Check the citations of a text",
      description:
        "Returns the table of authorities of a brief. Each citation has its case, whether name, year, court and page agree, the status of the case, and a verdict. A citation that leads nowhere is searched by the name next to it. Sections of laws are looked up, with what became of those that are no longer in force. Each quotation of at least six words is compared with the cited case.",
      examples: {
        brief: { text: "Separate schools are unequal. Brown v. Board of Education, 347 U.S. 483, 495 (1954)." },
      },
      request: {
        text: "The text that cites; at most 500,000 code points.",
        format: "html: tags are read through, and every span is an offset into the HTML as it was given.",
      },
      response: {
        "data.truncated": "Whether the lists were cut to 5,000 citations, 1,000 findings or 5 MB.",
        "data.citations.raw": "The citation as written.",
        "data.citations.span": "Half-open range of UTF-16 offsets into the text as it was given.",
        "data.citations.fullSpan": "From the first party's name to the last parenthetical.",
        "data.citations.refersTo": "Index of the full citation to which a short form refers; null if there is none.",
        "data.citations.status":
          "found; ambiguous: several cases of the corpus carry it; not_in_corpus; cannot_exist: no such volume or year of the reporter; unresolved: a short form without an antecedent; not_a_case: a law, an article or a docket number.",
        "data.citations.reason": "A sentence, where the status needs one.",
        "data.citations.authority": "Index in `authorities`.",
        "data.citations.pin.status": "Whether the cited page lies in the case; unknown where its pages are not.",
        "data.citations.pin.firstPage": "First page of the case in the cited reporter.",
        "data.citations.pin.lastPage": "Last page of the case: its last printed one, or where the next case begins.",
        "data.citations.verdict":
          "verified: the corpus contains it as written. differs: its name, year, court, page or place differ from the record. plausible: not in this corpus, and nothing speaks against it. impossible: it cannot exist. null: a short form without an antecedent.",
        "data.citations.citedBy": "For a case that the corpus does not contain: how many of its cases cite it.",
        "data.citations.nameSpelling":
          "The name is spelt in another way; `isVariant` is true where the spellings are a letter apart or usual variants.",
        "data.citations.courtMismatch":
          "The court that the text states, and that of the record. A reporter that does not print the stated court counts.",
        "data.citations.suggestions": "Cases of the name next to the citation that are at another place, best first.",
        "data.citations.suggestions.citation": "Its citation that is most like the given one.",
        "data.citations.suggestions.year": "Year of the decision.",
        "data.citations.suggestions.isLikely": "Whether the given citation is in all likelihood a slip for this one.",
        "data.citations.provision": "The cited provision, for a law that the corpus contains.",
        "data.citations.provision.actId": "Id of the section of US law, or of the Act of India.",
        "data.citations.provision.title": "Title of the code or Act.",
        "data.citations.provision.status":
          "in_force, repealed, omitted … of the section; of the Act for an Act of India.",
        "data.authorities.isPartial": "Whether the status is of a part of the case only.",
        "data.authorities.freshnessReason": "The status in one sentence, as `freshnessDetail.sentence`.",
        "data.authorities.mentions": "Indices of the citations, in the order of the text.",
        "data.quotations.span": "Half-open range of UTF-16 offsets into the text as it was given.",
        "data.quotations.citation": "Index of the citation that it is attributed to.",
        "data.quotations.status":
          "exact: the case contains these words. near: it contains similar words; `differences` lists the differences. not_found: it does not contain them. unverifiable: the corpus does not contain the case, or only a digest of it.",
        "data.quotations.opinion": "Kind of the opinion that contains the words: lead, dissent, concurrence …",
        "data.quotations.elsewhere":
          "Another case that contains the words, if the cited one does not or cannot be compared.",
        "data.findings": "In the order of the text.",
        "data.findings.span": "Half-open range of UTF-16 offsets into the text as it was given.",
      },
    },
    export: {
      summary: "A case's citation in a style",
      description:
        "The citation in one of the named styles, as text or HTML, or the case as BibTeX, RIS or CSL-JSON for a reference manager.",
      examples: {
        oscola: { caseId: "7726628701488360", style: "oscola" },
        bibtex: { caseId: "7726628701488360", format: "bibtex" },
      },
      request: {
        style: "Id of a citation style, as /citations/styles lists them.",
        format: "The citation as text or as escaped HTML with its italics; or the case as BibTeX, RIS or CSL-JSON.",
        "pin?": "Page or paragraph that is cited, as it is to be printed.",
      },
      response: {
        "data.citation": "The citation in the requested style and format.",
      },
    },
    styles: {
      summary: "The citation styles",
      description: "Every named style, with the manual and the rule that it follows. Free.",
      response: {
        "data.styles.region": "Where it is at home: US, US-OH, IN, GB, or international.",
        "data.styles.manual": "The published manual or court rule.",
        "data.styles.rule": "Rule, table or chapter of it.",
        "data.styles.basis":
          "rule: the manual prescribes the form. practice: it leaves it open, and what is usual is printed.",
      },
    },
  },
  schemas: {
    CaseRecord: {
      authority: "PageRank among the cases of the corpus; 1 is the average.",
    },
    WeighedTreatment: {
      treatment: "The treatment that the words state: overruled, questioned, distinguished …",
      countsAs: "The treatment as it counts: by a court without the power to overrule, an overruling only questions.",
    },
    CountryCode: {
      "": "ISO 3166-1 alpha-2 country code, upper case.",
    },
  },
};
