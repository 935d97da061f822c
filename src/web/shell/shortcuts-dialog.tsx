import { useEffect, useRef } from "preact/hooks";
import { navigate } from "../common/location.ts";

/** Keyboard shortcuts of every page. */
const SHORTCUTS = [
  { key: "/", description: "Go to the search field" },
  { key: "?", description: "Show this list" },
  { key: "g s", description: "Search cases" },
  { key: "g t", description: "Statutes" },
  { key: "g a", description: "Ask" },
  { key: "g b", description: "Check a brief" },
  { key: "Esc", description: "Close the open dialog or list" },
  { key: "← ↑ → ↓", description: "Move between the cases of the citation network; Enter opens one" },
] as const;

const ADDRESS_BY_KEY: Readonly<Record<string, string>> = {
  s: "/",
  t: "/research/statutes",
  a: "/research/ask",
  b: "/research/check",
};

const SHOW_EVENT = "headnote:shortcuts";

/** Opens the dialog. */
export function showShortcuts(): void {
  dispatchEvent(new Event(SHOW_EVENT));
}

/** The dialog that lists the shortcuts; also handles their keys. */
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
        {SHORTCUTS.map(({ key, description }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{description}</dd>
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

/** Moves the focus to the search field of the page; on a page without one, to that of the case search. */
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
