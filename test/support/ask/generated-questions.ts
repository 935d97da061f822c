import type { Engine } from "../../../src/contract/engine.ts";
import type { AskInput } from "../../../src/contract/schemas/ask.ts";

/** Questions made of what a corpus holds: names of its cases, headings of its provisions, words out of its judgments. */
export async function generateQuestions(engine: Engine, count: number): Promise<AskInput[]> {
  const made: AskInput[] = [];
  const { data } = await engine.corpus.stats();
  const perPage = Math.min(50, Math.ceil(count / 4));
  for (const jurisdiction of ["US", "IN"] as const) {
    for (const topic of TOPICS) {
      const page = await engine.research.search({ query: topic, filters: { jurisdiction }, pageSize: perPage });
      for (const [at, { title, content, id }] of page.data.results.entries()) {
        const words = (content ?? "").split(/\s+/);
        const from = (Number(id) * 7) % Math.max(1, words.length - 12);
        const context = words.slice(from, from + 9 + (at % 4)).join(" ");
        made.push({ question: SHAPES[(made.length + at) % SHAPES.length]!(title, context), countryCode: jurisdiction });
      }
    }
  }
  if (made.length === 0 && data.cases > 0) throw new Error("no questions could be made");
  const step = Math.max(1, Math.floor(made.length / count));
  return made.filter((_, at) => at % step === 0).slice(0, count);
}

const TOPICS = [
  "the right of the accused",
  "tax on goods",
  "contract damages",
  "appeal dismissed with costs",
  "property of the state",
  "equal protection",
  "evidence at the trial",
  "power of the legislature",
  "freedom of speech",
  "due process",
];

const SHAPES: readonly ((title: string, context: string) => string)[] = [
  (title) => `What did ${title} hold?`.slice(0, 4900),
  (_, context) => `What is the law on ${context}?`,
  (title) => `Is ${title} still good law?`.slice(0, 4900),
  (_, context) => context,
  (title, context) => `Does ${title} apply where ${context}?`.slice(0, 4900),
];
