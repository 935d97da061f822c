import type { Authority, CheckReport, Finding } from "../../contract/schemas/citations/check.ts";
import { formatCount } from "../../text/plural.ts";

/**
 * Formats a report as Markdown: a summary, the findings by level, then the table of authorities.
 * @param title name of the checked text
 */
export function formatReportAsMarkdown(report: CheckReport, title: string): string {
  return [
    `# Citations of ${escapeMarkdown(title)}`,
    formatSummary(report),
    ...formatFindings(report.findings),
    ...formatAuthorities(report.authorities),
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

function formatAuthorities(all: readonly Authority[]): string[] {
  return CATEGORIES.flatMap(([category, heading]) => {
    const rows = all.filter((row) => row.category === category);
    if (rows.length === 0) return [];
    const lines = rows.map(
      ({ name, citation, freshness, freshnessReason, clusterId, mentions }) =>
        `| ${formatCell(name)} | ${formatCell(citation)} | ${formatStatus(freshness, freshnessReason) ?? (category === "cases" && clusterId === null ? "not in this corpus" : "")} | ${mentions.length} |`,
    );
    return [`## ${heading}`, ["| authority | citation | status | cited |", "|---|---|---|---|", ...lines].join("\n")];
  });
}

/** Formats a status; good law alone is no verdict, so that the sentence states what was found. */
function formatStatus(freshness: Authority["freshness"], sentence: string | null): string | null {
  return freshness === "Good Law" && sentence !== null ? formatCell(sentence) : freshness;
}

function formatCell(text: string): string {
  return escapeMarkdown(text).replaceAll("|", "\\|");
}

/** Escapes the characters that Markdown would interpret, and joins lines. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_<>[\]]/g, "\\$&");
}
