/** What a service worker and the pages of its site tell each other about engines. */
export type OfferMessage =
  /** Service worker to pages: who has an engine? */
  | { readonly headnote: "wanted" }
  /** Page to service worker: here is one, at the other end of the port that comes with this. */
  | { readonly headnote: "offered" };

export const ENGINE_WANTED: OfferMessage = { headnote: "wanted" };
export const ENGINE_OFFERED: OfferMessage = { headnote: "offered" };

export function isOfferMessage(data: unknown, message: OfferMessage): boolean {
  return typeof data === "object" && data !== null && (data as Partial<OfferMessage>).headnote === message.headnote;
}
