/** Returns whether a text is an address of the web: people follow it, and other schemes (`javascript:`) run code. */
export function isWebAddress(url: unknown): url is string {
  return typeof url === "string" && /^https?:\/\/[^\s/]/i.test(url);
}

/** Returns the fields that are addresses of the web. */
export function keepWebAddresses<Fields extends object>(urls: Fields): Fields {
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => isWebAddress(url))) as Fields;
}

/** Returns an address of the web as it is, and an empty text for anything else. */
export function keepWebAddress(url: unknown): string {
  return isWebAddress(url) ? url : "";
}
