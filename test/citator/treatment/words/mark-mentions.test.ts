import { expect, it } from "vitest";
import { markMentions } from "../../../../src/citator/treatment/words/mark-mentions.ts";
import { prepareWindow } from "../../../../src/citator/treatment/words/read-window.ts";

it.each([
  ["{Hollis v. Brandt}, is cited. Hollis was wrong.", "@T , is cited @T was wrong"],
  ["{Hollis v. Brandt}, is cited. We follow that decision.", "@T , is cited we follow @A"],
  ["{Hollis v. Brandt}, is cited. It governs.", "@T , is cited @A it governs"],
  [
    "{Hollis v. Brandt} is older. Then came Keane v. Doyle. Doyle fell with it.",
    "@T is older then came @O @O fell with @B it",
  ],
  ["In {Hollis v. Brandt}, the tenant of Pratt lost.", "in @T , the tenant of @N lost"],
])("marks the mentions of cases in %s", (marked, signs) => {
  const target = { start: marked.indexOf("{"), end: marked.indexOf("}") - 1 };
  const tokens = markMentions(prepareWindow(marked.replace(/[{}]/g, ""), target));
  expect(tokens.map(({ name }) => name).join(" ")).toBe(signs);
});
