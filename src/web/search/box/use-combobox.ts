import { useState } from "preact/hooks";

/** State of a list below a text field, from which the arrow keys select. */
export interface Combobox {
  readonly isOpen: boolean;
  /** Index of the selected option; -1 if none is selected. */
  readonly activeIndex: number;
  /** Opens the list without a selection. */
  open(): void;
  close(): void;
  /** Handles the arrow keys and Escape. @param optionCount number of options in the list */
  handleKey(event: KeyboardEvent, optionCount: number): void;
}

/** Returns the state of a closed list. */
export function useCombobox(): Combobox {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  return {
    isOpen,
    activeIndex,
    open() {
      setOpen(true);
      setActiveIndex(-1);
    },
    close: () => setOpen(false),
    handleKey(event, optionCount) {
      if (event.key === "Escape") {
        setOpen(false);
        setActiveIndex(-1);
        return;
      }
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      setOpen(true);
      // One position precedes the first option: the text field itself.
      const positions = optionCount + 1;
      setActiveIndex((now) => ((now + 1 + step + positions) % positions) - 1);
    },
  };
}
