/** Returns the address that leads to a server on a host and port. */
export function formatAddress(host: string, port: number): string {
  return `http://${toReachableHost(host)}:${port}`;
}

/** Returns the host of an address that leads to the server. "All addresses" is no address that one could open. */
export function toReachableHost(host: string, any = "127.0.0.1"): string {
  if (host === "0.0.0.0" || host === "::") return any;
  return host.includes(":") ? `[${host}]` : host;
}
