import { afterAll, beforeAll, describe } from "vitest";
import type { ServedEngine } from "../../src/contract/engine.ts";
import { describeActs } from "./areas/acts.ts";
import { describeAsk } from "./areas/ask.ts";
import { describeCitations } from "./areas/citations.ts";
import { describeCitator } from "./areas/citator.ts";
import { describeCredits } from "./areas/credits.ts";
import { describeResearch } from "./areas/research.ts";
import { describeStatutes } from "./areas/statutes.ts";
import { describeValidation } from "./areas/validation.ts";

/** An engine under test, and how to release it. */
export interface Subject {
  readonly engine: ServedEngine;
  close(): Promise<void> | void;
}

/**
 * Describes what every engine does wherever it runs: in process, in a worker, over HTTP. Its corpus is that of the small
 * cases, its account can pay for thousands of calls, and its prices are those of the price list.
 */
export function describeConformance(name: string, makeEngine: () => Promise<Subject>): void {
  describe(`${name} conforms`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await makeEngine();
    });
    afterAll(() => subject.close());

    for (const describeArea of [
      describeCitations,
      describeCitator,
      describeResearch,
      describeStatutes,
      describeActs,
      describeAsk,
      describeCredits,
      describeValidation,
    ])
      describeArea(() => subject.engine);
  });
}
