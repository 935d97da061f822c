import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type AppLocation, useLocation } from "./common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "./common/notices.tsx";
import { VIEW_ROUTES, type ViewRoute } from "./routes.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { ShortcutsDialog } from "./shell/shortcuts-dialog.tsx";
import type { View } from "./view.ts";

/** The app: header, the view of the current address, footer. */
export function App() {
  const location = useLocation();
  const route = VIEW_ROUTES.find(({ pattern }) => pattern.test(location.path))!;
  const id = route.pattern.exec(location.path)?.[1] ?? "";
  const { view: CurrentView, error } = useRouteView(route);
  const main = useFocusOnNavigation(location, CurrentView !== null);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Header location={location} />
      <main id="main" ref={main} tabIndex={-1}>
        {error ? (
          <ErrorNotice error={error} isPage />
        ) : CurrentView ? (
          <CurrentView key={location.path} id={id} />
        ) : (
          <LoadingPlaceholder />
        )}
      </main>
      <Footer />
      <ShortcutsDialog />
    </>
  );
}

const loadedViews = new Map<ViewRoute, View>();

function useRouteView(route: ViewRoute): { readonly view: View | null; readonly error: unknown } {
  const [, rerender] = useState(0);
  const [failure, setFailure] = useState<{ route: ViewRoute; error: unknown } | null>(null);
  const loadedView = loadedViews.get(route) ?? loadInitialView(route);
  useEffect(() => {
    if (loadedViews.has(route)) return;
    Promise.resolve(route.load()).then(
      (view) => {
        loadedViews.set(route, view);
        rerender((count) => count + 1);
      },
      (error: unknown) => setFailure({ route, error }),
    );
  }, [route]);
  return { view: loadedView, error: failure?.route === route ? failure.error : null };
}

/** Returns the view of the first bundle at once, so that it is part of the first render. */
function loadInitialView(route: ViewRoute): View | null {
  if (route !== VIEW_ROUTES[0]) return null;
  const view = route.load() as View;
  loadedViews.set(route, view);
  return view;
}

/** Moves focus and scroll position to the start of a new page, or, on going back, to the position that was left. */
function useFocusOnNavigation(location: AppLocation, isViewLoaded: boolean) {
  const main = useRef<HTMLElement>(null);
  const path = useRef(location.path);
  useLayoutEffect(() => {
    if (!isViewLoaded || path.current === location.path) return;
    path.current = location.path;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, location.scrollTop);
  }, [location, isViewLoaded]);
  return main;
}
