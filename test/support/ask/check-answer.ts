import { CLOSEST_OPENING, REFUSAL_OPENING } from "../../../src/ask/compose/compose-refusal.ts";
import type { ServedEngine } from "../../../src/contract/engine.ts";
import type { AskResponse, AskSource } from "../../../src/contract/schemas/ask.ts";

/** What of an answer cannot be traced to its sources; empty where every sentence can. */
export async function findUntraceable(
  engine: Pick<ServedEngine, "citations" | "statutes" | "acts">,
  { data }: AskResponse,
) {
  const faults: string[] = [];
  const texts = new Map<number, string>();
  for (const source of data.sources) {
    const text = await readSourceText(engine, source);
    texts.set(source.sourceIndex, text);
    const { start = -1, end = -1, quotes = [], excerpt } = source;
    if (text.slice(start, end) !== excerpt) faults.push(`[${source.sourceIndex}] has another excerpt`);
    for (const quote of quotes) {
      const sentence = text.slice(quote.start, quote.end);
      if (!data.answer.includes(`${sentence} [${source.sourceIndex}]`)) faults.push(`not in the answer: ${sentence}`);
      if (quote.start < start || quote.end > end) faults.push(`not in the excerpt: ${sentence}`);
    }
  }
  let rest = data.answer;
  const quoted = data.sources.flatMap(({ sourceIndex, quotes = [] }) =>
    quotes.map(({ start, end }) => `${texts.get(sourceIndex)!.slice(start, end)} [${sourceIndex}]`),
  );
  // The longest first: one may end as another does.
  for (const sentence of quoted.sort((a, b) => b.length - a.length)) rest = rest.replace(sentence, () => "");
  for (const line of rest.split("\n")) {
    const left = line.trim();
    if (left !== "" && !OWN_WORDS.some((own) => own.test(left))) faults.push(`of no source: ${left}`);
  }
  return faults;
}

/** Whether an answer is a refusal, with or without the nearest authority. */
export function isRefusal(answer: string): boolean {
  return answer.startsWith(REFUSAL_OPENING) || answer.startsWith(CLOSEST_OPENING);
}

/** What an answer says in its own words. */
const OWN_WORDS: readonly RegExp[] = [
  /^Source \d+: .{1,400}: .{1,600}\.$/,
  /^(?:.{1,200} was .{1,400}\.|This (?:Act|provision) is \w+\.)$/,
  /^.{1,300}: (?:no negative treatment found in \d+ citing decisions? to \S*|.{1,400})\.$/,
  /^This corpus does not hold an answer to that question\. Looked for .{1,3000}, in a corpus of .{1,200}\.$/,
  /^The nearest sources:$/,
  /^This corpus does not answer that question; the closest authority is this\.(?: Nothing in it (?:states|speaks of) .{1,200}\.)?(?: Looked for .{1,3000}, in a corpus of .{1,200}\.)?$/,
  /^This is answered under the law of India\.$/,
  /^This is answered under the law of (?:India|the United States) alone; ask about that of (?:India|the United States) separately\.$/,
  /^Sections? .{1,600} (?:replaced|has no counterpart) .{1,600}\.$/i,
];

/** The text that a source's offsets count in. */
async function readSourceText(
  { citations, statutes, acts }: Pick<ServedEngine, "citations" | "statutes" | "acts">,
  { clusterId, actId, sectionNumber, sourceType }: AskSource,
): Promise<string> {
  if (clusterId !== undefined) {
    const { data } = await citations.case({ caseId: String(clusterId) });
    return data.opinions.map(({ text }) => text).join("\n\n");
  }
  if (sourceType === "us_statute") return (await statutes.section({ actId: actId! })).data.text;
  const { data } = await acts.text({ actId: actId! });
  return data.sections.find((section) => section.sectionNumber === sectionNumber)!.text;
}

/** The answer says of every overruled case that it quotes that it was overruled. */
export function findUnwarned({ data }: AskResponse): string[] {
  return data.sources
    .filter(({ freshness, quotes = [] }) => freshness === "Overruled" && quotes.length > 0)
    .filter(({ caseName }) => !data.answer.includes(`${caseName} was overruled`))
    .map(({ caseName }) => caseName);
}
