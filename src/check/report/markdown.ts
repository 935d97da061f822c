import type { Authority, CheckReport, Finding } from "../../contract/schemas/citations/check.ts";
import { formatCount } from "../../text/plural.ts";
import { findWorstVerdict } from "../decide-verdict.ts";

/**
 * Formats a report as Markdown: a summary, the findings by level, then the table of authorities.
 * @param title name of the checked text
 */
export function formatReportAsMarkdown(report: CheckReport, title: string): string {
  return [
    `# Citations of ${escapeMarkdown(title)}`,
    formatSummary(report),
    ...formatFindings(report.findings),
    ...formatAuthorities(report),
    "",
  ].join("\n\n");
}

function formatSummary({ summary, authorities }: CheckReport): string {
  const cited = `${formatCount(summary.citations, "citation")} of ${formatCount(authorities.length, "authority", "authorities")}`;
  const findings = [
    formatCount(summary.errors, "error"),
    formatCount(summary.warnings, "warning"),
    formatCount(summary.notes, "note"),
  ].join(", ");
  return `${cited}: ${findings}. ${formatCount(summary.quotations, "quotation")}, ${summary.quotationsExact} word for word.`;
}

const LEVELS = [
  ["error", "Errors"],
  ["warning", "Warnings"],
  ["note", "Notes"],
] as const;

function formatFindings(all: readonly Finding[]): string[] {
  return LEVELS.flatMap(([level, heading]) => {
    const lines = all
      .filter((finding) => finding.level === level)
      .map(({ message, rule, span }) => `* ${escapeMarkdown(message)} (${rule}, at ${span.start})`);
    return lines.length === 0 ? [] : [`## ${heading}`, lines.join("\n")];
  });
}

const CATEGORIES = [
  ["cases", "Cases"],
  ["statutes", "Statutes and rules"],
  ["other", "Other authorities"],
] as const;

function formatAuthorities({ authorities: all, citations }: CheckReport): string[] {
  return CATEGORIES.flatMap(([category, heading]) => {
    const rows = all.filter((row) => row.category === category);
    if (rows.length === 0) return [];
    const lines = rows.map((row) => {
      const { name, citation, mentions } = row;
      const verdict = findWorstVerdict(row, citations) ?? "";
      return `| ${formatCell(name)} | ${formatCell(citation)} | ${formatStatus(row)} | ${mentions.length} | ${verdict} |`;
    });
    const head = ["| authority | citation | status | cited | verdict |", "|---|---|---|---|---|"];
    return [`## ${heading}`, [...head, ...lines].join("\n")];
  });
}

/** Formats a status; good law alone is no verdict, so that the sentence states what was found. */
function formatStatus({ category, freshness, freshnessReason, isPartial, clusterId }: Authority): string {
  if (freshness === null) return category === "cases" && clusterId === null ? "not in this corpus" : "";
  if (freshness === "Good Law") return freshnessReason === null ? freshness : formatCell(freshnessReason);
  return isPartial ? `${freshness} in part` : freshness;
}

function formatCell(text: string): string {
  return escapeMarkdown(text).replaceAll("|", "\\|");
}

/** Escapes the characters that Markdown would interpret, and joins lines. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_<>[\]]/g, "\\$&");
}
