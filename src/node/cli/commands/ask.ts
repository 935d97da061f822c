import { Command, Option } from "commander";
import { answerOf } from "../../../contract/answer-of.ts";
import type { AskEvent, AskSource } from "../../../contract/schemas/ask.ts";
import { takeKnownPart } from "../../../law/known-date.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface AskFlags {
  readonly corpus: readonly string[];
  readonly deep?: boolean;
  readonly sources: number;
  readonly country?: "US" | "IN";
  readonly state?: string;
  readonly filter: "all" | "statutes_only" | "cases_only";
  readonly json?: boolean;
}

/** Creates `headnote ask`. */
export function createAskCommand(terminal: Terminal, setExitCode: (code: number) => void): Command {
  return new Command("ask")
    .description("Answer a question of law with sentences of the corpus, each with its source.")
    .argument("<question...>", "a question in ordinary language")
    .addOption(createCorpusOption())
    .option("--deep", "search further: more sources, the cases around them, a follow-up question")
    .option("-n, --sources <number>", "maximum number of sources, 1 to 30", parseWholeNumberBetween(1, 30), 5)
    .addOption(
      new Option("--country <code>", "country whose law applies (default: that of the question)").choices(["US", "IN"]),
    )
    .option("--state <code>", "only this state's law: two letters")
    .addOption(
      new Option("--filter <kind>", "which sources to use")
        .choices(["all", "statutes_only", "cases_only"])
        .default("all"),
    )
    .option("--json", "print JSON")
    .addHelpText("after", '\nExample:\n  headnote ask "What must police tell a suspect before an interrogation?"')
    .action((words: readonly string[], flags: AskFlags) =>
      withEngine(flags.corpus, async (engine) => {
        const events = engine.ask({
          question: words.join(" "),
          mode: flags.deep ? "deep" : "standard",
          maxSources: flags.sources,
          countryCode: flags.country,
          usState: flags.state,
          sourcesFilter: flags.filter,
        });
        if (flags.json) return writeJson(terminal.stdout, await answerOf(events));
        if ((await printAnswer(events, terminal)) === 0) setExitCode(EXIT_CODES.notFound);
      }),
    );
}

/** Prints an answer while it arrives, then its sources. Returns the number of quotations in them. */
async function printAnswer(events: AsyncIterable<AskEvent>, terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal;
  let quotes = 0;
  for await (const event of events) {
    if (event.type === "thinking" && event.step.status === "complete") {
      writeLine(stderr, createColours(stderr).dim(event.step.message));
    }
    if (event.type === "chunk") stdout.write(event.content);
    if (event.type !== "done") continue;
    writeLine(stdout, "\n");
    for (const source of event.sources) printSource(source, terminal);
    quotes = event.sources.reduce((sum, source) => sum + (source.quotes?.length ?? 0), 0);
  }
  return quotes;
}

function printSource(
  { sourceIndex, caseName, citation, court, decisionDate, datePrecision, freshness, start, end }: AskSource,
  { stdout }: Terminal,
) {
  const paint = createColours(stdout);
  const decided = takeKnownPart(toYearFirst(decisionDate), datePrecision ?? "day");
  const facts = [court, decided, freshness ?? "", `characters ${start} to ${end}`].filter((fact) => fact !== "");
  writeLine(stdout, `[${sourceIndex}] ${paint.bold(caseName)}  ${citation}`);
  writeLine(stdout, paint.dim(`    ${facts.join(", ")}`));
}

/** Returns a date `DD-MM-YYYY` of an answer as the other commands print dates, `YYYY-MM-DD`. */
function toYearFirst(date: string): string {
  return date.split("-").reverse().join("-");
}
