import { describe, expect, it } from "vitest";
import { stem } from "../../src/text/stem.ts";

describe("stem", () => {
  // Words of the published description of the algorithm, then words of the field.
  it.each([
    ["generously", "generous"],
    ["generate", "generat"],
    ["communities", "communiti"],
    ["arsenal", "arsenal"],
    ["skies", "sky"],
    ["dying", "die"],
    ["ties", "tie"],
    ["cries", "cri"],
    ["gently", "gentl"],
    ["news", "news"],
    ["proceed", "proceed"],
    ["knightly", "knight"],
    ["say", "say"],
    ["hopping", "hop"],
    ["hoping", "hope"],
    ["consolingly", "consol"],
    ["sensibility", "sensibl"],
    ["overruling", "overrul"],
    ["overruled", "overrul"],
    ["negligently", "neglig"],
    ["courts", "court"],
    ["statutory", "statutori"],
    ["1990s", "1990s"],
    ["302", "302"],
    ["न्यायालयों", "न्यायालयों"],
  ])("%s is %s", (word, expected) => {
    expect(stem(word)).toBe(expected);
    expect(stem(word)).toBe(expected);
  });

  it("returns a very long word unchanged", () => {
    const long = `${"over".repeat(17)}ruling`;
    expect(stem(long)).toBe(long);
  });
});
