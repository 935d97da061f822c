import { useEffect } from "preact/hooks";

/** Sets the title of the page; an empty title is that of the app. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? "Headnote" : `${title} · Headnote`;
  }, [title]);
}
