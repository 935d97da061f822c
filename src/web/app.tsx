import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type AppLocation, useLocation } from "./common/location.ts";
import { ErrorNotice, LoadingPlaceholder } from "./common/notices.tsx";
import { VIEW_ROUTES, type View, type ViewRoute } from "./routes.ts";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { ShortcutsDialog } from "./shell/shortcuts-dialog.tsx";

/** The whole app: what stands on every page, and the view of the current address between. */
export function App() {
  const location = useLocation();
  const route = VIEW_ROUTES.find(({ pattern }) => pattern.test(location.path))!;
  const id = route.pattern.exec(location.path)?.[1] ?? "";
  const { view: CurrentView, failed } = useRouteView(route);
  const main = useFocusOnNavigation(location, CurrentView !== null);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Header place={location} />
      <main id="main" ref={main} tabIndex={-1}>
        {failed ? (
          <ErrorNotice error={failed} isPage />
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

function useRouteView(route: ViewRoute): { readonly view: View | null; readonly failed: unknown } {
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
  return { view: loadedView, failed: failure?.route === route ? failure.error : null };
}

/** The view that came with the app is there at the first draw. */
function loadInitialView(route: ViewRoute): View | null {
  if (route !== VIEW_ROUTES[0]) return null;
  const view = route.load() as View;
  loadedViews.set(route, view);
  return view;
}

/** On a new page the reader, and the reader's screen reader, are taken to its beginning; on going back, to where it was left. */
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
