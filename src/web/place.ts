import { useSyncExternalStore } from "./subscribe.ts";

/** Where the reader is: the address in parts. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
  /** How far down the page was when the reader left it for another; 0 for a new place. */
  readonly scrolled: number;
}

let here = read(0);
const listeners = new Set<() => void>();

/** The current place; the component is drawn again when it changes. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => here);
}

/** Goes to an address of the app. `replace` leaves no entry to go back to: for what is typed into a field. */
export function goTo(address: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(history.state, "", address);
  } else {
    history.replaceState({ scrolled: scrollY }, "");
    history.pushState({ scrolled: 0 }, "", address);
  }
  arrive(0);
}

/** An address with some query fields changed; an empty value takes the field away. */
export function withQuery(place: Place, changes: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(place.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? place.path : `${place.path}?${text}`;
}

/** Follows clicks on links of the app, and the back and forward buttons. Called once. */
export function followLinks(): void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", (event) => arrive((event.state as { scrolled?: number } | null)?.scrolled ?? 0));
  document.addEventListener("click", (event) => {
    // In a picture a link is another kind of element: its attributes are all that both have.
    const link = (event.target as Element).closest?.("a[href]");
    if (!link || !isPlain(event) || link.hasAttribute("target") || link.hasAttribute("download")) return;
    const address = new URL(link.getAttribute("href")!, document.baseURI);
    if (!staysHere(address)) return;
    event.preventDefault();
    goTo(address.pathname + address.search + address.hash);
  });
}

function isPlain(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey);
}

function staysHere({ origin, pathname, search, hash }: URL): boolean {
  if (origin !== location.origin) return false;
  const isInPage = hash !== "" && pathname === location.pathname && search === location.search;
  return !isInPage && (pathname === "/" || pathname.startsWith("/research/"));
}

function arrive(scrolled: number): void {
  here = read(scrolled);
  for (const listener of listeners) listener();
}

function read(scrolled: number): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash, scrolled };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page of a list that the address names, from 1. */
export function pageOf(place: Place): number {
  return Math.max(1, Math.floor(Number(place.query.get("page"))) || 1);
}
