import { describe, expect, it } from "vitest";
import { isWithoutFigure } from "../../src/ask/authorities/stated-figures.ts";
import { findAspects } from "../../src/ask/interpret/question-aspects.ts";

const lacks = (question: string, text: string) => isWithoutFigure({ question, aspects: findAspects(question) }, [text]);

describe("an authority", () => {
  it.each([
    ["How many weeks of leave are there?", "A driver of four years' service may take leave.", true],
    ["How many weeks of leave are there?", "A driver may take ninety days of leave.", false],
    ["What is the limitation period for a claim on wool?", "A letter must be sent thirty days before the suit.", true],
    ["What is the limitation period for a claim on wool?", "The suit must be brought within three years.", false],
    ["Who may sell wool?", "Anybody may sell wool.", false],
  ])("lacks the figure that is asked for, or not: %s %s", (question, text, expected) => {
    expect(lacks(question, text)).toBe(expected);
  });
});
