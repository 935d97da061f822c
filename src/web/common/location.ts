import { useExternalStore } from "./hooks/use-external-store.ts";

/** Where the reader is: the address in parts. */
export interface AppLocation {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
  /** How far down the page was when the reader left it for another; 0 for a new place. */
  readonly scrollTop: number;
}

let currentLocation = readLocation(0);
const listeners = new Set<() => void>();

/** The current place; the component is drawn again when it changes. */
export function useLocation(): AppLocation {
  return useExternalStore(subscribe, () => currentLocation);
}

/** Goes to an address of the app. `replace` leaves no entry to go back to: for what is typed into a field. */
export function navigate(address: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(history.state, "", address);
  } else {
    history.replaceState({ scrolled: scrollY }, "");
    history.pushState({ scrolled: 0 }, "", address);
  }
  updateLocation(0);
}

/** An address with some query fields changed; an empty value takes the field away. */
export function withQuery(
  location: AppLocation,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams(location.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? location.path : `${location.path}?${text}`;
}

/** Follows clicks on links of the app, and the back and forward buttons. Called once. */
export function startNavigation(): void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", (event) => updateLocation((event.state as { scrolled?: number } | null)?.scrolled ?? 0));
  document.addEventListener("click", (event) => {
    // In a picture a link is another kind of element: its attributes are all that both have.
    const anchor = (event.target as Element).closest?.("a[href]");
    if (!anchor || !isPlainClick(event) || anchor.hasAttribute("target") || anchor.hasAttribute("download")) return;
    const address = new URL(anchor.getAttribute("href")!, document.baseURI);
    if (!isViewAddress(address)) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey);
}

function isViewAddress({ origin, pathname, search, hash }: URL): boolean {
  if (origin !== location.origin) return false;
  const isInPage = hash !== "" && pathname === location.pathname && search === location.search;
  return !isInPage && (pathname === "/" || pathname.startsWith("/research/"));
}

function updateLocation(scrollTop: number): void {
  currentLocation = readLocation(scrollTop);
  for (const listener of listeners) listener();
}

function readLocation(scrolled: number): AppLocation {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash,
    scrollTop: scrolled,
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page of a list that the address names, from 1. */
export function readPageNumber(location: AppLocation): number {
  return Math.max(1, Math.floor(Number(location.query.get("page"))) || 1);
}
