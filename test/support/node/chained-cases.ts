/** Writes cases as lines of JSON; each cites the one before it. */
export function writeChainedCases(count: number): string {
  const lines: unknown[] = [
    { kind: "court", court: { id: "x", name: "Court of X", jurisdiction: "US", level: "state_supreme" } },
  ];
  for (let n = 1; n <= count; n++) {
    const text = `The rule of Alder${n - 1} v. Birch, ${n - 1} F.2d 1 (1950), is followed. Number ${n} of the docket.`;
    const cited = { name: `Alder${n} v. Birch`, dateFiled: "1950-03-04", citations: [`${n} F.2d 1`] };
    lines.push({ kind: "case", case: { sourceId: String(n), courtId: "x", jurisdiction: "US", ...cited } });
    lines.push({ kind: "opinion", caseSourceId: String(n), opinion: { kind: "lead", text } });
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
