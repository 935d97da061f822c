import { SearchView } from "./search/search-view.tsx";
import type { View } from "./view.ts";

/** One view of the app. */
export interface ViewRoute {
  /** Matches the path; its group, if any, is the id of the view. */
  readonly pattern: RegExp;
  /** Loads the view; returns it at once if it is part of the first bundle. */
  readonly load: () => Promise<View> | View;
}

/** Every view by its path; the first match applies. */
export const VIEW_ROUTES: readonly ViewRoute[] = [
  { pattern: /^\/$/, load: () => SearchView },
  { pattern: /^\/research\/cases\/(\d+)$/, load: async () => (await import("./case/case-view.tsx")).CaseView },
  {
    pattern: /^\/research\/like$/,
    load: async () => (await import("./search/similar-cases-view.tsx")).SimilarCasesView,
  },
  { pattern: /^\/research\/statutes$/, load: async () => (await import("./statutes/statutes-view.tsx")).StatutesView },
  {
    pattern: /^\/research\/statutes\/([\w-]+)$/,
    load: async () => (await import("./statutes/section-view.tsx")).SectionView,
  },
  { pattern: /^\/research\/acts$/, load: async () => (await import("./statutes/acts-view.tsx")).ActsView },
  { pattern: /^\/research\/acts\/([\w-]+)$/, load: async () => (await import("./statutes/act-view.tsx")).ActView },
  { pattern: /^\/research\/ask$/, load: async () => (await import("./ask/ask-view.tsx")).AskView },
  { pattern: /^\/research\/check$/, load: async () => (await import("./check/check-view.tsx")).CheckView },
  {
    pattern: /^\/research\/saved$/,
    load: async () => (await import("./saved/saved-searches-view.tsx")).SavedSearchesView,
  },
  { pattern: /^\/research\/corpora$/, load: async () => (await import("./corpora/corpora-view.tsx")).CorporaView },
  { pattern: /^\/research\/credits$/, load: async () => (await import("./credits/credits-view.tsx")).CreditsView },
  { pattern: /(?:)/, load: async () => (await import("./shell/not-found-view.tsx")).NotFoundView },
];

/** A link in the header of every page. */
interface NavigationLink {
  readonly href: string;
  readonly label: string;
  /** Matches the paths on which the link is marked as current. */
  readonly activePattern: RegExp;
}

/** The links in the header of every page. */
export const NAVIGATION_LINKS: readonly NavigationLink[] = [
  { href: "/", label: "Cases", activePattern: /^\/($|research\/(cases|like))/ },
  { href: "/research/statutes", label: "Statutes", activePattern: /^\/research\/statutes/ },
  { href: "/research/acts", label: "Acts of India", activePattern: /^\/research\/acts/ },
  { href: "/research/ask", label: "Ask", activePattern: /^\/research\/ask/ },
  { href: "/research/check", label: "Check", activePattern: /^\/research\/check/ },
  { href: "/research/saved", label: "Saved", activePattern: /^\/research\/saved/ },
  { href: "/research/corpora", label: "Corpora", activePattern: /^\/research\/corpora/ },
];
