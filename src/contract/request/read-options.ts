/** How a request is read. */
export interface ReadOptions {
  /** Where the fields were sent. In a query every value is text, and an empty one is absent. */
  readonly where: "body" | "query";
  /** Fields that were read from the path, by the names they have there; they cannot be given elsewhere. */
  readonly path?: Readonly<Record<string, string>>;
  /** True makes unknown fields an error; otherwise they are ignored. */
  readonly strict?: boolean;
}
