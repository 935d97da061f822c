// TypeScript declares these only in its library for workers, which conflicts with the one for pages.

/** The part of a service worker's global scope that Headnote uses. */
export interface ServiceWorkerScope {
  readonly clients: {
    get(id: string): Promise<PageClient | undefined>;
    matchAll(options: { includeUncontrolled: boolean; type: "window" }): Promise<readonly PageClient[]>;
  };
  readonly location: { readonly origin: string };
  addEventListener(type: "fetch", listener: (event: PageFetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: PageMessageEvent) => void): void;
}

/** A page of the site, as a service worker sees it. */
export interface PageClient {
  readonly id: string;
  postMessage(message: unknown): void;
}

/** A request that a page of the site makes. */
export interface PageFetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page of the site. */
export interface PageMessageEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id?: string } | null;
}
