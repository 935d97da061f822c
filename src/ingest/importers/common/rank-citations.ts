/** A citation as CourtListener's table has it. */
export interface SourceCitation {
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
  /** 1 federal, 2 state, 3 regional, 4 specialty, 5 early Supreme Court, 6 LEXIS, 7 Westlaw, 8 neutral, 9 journal. */
  readonly type: string;
}

/** Sorts citations and returns them as strings: those that a court would use, then parallels, then databases. */
export function rankCitations(citations: readonly SourceCitation[]): string[] {
  const ranked = citations
    .map((citation, position) => ({ citation, position, rank: findRank(citation) }))
    .sort((a, b) => a.rank - b.rank || a.position - b.position);
  return [...new Set(ranked.map(({ citation }) => `${citation.volume} ${citation.reporter} ${citation.page}`))];
}

/** The first matching rule decides. Reporters that no rule names are official and come first. */
const RANK_RULES: readonly { readonly rank: number; readonly type?: string; readonly reporter?: RegExp }[] = [
  { rank: 0, reporter: /^U\.S\.$/ },
  { rank: 8, type: "6" },
  { rank: 8, type: "7" },
  { rank: 8, reporter: /\bLEXIS$|^WL$/ },
  { rank: 2, reporter: /^S\. Ct\.$/ },
  { rank: 3, reporter: /^L\. Ed\./ },
  { rank: 4, type: "3" },
  { rank: 4, reporter: /^(?:A|N\.E|N\.W|P|S\.E|S\.W|So)\.(?: ?[23]d)?$/ },
  { rank: 5, type: "5" },
  { rank: 5, reporter: /^Otto$/ },
  { rank: 6, reporter: /^(?:Cal\. Rptr|N\.Y\.S|Ill\. Dec|Ohio Op|Ohio Law\. Abs)\b/ },
  // Annotations, looseleaf services and newspapers.
  { rank: 7, type: "9" },
  {
    rank: 7,
    reporter:
      /\(|^A\.L\.R|^U\.S\.L\.W|\bWeekly\b|\bDaily\b|\bCas\.|\bDec\.|\bServ\.|\bRep\.|\bRptr\.|Cont\. Cas\. Fed\.|^C\.B\.$/,
  },
  { rank: 1, type: "1" },
  { rank: 1, type: "2" },
  { rank: 1, type: "8" },
];

function findRank({ type, reporter }: SourceCitation): number {
  const rule = RANK_RULES.find(
    (row) => (row.type === undefined || row.type === type) && (row.reporter?.test(reporter) ?? true),
  );
  return rule?.rank ?? 1;
}
