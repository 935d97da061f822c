import { createInterface } from "node:readline";
import { openJournalLockedBy } from "../../../src/node/journal/journal.ts";

// A process that opens a journal, prints "open" or why it cannot, and appends an entry for each number it reads:
// "ok N" when it is acknowledged, "refused N code" when not.
const [path = "", settings = "{}"] = process.argv.slice(2);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  const journal = await openJournalLockedBy(JSON.parse(settings), path);
  say("open");
  for await (const line of createInterface({ input: process.stdin })) {
    const entry = { id: line, at: 0, account: "a", kind: "grant", operation: "bought", amount: Number(line) } as const;
    await journal.append(entry).then(
      () => say(`ok ${line}`),
      (error) => say(`refused ${line} ${error.code}`),
    );
  }
  await journal.close();
} catch (error) {
  say(String(error));
}
