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
