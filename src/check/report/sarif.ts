import type { CheckReport } from "../../contract/schemas/citations/check.ts";
import { CHECK_RULES, type CheckRuleName } from "../check-rules.ts";

/** Facts about the tool and the checked file. */
export interface SarifOptions {
  /** Version of Headnote. */
  readonly version: string;
  /** Path or URI of the checked file, as readers of the report know it. */
  readonly uri: string;
}

/**
 * Converts a report to SARIF 2.1.0, which code hosts and editors show next to the text. Offsets are UTF-16 code units.
 */
export function formatReportAsSarif({ findings }: CheckReport, { version, uri }: SarifOptions): object {
  const names = Object.keys(CHECK_RULES) as CheckRuleName[];
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "headnote",
            version,
            rules: names.map((name) => ({
              id: name,
              shortDescription: { text: CHECK_RULES[name].description },
              defaultConfiguration: { level: CHECK_RULES[name].level },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: findings.map(({ rule, level, message, span }) => ({
          ruleId: rule,
          ruleIndex: names.indexOf(rule as CheckRuleName),
          level,
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri },
                region: { charOffset: span.start, charLength: span.end - span.start },
              },
            },
          ],
        })),
      },
    ],
  };
}
