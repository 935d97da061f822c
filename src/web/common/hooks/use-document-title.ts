import { useEffect } from "preact/hooks";

/** The page's title, in the tab and for screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Headnote" : `${title} · Headnote`;
  }, [title]);
}
