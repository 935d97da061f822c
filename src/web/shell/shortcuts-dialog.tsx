import { useEffect, useRef } from "preact/hooks";
import { navigate } from "../common/location.ts";

/** Keys that work on every page, and what they do. */
const SHORTCUTS = [
  { key: "/", does: "Go to the search field" },
  { key: "?", does: "Show this list" },
  { key: "g s", does: "Search cases" },
  { key: "g t", does: "Statutes" },
  { key: "g a", does: "Ask" },
  { key: "g b", does: "Check a brief" },
  { key: "Esc", does: "Close what is open" },
  { key: "← ↑ → ↓", does: "Move between cases of the network picture; Enter opens one" },
] as const;

const ADDRESS_BY_KEY: Readonly<Record<string, string>> = {
  s: "/",
  t: "/research/statutes",
  a: "/research/ask",
  b: "/research/check",
};

const SHOW_EVENT = "headnote:shortcuts";

export function showShortcuts(): void {
  dispatchEvent(new Event(SHOW_EVENT));
}

/** The list of keys as a dialog, and the keys themselves. */
export function ShortcutsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const show = () => dialog.current?.showModal();
    let isAfterG = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || dialog.current?.open) return;
      const wasAfterG = isAfterG;
      isAfterG = event.key === "g";
      const address = wasAfterG ? ADDRESS_BY_KEY[event.key] : undefined;
      if (address !== undefined) navigate(address);
      else if (event.key === "?") show();
      else if (event.key === "/") moveToSearchField();
      else return;
      event.preventDefault();
    };
    addEventListener(SHOW_EVENT, show);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener(SHOW_EVENT, show);
      removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keyboard</h2>
      <dl class="keys">
        {SHORTCUTS.map(({ key, does }) => (
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
function moveToSearchField(): void {
  const field = document.querySelector<HTMLInputElement>("main [data-search]");
  if (field) {
    field.focus();
    field.select();
  } else {
    navigate("/");
    setTimeout(moveToSearchField, 0);
  }
}
