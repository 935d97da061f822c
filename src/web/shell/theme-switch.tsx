import { useState } from "preact/hooks";
import { storePreference } from "../common/preference.ts";

/** A switch between light and dark that overrides the setting of the system; remembered on this device. */
export function ThemeSwitch() {
  const [isDark, setDark] = useState(isDarkNow);
  function toggle(): void {
    const theme = isDark ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    storePreference("theme", theme);
    setDark(!isDark);
  }
  return (
    <button type="button" class="quiet icon" aria-label="Dark theme" aria-pressed={isDark} onClick={toggle}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}

function isDarkNow(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}
