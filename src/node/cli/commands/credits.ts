import { Argument, Command } from "commander";
import { CREDIT_OPERATIONS } from "../../../contract/operations/credits.ts";
import type { LedgerInput, LedgerResponse } from "../../../contract/schemas/credits.ts";
import { addCredits } from "../../../credits/add-credits.ts";
import { type Ledger, openLedger, toCredits } from "../../../credits/ledger.ts";
import { resolvePrices } from "../../../credits/prices.ts";
import { formatStatementCsv } from "../../../credits/statement-csv.ts";
import * as creditHandlers from "../../../engine/credits/handlers.ts";
import { implement } from "../../../engine/implement.ts";
import { EngineError } from "../../../errors.ts";
import { formatCount } from "../../../text/plural.ts";
import { openJournal } from "../../journal/journal.ts";
import { createJournalReader } from "../../journal/journal-reader.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { parseDay, requirePeriod } from "../options/dates.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";

interface CreditsFlags {
  readonly journal: string;
  readonly operation?: string;
  readonly from?: string;
  readonly to?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

type LedgerRows = LedgerResponse["data"]["entries"];

const CLOCK = { now: Date.now, newId: () => crypto.randomUUID() };

/** Creates `headnote credits`. */
export function createCreditsCommand(terminal: Terminal, setExitCode: (code: number) => void): Command {
  return new Command("credits")
    .description(
      "Print the statement of an account from a journal, or add credits to it while no server uses the journal.",
    )
    .addArgument(new Argument("<action>", "what to do").choices(["statement", "top-up"]))
    .argument("<account>", "the account")
    .argument("[credits]", "for top-up: the number of credits to add", Number)
    .requiredOption("--journal <file>", "the journal, as given to headnote serve")
    .option("--operation <name>", "only entries of this operation, for instance research.search")
    .option("--from <date>", "only entries from this day on, YYYY-MM-DD", parseDay)
    .option("--to <date>", "only entries up to and including this day, YYYY-MM-DD", parseDay)
    .option("--csv", "print CSV")
    .option("--json", "print JSON")
    .action(async (action: string, account: string, credits: number | undefined, flags: CreditsFlags) => {
      requirePeriod(flags.from, flags.to);
      if (action === "top-up") return runTopUp(account, credits, flags, terminal);
      const ledger = await openLedger(createJournalReader(flags.journal), CLOCK);
      const entries = await readStatement(ledger, account, flags);
      if (!ledger.hasAccount(account)) setExitCode(EXIT_CODES.notFound);
      printStatement(entries, toCredits(ledger.balance(account)), flags, terminal);
    });
}

async function runTopUp(account: string, credits: number | undefined, flags: CreditsFlags, terminal: Terminal) {
  if (credits === undefined) {
    throw new EngineError("validation_failed", "The number of credits is missing. Write: top-up ACCOUNT CREDITS.");
  }
  const journal = await openJournal(flags.journal, { onNotice: (sentence) => writeLine(terminal.stderr, sentence) });
  try {
    const ledger = await openLedger(journal, CLOCK);
    await addCredits(ledger, account, credits);
    const balance = toCredits(ledger.balance(account));
    if (flags.json) return writeJson(terminal.stdout, { account, balance });
    writeLine(terminal.stdout, `${account} has ${formatCount(balance, "credit")}`);
  } finally {
    await journal.close();
  }
}

/** Returns every entry that matches the options, newest first. */
async function readStatement(
  ledger: Ledger,
  account: string,
  { operation, from, to }: CreditsFlags,
): Promise<LedgerRows> {
  const verbs = implement(
    { credits: CREDIT_OPERATIONS },
    { credits: creditHandlers },
    { ledger, priceOptions: undefined },
    { ledger, prices: resolvePrices(), now: CLOCK.now },
  );
  const request: LedgerInput = { operation, dateFrom: from, dateTo: to, pageSize: 100 };
  const entries: LedgerRows = [];
  for (let page = 1; ; page++) {
    const { data } = await verbs.credits.ledger({ ...request, page }, { account });
    entries.push(...data.entries);
    if (entries.length >= data.total) return entries;
  }
}

function printStatement(entries: LedgerRows, balance: number, flags: CreditsFlags, { stdout }: Terminal): void {
  if (flags.csv) return void stdout.write(formatStatementCsv(entries));
  if (flags.json) return writeJson(stdout, { balance, entries });
  const head = ["time", "kind", "operation", "credits", "balance"];
  const rows = entries.map((entry) => [
    new Date(entry.at).toISOString(),
    entry.kind,
    entry.operation,
    entry.credits,
    entry.balance,
  ]);
  writeLine(stdout, formatTable(rows, { head, right: [3, 4] }));
  writeLine(stdout, `balance: ${balance}`);
}
