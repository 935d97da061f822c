import { options } from "preact";
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

/** Query field that names the corpora to which an address belongs. */
const CORPORA_FIELD = "corpora";

const currentLocation = createStore(readLocation(0));
/** Value of {@link CORPORA_FIELD} in the addresses of this page; empty if they have none. */
let carriedCorpora = "";

/** Returns the current address, and renders the component again when it changes. */
export function useLocation(): AppLocation {
  return useExternalStore(currentLocation);
}

/** Opens an address of the app. @param options.replace whether the change adds no entry to the history */
export function navigate(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const carried = carryInAddress(address);
  if (replace) {
    history.replaceState(history.state, "", carried);
  } else {
    history.replaceState(toHistoryState(scrollY), "");
    history.pushState(toHistoryState(0), "", carried);
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

/** Returns the names of the corpora to which the address of the page belongs; empty if it names none. */
export function readLinkedCorpora(): readonly string[] {
  const names = new URLSearchParams(location.search).get(CORPORA_FIELD) ?? "";
  return names
    .split(",")
    .filter((name) => name !== "")
    .map(decodeName);
}

/** Makes this page's address and the links of the app name these corpora, so that they open there again. */
export function carryCorpora(names: readonly string[]): void {
  const query = new URLSearchParams(location.search);
  carriedCorpora = names.map((name) => name.replaceAll(/[%,]/g, encodeURIComponent)).join(",");
  if ((query.get(CORPORA_FIELD) ?? "") === carriedCorpora) return;
  query.delete(CORPORA_FIELD);
  const search = query.toString();
  navigate(`${location.pathname}${search === "" ? "" : `?${search}`}${location.hash}`, { replace: true });
}

function decodeName(name: string): string {
  return name.replaceAll(/%(?:25|2C)/gi, decodeURIComponent);
}

/** Returns an address of the app with the corpora to which it belongs; any other address unchanged. */
function carryInAddress(address: string): string {
  if (carriedCorpora === "" || !/^\/(?:$|[?#]|research\/)/.test(address)) return address;
  const url = new URL(address, location.origin);
  if (!url.searchParams.has(CORPORA_FIELD)) url.searchParams.set(CORPORA_FIELD, carriedCorpora);
  return url.pathname + url.search + url.hash;
}

/** Handles clicks on links of the app, and the back and forward buttons. Called once, before the first page is rendered. */
export function startNavigation(): void {
  carryCorporaInLinks();
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    if ((new URLSearchParams(location.search).get(CORPORA_FIELD) ?? "") !== carriedCorpora) return location.reload();
    currentLocation.set(readLocation((state as HistoryState | null)?.scrollTop ?? 0));
  });
  document.addEventListener("click", (event) => {
    // Links in an SVG are of another class; both have attributes.
    const anchor = (event.target as Element).closest?.("a[href]");
    if (!anchor || !isPlainClick(event) || anchor.hasAttribute("target") || anchor.hasAttribute("download")) return;
    const address = new URL(anchor.getAttribute("href") ?? "", document.baseURI);
    if (!isViewAddress(address) || belongsElsewhere(address)) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  });
}

/** Lets every link of the app that is rendered name the open corpora. */
function carryCorporaInLinks(): void {
  const { vnode: next } = options;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string") props.href = carryInAddress(props.href);
    next?.(vnode);
  };
}

/** Returns whether an address names other corpora than those that are open, which the page opens when it is loaded. */
function belongsElsewhere({ searchParams }: URL): boolean {
  const named = searchParams.get(CORPORA_FIELD);
  return named !== null && named !== carriedCorpora;
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
  const query = new URLSearchParams(location.search);
  query.delete(CORPORA_FIELD);
  return {
    path: location.pathname,
    query,
    hash: location.hash,
    scrollTop,
  };
}
