import { navigate, useLocation, withQuery } from "../location.ts";

/** Fields of the address's query string. */
export interface QueryFields {
  /** Returns the value of a field; empty if it is not in the address. */
  getField(name: string): string;
  /** Changes a field and returns to the first page of a list; an empty value removes the field. */
  setField(name: string, value: string): void;
}

/** Returns the fields of the query string. @param options.replace whether a change adds no entry to the history */
export function useQueryFields(options: { readonly replace?: boolean } = {}): QueryFields {
  const location = useLocation();
  return {
    getField: (name) => location.query.get(name) ?? "",
    setField: (name, value) => navigate(withQuery(location, { [name]: value, page: "" }), options),
  };
}
