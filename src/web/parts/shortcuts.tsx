import { useEffect, useRef } from "preact/hooks";
import { goTo } from "../place.ts";

/** Keys that work on every page, and what they do. */
const KEYS = [
  { key: "/", does: "Go to the search field" },
  { key: "?", does: "Show this list" },
  { key: "g s", does: "Search cases" },
  { key: "g t", does: "Statutes" },
  { key: "g a", does: "Ask" },
  { key: "g b", does: "Check a brief" },
  { key: "Esc", does: "Close what is open" },
  { key: "← ↑ → ↓", does: "Move between cases of the network picture; Enter opens one" },
] as const;

const PLACES: Readonly<Record<string, string>> = {
  s: "/",
  t: "/research/statutes",
  a: "/research/ask",
  b: "/research/check",
};

const SHOW = "headnote:shortcuts";

export function showShortcuts(): void {
  dispatchEvent(new Event(SHOW));
}

/** The list of keys as a dialog, and the keys themselves. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const show = () => dialog.current?.showModal();
    let isAfterG = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || dialog.current?.open) return;
      const wasAfterG = isAfterG;
      isAfterG = event.key === "g";
      const place = wasAfterG ? PLACES[event.key] : undefined;
      if (place !== undefined) goTo(place);
      else if (event.key === "?") show();
      else if (event.key === "/") focusSearch();
      else return;
      event.preventDefault();
    };
    addEventListener(SHOW, show);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener(SHOW, show);
      removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keyboard</h2>
      <dl class="keys">
        {KEYS.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/** The page's own field; on a page without one, that of case search. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>("main [data-search]");
  if (field) {
    field.focus();
    field.select();
  } else {
    goTo("/");
    setTimeout(focusSearch, 0);
  }
}
