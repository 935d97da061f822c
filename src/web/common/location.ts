import { createStore, useExternalStore } from "./hooks/use-external-store.ts";

/** The address of the page, in parts. */
export interface AppLocation {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
  /** Scroll position in pixels when the reader left the page; 0 for a new one. */
  readonly scrollTop: number;
}

/** State of a history entry. */
interface HistoryState {
  readonly scrollTop: number;
}

const currentLocation = createStore(readLocation(0));

/** Returns the current address, and renders the component again when it changes. */
export function useLocation(): AppLocation {
  return useExternalStore(currentLocation);
}

/** Opens an address of the app. @param options.replace whether the change adds no entry to the history */
export function navigate(address: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(history.state, "", address);
  } else {
    history.replaceState(toHistoryState(scrollY), "");
    history.pushState(toHistoryState(0), "", address);
  }
  currentLocation.set(readLocation(0));
}

/** Returns the address with some query fields changed; an empty value removes the field. */
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

/** Handles clicks on links of the app, and the back and forward buttons. Called once. */
export function startNavigation(): void {
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    currentLocation.set(readLocation((state as HistoryState | null)?.scrollTop ?? 0));
  });
  document.addEventListener("click", (event) => {
    // Links in an SVG are of another class; both have attributes.
    const anchor = (event.target as Element).closest?.("a[href]");
    if (!anchor || !isPlainClick(event) || anchor.hasAttribute("target") || anchor.hasAttribute("download")) return;
    const address = new URL(anchor.getAttribute("href") ?? "", document.baseURI);
    if (!isViewAddress(address)) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  });
}

function toHistoryState(scrollTop: number): HistoryState {
  return { scrollTop };
}

function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey);
}

function isViewAddress({ origin, pathname, search, hash }: URL): boolean {
  if (origin !== location.origin) return false;
  const isInPage = hash !== "" && pathname === location.pathname && search === location.search;
  return !isInPage && (pathname === "/" || pathname.startsWith("/research/"));
}

function readLocation(scrollTop: number): AppLocation {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash,
    scrollTop,
  };
}
