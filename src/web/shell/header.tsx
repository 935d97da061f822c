import type { AppLocation } from "../common/location.ts";
import { NAVIGATION_LINKS } from "../routes.ts";
import { showShortcuts } from "./shortcuts-dialog.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The name of the app and the ways into it. */
export function Header({ place: location }: { readonly place: AppLocation }) {
  return (
    <header class="top">
      <div class="top-inner">
        <a class="brand" href="/">
          Headnote<sup aria-hidden="true">1</sup>
        </a>
        <nav aria-label="Main">
          {NAVIGATION_LINKS.map(({ href, label, under }) => (
            <a key={href} href={href} aria-current={under.test(location.path) ? "page" : undefined}>
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
