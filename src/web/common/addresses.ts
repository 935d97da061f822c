/** Returns the address of a case's page. */
export function buildCaseAddress(clusterId: number): string {
  return `/research/cases/${clusterId}`;
}

/** Returns the address of the page of a section of US law. */
export function buildSectionAddress(actId: string): string {
  return `/research/statutes/${actId}`;
}

/** Returns the address of the page of an Act of India. */
export function buildActAddress(actId: string): string {
  return `/research/acts/${actId}`;
}

/** Returns the address of the results of a query without filters. */
export function buildQueryAddress(query: string): string {
  return `/?q=${encodeURIComponent(query)}`;
}

/** Returns the address in this app of a record's `absoluteUrl`, whatever the base address that the engine was given. */
export function toAppAddress(absoluteUrl: string): string {
  const { pathname, search } = new URL(absoluteUrl, location.origin);
  return pathname + search;
}
