import type { Nearness } from "../../query/ast.ts";
import type { CaseIndex } from "../case-index.ts";
import { type Layout, stretchOf } from "../layout.ts";
import type { Matcher } from "./matcher.ts";
import { anyBetween, keepPlaces, type Places } from "./places.ts";
import { verifiedMatcher } from "./verified.ts";

/** A chain of operands in one text, each near the next. */
export function openNear(index: CaseIndex, operands: readonly Matcher[], links: readonly Nearness[]): Matcher {
  const needsLayout = links.some((link) => typeof link.within === "string");
  function places(ordinal: number): Places {
    const text = stretches(index.columns.nameWords[ordinal]!, needsLayout ? index.layout(ordinal) : null);
    let near = operands[0]!.places(ordinal);
    for (let i = 1; i < operands.length && near.starts.length > 0; i++) {
      near = placesNear(near, operands[i]!.places(ordinal), links[i - 1]!, text);
    }
    return near;
  }

  return verifiedMatcher(index, {
    estimate: Math.min(...operands.map((operand) => operand.estimate)),
    weight: operands.reduce((sum, operand) => sum + operand.weight, 0),
    operands,
    startsIn: (ordinal) => places(ordinal).starts,
    places,
    rewind() {
      for (const operand of operands) operand.rewind();
    },
  });
}

/** The first and last position of the stretch of text that a position is in. */
type Stretch = (position: number, within: Nearness["within"]) => readonly [first: number, last: number];

/** The case name is one text, one paragraph and one sentence; the judgment begins behind it and one empty position. */
function stretches(nameWords: number, layout: Layout | null): Stretch {
  const textStart = nameWords + 1;
  return (position, within) => {
    if (position < nameWords) return [0, nameWords - 1];
    if (typeof within === "number" || !layout) return [textStart, Number.MAX_SAFE_INTEGER];
    const starts = within === "sentence" ? layout.sentences : layout.paragraphs;
    const stretch = stretchOf(starts, position - textStart);
    const next = starts[stretch];
    return [
      textStart + (starts[stretch - 1] ?? 0),
      next === undefined ? Number.MAX_SAFE_INTEGER : textStart + next - 1,
    ];
  };
}

/** The places of `right` that stand near one of `left`. */
function placesNear(left: Places, right: Places, link: Nearness, stretch: Stretch): Places {
  const inOneStretch = (places: Places) =>
    keepPlaces(places, (i) => places.ends[i]! <= stretch(places.starts[i]!, link.within)[1]);
  const whole = typeof link.within === "string" ? inOneStretch(left) : left;
  const candidates = typeof link.within === "string" ? inOneStretch(right) : right;
  const reach = typeof link.within === "number" ? link.within : Number.MAX_SAFE_INTEGER;
  // Single words end where they start; longer places, of several lengths, need not end in order.
  const leftEnds = whole.ends === whole.starts ? whole.ends : whole.ends.slice().sort();
  return keepPlaces(candidates, (i) => {
    const start = candidates.starts[i]!;
    const end = candidates.ends[i]!;
    const [first, last] = stretch(start, link.within);
    if (anyBetween(leftEnds, Math.max(first, start - reach), start - 1)) return true;
    return !link.ordered && anyBetween(whole.starts, end + 1, Math.min(last, end + reach));
  });
}
