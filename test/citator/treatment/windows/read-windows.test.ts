import { describe, expect, it } from "vitest";
import { parseWindows } from "./read-windows.ts";

const LINE = '["overruled","We overrule {Roe v. Doe, 1 U.S. 2 (1801)}.","negative"]';

describe("lines of JSON with windows", () => {
  it("are read in their order", () => {
    const other = '["see","See {Poe v. Moe, 3 U.S. 4 (1803)}.","neutral"]';
    expect(parseWindows(`${LINE}\n${other}\n`, "a.jsonl")).toEqual([
      ["overruled", "We overrule {Roe v. Doe, 1 U.S. 2 (1801)}.", "negative"],
      ["see", "See {Poe v. Moe, 3 U.S. 4 (1803)}.", "neutral"],
    ]);
  });

  it.each([
    ["an empty line", "", "a.jsonl:2: not a line of JSON"],
    ["a line that ends early", '["see","See', "a.jsonl:2: not a line of JSON"],
    ["an object", '{"label":"neutral"}', "a.jsonl:2: not ["],
    ["a window without a label", '["see","See {Poe v. Moe}."]', "a.jsonl:2: not ["],
    ["a window with a fourth part", '["see","See {Poe v. Moe}.","neutral",""]', "a.jsonl:2: not ["],
    ["a label that is no treatment", '["see","See {Poe v. Moe}.","cited"]', "a.jsonl:2: not ["],
    ["a label that is no string", '["see","See {Poe v. Moe}.",1]', "a.jsonl:2: not ["],
    ["a family without a name", '["","See {Poe v. Moe}.","neutral"]', "a.jsonl:2: not ["],
  ])("name the file and line of %s", (_, line, message) => {
    expect(() => parseWindows(`${LINE}\n${line}\n`, "a.jsonl")).toThrow(message);
  });
});
