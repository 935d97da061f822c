import { Command } from "commander";
import type { StatsResponse } from "../../../contract/schemas/corpus.ts";
import { formatCount } from "../../../text/plural.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface StatsFlags {
  readonly corpus: readonly string[];
  readonly courts?: boolean;
  readonly json?: boolean;
}

type Stats = StatsResponse["data"];

const MAX_COURTS_SHOWN = 10;

/** Creates `headnote stats`. */
export function createStatsCommand(terminal: Terminal): Command {
  return new Command("stats")
    .description("Show what a corpus contains and which sources it was built from.")
    .addOption(createCorpusOption())
    .option("--courts", "list every court: its id, its name and the number of its cases")
    .option("--json", "print JSON")
    .action((flags: StatsFlags) =>
      withEngine(flags.corpus, async (engine) => {
        const { data: stats } = await engine.corpus.stats();
        const { stdout } = terminal;
        if (flags.json) return writeJson(stdout, flags.courts ? stats.byCourt : stats);
        if (flags.courts) return writeLine(stdout, formatCourts(stats));
        const { data: manifest } = await engine.corpus.manifest();
        writeLine(stdout, `${manifest.name} ${manifest.version}`);
        writeLine(stdout, formatStats(stats));
        for (const { source, cases, sections, acts, provider, license, notice } of manifest.builtFrom) {
          const counts = [formatCount(cases, "case"), formatCount(sections, "section"), formatCount(acts, "Act")];
          writeLine(stdout, `${source}: ${counts.join(", ")}. ${provider}, ${license}. ${notice}`);
        }
        if (manifest.repairs) writeLine(stdout, formatRepairs(manifest.repairs));
      }),
    );
}

/** Formats the repairs of `headnote audit --fix` by their action. */
function formatRepairs(repairs: readonly { readonly action: string }[]): string {
  const actions = [...new Set(repairs.map(({ action }) => action))].sort();
  const counts = actions.map((one) => `${one} ${repairs.filter(({ action }) => action === one).length}`);
  return `${formatCount(repairs.length, "repair")}: ${counts.join(", ")}`;
}

function formatCourts({ byCourt }: Stats): string {
  const rows = byCourt.map(({ courtId, court, cases }) => [courtId, court, cases.toLocaleString("en")]);
  return formatTable(rows, { head: ["id", "court", "cases"], right: [2] });
}

function formatStats({ byCourt, mostCited, ...counts }: Stats): string {
  const rows = [
    ...Object.entries(counts).map(([name, count]) => [name, count.toLocaleString("en")]),
    ...byCourt.slice(0, MAX_COURTS_SHOWN).map(({ court, cases }) => [court, cases.toLocaleString("en")]),
    ...mostCited.map(({ caseName, citeCount }) => [`most cited: ${caseName}`, String(citeCount)]),
  ];
  return formatTable(rows, { right: [1] });
}
