import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Footer } from "./parts/footer.tsx";
import { Header } from "./parts/header.tsx";
import { Shortcuts } from "./parts/shortcuts.tsx";
import { Failed, Loading } from "./parts/state.tsx";
import { type Place, usePlace } from "./place.ts";
import { ROUTES, type Route, type View } from "./routes.ts";

/** The whole app: what stands on every page, and the view of the current address between. */
export function App() {
  const place = usePlace();
  const route = ROUTES.find(({ pattern }) => pattern.test(place.path))!;
  const id = route.pattern.exec(place.path)?.[1] ?? "";
  const { view: CurrentView, failed } = useView(route);
  const main = useArrival(place, CurrentView !== null);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Header place={place} />
      <main id="main" ref={main} tabIndex={-1}>
        {failed ? (
          <Failed error={failed} isPage />
        ) : CurrentView ? (
          <CurrentView key={place.path} id={id} />
        ) : (
          <Loading />
        )}
      </main>
      <Footer />
      <Shortcuts />
    </>
  );
}

const loaded = new Map<Route, View>();

function useView(route: Route): { readonly view: View | null; readonly failed: unknown } {
  const [, drawAgain] = useState(0);
  const [failure, setFailure] = useState<{ route: Route; error: unknown } | null>(null);
  const immediate = loaded.get(route) ?? take(route);
  useEffect(() => {
    if (loaded.has(route)) return;
    Promise.resolve(route.load()).then(
      (view) => {
        loaded.set(route, view);
        drawAgain((count) => count + 1);
      },
      (error: unknown) => setFailure({ route, error }),
    );
  }, [route]);
  return { view: immediate, failed: failure?.route === route ? failure.error : null };
}

/** The view that came with the app is there at the first draw. */
function take(route: Route): View | null {
  if (route !== ROUTES[0]) return null;
  const view = route.load() as View;
  loaded.set(route, view);
  return view;
}

/** On a new page the reader, and the reader's screen reader, are taken to its beginning; on going back, to where it was left. */
function useArrival(place: Place, isThere: boolean) {
  const main = useRef<HTMLElement>(null);
  const path = useRef(place.path);
  useLayoutEffect(() => {
    if (!isThere || path.current === place.path) return;
    path.current = place.path;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, place.scrolled);
  }, [place, isThere]);
  return main;
}
