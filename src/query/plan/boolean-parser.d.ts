declare module "boolean-parser" {
  const booleanParser: {
    /**
     * Returns the conjunctions of a query's disjunctive form: `a AND (b OR c)` is `[[a, b], [a, c]]`, in no fixed
     * order.
     */
    parseBooleanQuery(query: string): string[][];
  };
  export default booleanParser;
}
