/** Thrown by a computation that needs rows which are not in memory yet; it is run again when they are. */
export class MissingRows extends Error {
  readonly groups: readonly string[];

  constructor(groups: readonly string[]) {
    super(`Rows are not loaded: ${groups.slice(0, 3).join(", ")}`);
    this.groups = groups;
  }
}
