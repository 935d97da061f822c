import { useEffect, useRef } from "preact/hooks";
import type { AppLocation } from "../common/location.ts";
import { NAVIGATION_LINKS } from "../routes.ts";
import { showShortcuts } from "./shortcuts-dialog.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** Header of every page: the name of the app and its navigation. */
export function Header({ location }: { readonly location: AppLocation }) {
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the links scroll sideways; the current one must be in view.
  useEffect(() => {
    const links = nav.current;
    const current = links?.querySelector("[aria-current]");
    if (!links || !current) return;
    // scrollIntoView would scroll the page as well.
    const [outer, inner] = [links.getBoundingClientRect(), current.getBoundingClientRect()];
    links.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [location.path]);
  return (
    <header class="top">
      <div class="top-inner">
        <a class="brand" href="/">
          Headnote<sup aria-hidden="true">1</sup>
        </a>
        <nav aria-label="Main" ref={nav}>
          {NAVIGATION_LINKS.map(({ href, label, activePattern }) => (
            <a key={href} href={href} aria-current={activePattern.test(location.path) ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div class="top-tools">
          <button type="button" class="quiet icon" aria-label="Keyboard shortcuts" onClick={showShortcuts}>
            ?
          </button>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
