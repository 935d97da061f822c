import type { Authority, CheckReport, Finding } from "../../contract/schemas/citations/check.ts";

/** A report as Markdown: what to look at, then the table of authorities, then the quotations. */
export function formatReportAsMarkdown(report: CheckReport, title: string): string {
  const { summary } = report;
  return [
    `# Citations of ${escapeMarkdown(title)}`,
    `${summary.citations} citations of ${report.authorities.length} authorities: ${summary.errors} errors, ${summary.warnings} warnings, ${summary.notes} notes. ${summary.quotations} quotations, ${summary.quotationsExact} of them word for word.`,
    ...formatFindings(report.findings),
    ...formatAuthorities(report.authorities),
    "",
  ].join("\n\n");
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
      ({ name, citation, freshness, clusterId, mentions }) =>
        `| ${formatCell(name)} | ${formatCell(citation)} | ${freshness ?? (category === "cases" && clusterId === null ? "not in this corpus" : "")} | ${mentions.length} |`,
    );
    return [`## ${heading}`, ["| authority | citation | standing | cited |", "|---|---|---|---|", ...lines].join("\n")];
  });
}

function formatCell(text: string): string {
  return escapeMarkdown(text).replaceAll("|", "\\|");
}

/** What Markdown would take for a mark of its own. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_<>[\]]/g, "\\$&");
}
