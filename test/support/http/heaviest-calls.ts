/** A call that is legal and asks for as much work as its schema permits. */
export interface HeaviestCall {
  readonly name: string;
  readonly path: string;
  /** JSON of a POST; absent for GET. */
  readonly body?: string;
}

interface FoundCase {
  readonly id: string;
  readonly content: string;
  readonly citation: string;
  readonly title: string;
  readonly year: number;
  readonly metadata: { readonly citeCount: number };
}

/** Greatest length of a text to check, and the sizes that other texts may have. */
const MAX_CHECKED_CHARS = 500_000;
const MAX_SIMILAR_CHARS = 100_000;
const MAX_QUERY_CHARS = 10_000;
const MAX_QUESTION_CHARS = 5000;

/**
 * Lists the heaviest legal calls of every kind to a server: the longest texts and queries, the largest pages, the cases of
 * its corpus that cite and are cited most.
 */
export async function listHeaviestCalls(url: string, key: string): Promise<HeaviestCall[]> {
  const cases = await readCases(url, key);
  return [
    ...listChecks(cases),
    ...listSearches(cases),
    ...listCaseCalls(cases),
    ...listQuestions(cases),
    ...listSmallCalls(),
  ];
}

async function readCases(url: string, key: string): Promise<FoundCase[]> {
  const found: FoundCase[] = [];
  for (let page = 1; page <= 3; page++) {
    const response = await fetch(`${url}/api/v1/research/search`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify({ query: "court law state", page, pageSize: 100 }),
    });
    const { data } = (await response.json()) as { data: { results: FoundCase[] } };
    found.push(...data.results);
  }
  return found.filter(({ citation }) => citation !== "");
}

const post = (name: string, path: string, body: object): HeaviestCall => ({
  name,
  path: `/api/v1/${path}`,
  body: JSON.stringify(body),
});

const get = (name: string, path: string): HeaviestCall => ({ name, path: `/api/v1/${path}` });

/** Repeats what a function returns for 0, 1, 2 … until the text is full. */
function fill(length: number, toPart: (index: number) => string): string {
  let text = "";
  for (let i = 0; text.length < length; i++) text += toPart(i);
  return text.slice(0, length);
}

function listChecks(cases: readonly FoundCase[]): HeaviestCall[] {
  const at = (i: number) => cases[i % cases.length]!;
  const cite = (one: FoundCase) => `${one.title}, ${one.citation} (${one.year})`;
  const quote = (one: FoundCase, i: number) => {
    const words = one.content.split(/\s+/);
    return words.slice(100 + (i % 50) * 9, 116 + (i % 50) * 9).join(" ");
  };
  const parts: Readonly<Record<string, (i: number) => string>> = {
    "Id.": () => "Id. ",
    "citations of the corpus": (i) => `See ${cite(at(i))}. `,
    "citations that differ": (i) =>
      `See ${at(i).title}, ${1 + (i % 550)} U.S. ${1 + (i % 997)} (${1800 + (i % 220)}). `,
    "quotations of cases": (i) => `The court said that “${quote(at(i), i)}.” ${cite(at(i))}. `,
    "quotations of other cases": (i) => `It held that “${quote(at(i + 7), i)}.” ${cite(at(i))}. `,
    "quotations of one case": (i) => `It held that “${quote(at(i), i)}.” ${cite(at(0))}. `,
    judgments: (i) => `${at(i).content}\n\n`,
    "statutes and Acts": (i) =>
      `See ${1 + (i % 54)} U.S.C. § ${i % 3000}; section ${i % 500} of the Indian Penal Code, 1860. `,
    "names without an end": (i) => `State of A${i % 7} v. `,
    "short forms": (i) => `${cite(at(i % 9))}. ${at(i % 9).title.split(" ")[0]}, supra, at ${i % 90}. `,
    "a list of volumes": (i) => `${1 + (i % 600)} U.S. ${1 + (i % 900)}, `,
    "Indian reports": (i) =>
      `AIR ${1950 + (i % 70)} SC ${1 + (i % 3000)}; (${1969 + (i % 50)}) ${1 + (i % 10)} SCC ${1 + (i % 900)}; `,
    "quotation marks": () => "“ ” \" ' ",
    "one word": () => "a",
    "one sentence": () => "the court of the state of the union and the law of the land, ",
    parentheses: () => "((1 U.S. 1)) [(",
  };
  const texts = Object.entries(parts).map(([name, toPart]) =>
    post(`check: ${name}`, "citations/check", { text: fill(MAX_CHECKED_CHARS, toPart) }),
  );
  const html = fill(MAX_CHECKED_CHARS, (i) => `<p><i>${at(i).title}</i>, <b>${at(i).citation}</b>&nbsp;&sect;</p>`);
  return [...texts, post("check: HTML", "citations/check", { text: html, format: "html" })];
}

function listSearches(cases: readonly FoundCase[]): HeaviestCall[] {
  const words = [...new Set(cases.flatMap(({ content }) => content.slice(0, 4000).match(/[a-z]{4,}/g) ?? []))];
  const join = (by: string, length = MAX_QUERY_CHARS) =>
    fill(length, (i) => (i === 0 ? "" : by) + words[(i * 37) % words.length]!).replace(/(?: OR)? \w*$/, "");
  const all = { pageSize: 100, content: true, facets: true, passages: 5 };
  const queries = {
    "common words": "the court of the state",
    "many words": join(" "),
    "a long OR": join(" OR ", 3000),
    "a long AND NOT": `court AND NOT (${join(" OR ", 2000)})`,
    "a phrase of common words": '"of the court" OR "in the state" OR "that the law"',
    proximity: "(court OR state OR law) /s (person OR right OR power) /p (case OR order OR judgment)",
    prefixes: "co* OR st* OR re* OR pr*",
    "two fields": "title:state AND court:supreme AND text:law",
  };
  const searches = Object.entries(queries).flatMap(([name, query]) => [
    post(`search: ${name}`, "research/search", { query, ...all }),
    post(`explain: ${name}`, "research/explain", { query, ...all }),
  ]);
  const batch = Array.from({ length: 50 }, (_, i) => ({ ...all, query: join(" ", 300 + i), pageSize: 20 }));
  const formats = ["csv", "jsonl", "bibtex", "ris", "csl-json"];
  const largest = cases.toSorted((a, b) => b.content.length - a.content.length)[0]!;
  const seen = { name: "all", query: "court" };
  return [
    ...searches,
    post("search: the last page", "research/search", { query: "court", ...all, page: 30 }),
    post("batch", "research/batch", { searches: batch }),
    ...formats.map((format) => post(`export: ${format}`, "research/export", { query: "court OR law", format })),
    post("newSince", "research/new-since", { saved: seen, pageSize: 100 }),
    post("similar: a case", "research/similar", { caseId: largest.id, ...all, facets: undefined, explain: true }),
    post("similar: a text", "research/similar", {
      text: fill(MAX_SIMILAR_CHARS, (i) => cases[i % cases.length]!.content),
      ...all,
      facets: undefined,
      explain: true,
    }),
  ];
}

function listCaseCalls(cases: readonly FoundCase[]): HeaviestCall[] {
  const byCites = cases.toSorted((a, b) => b.metadata.citeCount - a.metadata.citeCount);
  const largest = cases.toSorted((a, b) => b.content.length - a.content.length);
  const cited = byCites.slice(0, 2).map(({ id }) => id);
  return [
    ...[cited[0]!, largest[0]!.id].flatMap((id) => [
      get("network", `citations/cases/network?clusterId=${id}&depth=3&limit=100`),
      get("case", `citations/cases/${id}`),
      get("citationsOf", `citations/${id}/citations-of?pageSize=100`),
      get("citedBy", `citations/${id}/cited-by?pageSize=100`),
      get("explain a status", `citations/${id}/explain`),
      get("similar by citations", `citations/${id}/similar?limit=50`),
      get("relyingOn", `citations/${id}/relying-on`),
      get("history", `citations/${id}/history`),
    ]),
    get("path", `citations/${cited[1]}/path?to=${largest.at(-1)!.id}`),
  ];
}

function listQuestions(cases: readonly FoundCase[]): HeaviestCall[] {
  const text = fill(MAX_QUESTION_CHARS, (i) => `${cases[i % cases.length]!.content.slice(500, 900)} `);
  const history = Array.from({ length: 20 }, (_, i) => ({
    role: i % 2 === 0 ? "user" : "assistant",
    content: fill(MAX_QUESTION_CHARS, (j) => `${cases[(i + j) % cases.length]!.content.slice(900, 1300)} `),
  }));
  const short = "May a state search a house without a warrant, and which decisions limit the power of the police?";
  return ["standard", "deep"].flatMap((mode) => [
    post(`ask: ${mode}`, "ask", { question: short, mode, maxSources: 30 }),
    post(`ask: ${mode}, a long question`, "ask", { question: text, mode, maxSources: 30, chatHistory: history }),
    post(`ask/stream: ${mode}`, "ask/stream", { question: text, mode, maxSources: 30, chatHistory: history }),
  ]);
}

function listSmallCalls(): HeaviestCall[] {
  const words = fill(500, (i) => `word${i} `);
  return [
    post("resolve", "citations/resolve", { citation: fill(500, (i) => `${i} U.S. `) }),
    post("citation search", "citations/search", { query: words, limit: 50 }),
    post("citation search: common words", "citations/search", { query: "state of the united court", limit: 50 }),
    get("suggest", "research/suggest?query=s&limit=20"),
    post("statutes", "statutes/search", { query: words, limit: 50 }),
    get("acts", "acts/list?pageSize=100&search=of"),
    get("styles", "citations/styles"),
    get("ledger", "api-credits/ledger?pageSize=100"),
  ];
}
