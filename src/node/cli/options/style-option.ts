import { InvalidArgumentError } from "commander";
import { STYLES } from "../../../citation/styles/tables/styles.ts";
import { computeEditDistance } from "../../../text/spelling/edit-distance.ts";

const MAX_DISTANCE = 2;

/** Parses the value of `--style`, the id of a citation style. */
export function parseStyle(text: string): string {
  const ids = STYLES.map(({ id }) => id);
  if (ids.includes(text)) return text;
  const similar = ids.find((id) => computeEditDistance(text.toLowerCase(), id, MAX_DISTANCE) <= MAX_DISTANCE);
  const question = similar === undefined ? "" : ` Did you mean ${similar}?`;
  throw new InvalidArgumentError(
    `There is no citation style of that id.${question} headnote export --styles lists them.`,
  );
}
