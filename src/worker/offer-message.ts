/** A message between a service worker and the pages of its site about engines. */
export type OfferMessage =
  /** From the service worker to pages: a request for an engine. */
  | { readonly headnote: "wanted" }
  /** From a page to the service worker: an engine, at the other end of the transferred port. */
  | { readonly headnote: "offered" };

/** Asks pages for an engine. */
export const ENGINE_WANTED: OfferMessage = { headnote: "wanted" };
/** Offers an engine. */
export const ENGINE_OFFERED: OfferMessage = { headnote: "offered" };

/** Returns whether received data is that message. */
export function isOfferMessage(data: unknown, message: OfferMessage): boolean {
  return typeof data === "object" && data !== null && (data as Partial<OfferMessage>).headnote === message.headnote;
}
