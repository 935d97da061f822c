import type { ComponentType } from "preact";
import { SearchView } from "./search/search-view.tsx";

/** What every view is given: what its address says beyond its pattern. */
export interface ViewProps {
  readonly id: string;
}

export type View = ComponentType<ViewProps>;

/** One view of the app. */
export interface ViewRoute {
  /** Its one group is the id that the view is given. */
  readonly pattern: RegExp;
  /** Null for the view that is loaded with the app. */
  readonly load: () => Promise<View> | View;
}

/** Every view, by its address. */
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

/** The links that stand on top of every page. */
export const NAVIGATION_LINKS: readonly { readonly href: string; readonly label: string; readonly under: RegExp }[] = [
  { href: "/", label: "Cases", under: /^\/($|research\/(cases|like))/ },
  { href: "/research/statutes", label: "Statutes", under: /^\/research\/statutes/ },
  { href: "/research/acts", label: "Acts of India", under: /^\/research\/acts/ },
  { href: "/research/ask", label: "Ask", under: /^\/research\/ask/ },
  { href: "/research/check", label: "Check", under: /^\/research\/check/ },
  { href: "/research/saved", label: "Saved", under: /^\/research\/saved/ },
  { href: "/research/corpora", label: "Corpora", under: /^\/research\/corpora/ },
];
