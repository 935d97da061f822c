import type { CheckReport } from "../../contract/check.ts";
import { RULES, type RuleName } from "../findings.ts";

/** What is said of the tool and of the file that was checked. */
export interface SarifOptions {
  readonly version: string;
  /** Path or URI of the checked file, as the reader of the report knows it. */
  readonly uri: string;
}

/** A report as SARIF 2.1.0, which code hosts and editors show beside the text. Offsets are UTF-16 units from 0. */
export function checkSarif({ findings }: CheckReport, { version, uri }: SarifOptions): object {
  const names = Object.keys(RULES) as RuleName[];
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
              shortDescription: { text: RULES[name].description },
              defaultConfiguration: { level: RULES[name].level },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: findings.map(({ rule, level, message, span }) => ({
          ruleId: rule,
          ruleIndex: names.indexOf(rule as RuleName),
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
