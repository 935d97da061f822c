import { createCaseTextReader } from "../../../src/store/cases/case-text.ts";
import { findStoredCase, listClusterIds } from "../../../src/store/cases/cases.ts";
import { listCitationTexts } from "../../../src/store/citations/case-citations.ts";
import type { OpenCorpusFile } from "../../../src/store/corpus.ts";
import { createRandom } from "../seeded-random.ts";

/** A call of one verb, to be made to several engines. */
export interface RandomCall {
  readonly area: string;
  readonly verb: string;
  readonly request: Readonly<Record<string, unknown>>;
}

type Draw = <T>(items: readonly T[]) => T;
type MakeCall = (material: Material) => RandomCall;

/** Yields the same random calls for a seed, made of the words and facts of a corpus. */
export function* generateCalls(
  corpus: OpenCorpusFile,
  seed: number,
  kinds: readonly CallKind[],
): Generator<RandomCall> {
  const random = createRandom(seed);
  const draw: Draw = (items) => items[Math.floor(random() * items.length)]!;
  const material = createMaterial(corpus, random, draw);
  for (;;) yield MAKERS[draw(kinds)](material);
}

/** Kinds of calls: `search` are queries, `citator` what cites what, `law` enacted law, `long` calls that take longest. */
export type CallKind = "search" | "citator" | "law" | "long";

interface Material {
  readonly random: () => number;
  readonly draw: Draw;
  readonly courts: readonly string[];
  readonly actIds: readonly string[];
  readonly sectionIds: readonly string[];
  drawCase(): number;
  drawName(): string;
  drawCitation(): string;
  drawJudge(): string;
  /** Draws some successive words of a judgment. */
  drawWords(count: number): string[];
}

function createMaterial(corpus: OpenCorpusFile, random: () => number, draw: Draw): Material {
  const { database } = corpus;
  const ids = [...listClusterIds(database)];
  const texts = createCaseTextReader(database);
  const list = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(([value]) => String(value));
  const material: Material = {
    random,
    draw,
    courts: [...corpus.readCourts().keys()],
    actIds: [...list("SELECT act_id FROM act ORDER BY id"), "no-such-act"],
    sectionIds: [...list("SELECT DISTINCT act_id FROM section ORDER BY act_id"), "no-such-section"],
    drawCase: () => draw(ids),
    drawName: () => findStoredCase(database, draw(ids))!.name,
    drawCitation: () => draw([...listCitationTexts(database, draw(ids)), "347 U.S. 483"]),
    drawJudge: () => draw([...findStoredCase(database, draw(ids))!.judges, "Marshall"]),
    drawWords(count) {
      for (;;) {
        const words = texts.readSlice(draw(ids), 0, 20_000).match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length < count) continue;
        const at = Math.floor(random() * (words.length - count));
        return words.slice(at, at + count);
      }
    },
  };
  return material;
}

const MAKERS: Readonly<Record<CallKind, MakeCall>> = {
  search: (m) => (m.random() < 0.8 ? makeSearch(m) : makeOtherSearch(m)),
  citator: makeCitatorCall,
  law: makeLawCall,
  long: makeLongCall,
};

const QUERIES: readonly ((m: Material) => string)[] = [
  (m) => m.drawWords(1).join(" "),
  (m) => m.drawWords(3).join(" "),
  (m) => m.drawWords(7).join(" "),
  (m) => `what is the rule on ${m.drawWords(4).join(" ")}`,
  (m) => m.drawWords(25).join(" "),
  (m) => `"${m.drawWords(2).join(" ")}"`,
  (m) => `"${m.drawWords(3).join(" ")}"`,
  (m) => m.drawWords(2).join(" AND "),
  (m) => m.drawWords(2).join(" OR "),
  (m) => `${m.drawWords(1)[0]} AND NOT ${m.drawWords(1)[0]}`,
  (m) => `${m.drawWords(1)[0]} w/${m.draw([2, 5, 15])} ${m.drawWords(1)[0]}`,
  (m) => `${m.drawWords(1)[0]} /s ${m.drawWords(1)[0]}`,
  (m) => `${m.drawWords(1)[0]!.slice(0, 5)}* AND ${m.drawWords(1)[0]}`,
  (m) => `title:${m.drawName().split(/\W+/)[0]}`,
  (m) => `judge:${m.drawJudge().split(/\W+/).at(-1)} AND ${m.drawWords(1)[0]}`,
  (m) => `court:${m.draw(m.courts)} AND ${m.drawWords(1)[0]}`,
  (m) => m.drawName(),
  (m) => m.drawCitation(),
  (m) => `cites:"${m.drawCitation()}"`,
  (m) => `${m.drawCitation()} AND ${m.drawWords(1)[0]}`,
  (m) => misspell(m, m.drawWords(2).join(" ")),
];

function misspell(m: Material, text: string): string {
  const at = Math.floor(m.random() * text.length);
  return text.slice(0, at) + text.slice(at + 1);
}

function makeSearch(m: Material): RandomCall {
  const filters = {
    ...(m.random() < 0.1 && { jurisdiction: m.draw(["US", "IN"]) }),
    ...(m.random() < 0.1 && { court: m.draw(m.courts) }),
    ...(m.random() < 0.1 && { yearFrom: 1850 + Math.floor(m.random() * 150) }),
    ...(m.random() < 0.05 && { judge: m.drawJudge() }),
    ...(m.random() < 0.05 && { freshness: m.draw(["Good Law", "Overruled", "Questioned", "Distinguished"]) }),
  };
  const request = {
    query: m.draw(QUERIES)(m),
    filters,
    page: m.random() < 0.8 ? 1 : 1 + Math.floor(m.random() * 4),
    pageSize: m.draw([5, 10, 20]),
    facets: m.random() < 0.3,
    content: m.random() < 0.1,
    ...(m.random() < 0.2 && { passages: 2 }),
  };
  return { area: "research", verb: "search", request };
}

function makeOtherSearch(m: Material): RandomCall {
  const query = m.draw(QUERIES)(m);
  const calls: RandomCall[] = [
    { area: "research", verb: "explain", request: { query } },
    { area: "research", verb: "suggest", request: { query: m.drawName().slice(0, 3 + Math.floor(m.random() * 8)) } },
    { area: "research", verb: "similar", request: { caseId: String(m.drawCase()) } },
    { area: "research", verb: "similar", request: { text: m.drawWords(60).join(" ") } },
    { area: "research", verb: "batch", request: { searches: [{ query }, { query: m.draw(QUERIES)(m) }] } },
    { area: "citations", verb: "search", request: { query: m.drawName() } },
  ];
  return m.draw(calls);
}

function makeCitatorCall(m: Material): RandomCall {
  const caseId = String(m.drawCase());
  const calls: RandomCall[] = [
    { area: "citations", verb: "resolve", request: { citation: m.drawCitation() } },
    { area: "citations", verb: "resolve", request: { citation: `${m.drawName()}, ${m.drawCitation()}` } },
    { area: "citations", verb: "case", request: { caseId } },
    { area: "citations", verb: "citationsOf", request: { caseId } },
    { area: "citations", verb: "citedBy", request: { caseId } },
    { area: "citations", verb: "explain", request: { caseId } },
    { area: "citations", verb: "explain", request: { caseId, asOf: "1980-01-01" } },
    { area: "citations", verb: "path", request: { caseId, to: String(m.drawCase()) } },
    { area: "citations", verb: "similar", request: { caseId } },
    { area: "citations", verb: "relyingOn", request: { caseId } },
    { area: "citations", verb: "history", request: { caseId } },
    { area: "citations", verb: "network", request: { citation: m.drawCitation(), depth: m.draw([1, 2]) } },
    { area: "citations", verb: "export", request: { caseId, style: "oscola" } },
  ];
  return m.draw(calls);
}

function makeLawCall(m: Material): RandomCall {
  const actId = m.draw(m.actIds);
  const calls: RandomCall[] = [
    { area: "statutes", verb: "search", request: { query: m.drawWords(3).join(" ") } },
    { area: "statutes", verb: "section", request: { actId: m.draw(m.sectionIds) } },
    { area: "statutes", verb: "codes", request: { state: "federal" } },
    { area: "statutes", verb: "states", request: {} },
    { area: "acts", verb: "list", request: { sort: m.draw(["popular", "title_asc"]), limit: 20 } },
    { area: "acts", verb: "text", request: { actId } },
    { area: "acts", verb: "amendments", request: { actId } },
  ];
  return m.draw(calls);
}

function makeLongCall(m: Material): RandomCall {
  const text = `See ${m.drawName()}, ${m.drawCitation()}. "${m.drawWords(12).join(" ")}." ${m.drawCitation()}.`;
  const calls: RandomCall[] = [
    { area: "citations", verb: "check", request: { text } },
    { area: "ask", verb: "", request: { question: `What is the rule on ${m.drawWords(4).join(" ")}?` } },
    { area: "ask", verb: "", request: { question: `What did ${m.drawName()} decide?` } },
  ];
  return m.draw(calls);
}
