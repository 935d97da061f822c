import { useEffect } from "preact/hooks";
import { useLocation } from "../location.ts";

/** Scrolls to the passage that the address marks or names, once it is rendered. */
export function useScrollToTarget(isRendered: boolean): void {
  const { hash, query } = useLocation();
  const mark = query.get("mark");
  useEffect(() => {
    if (!isRendered) return;
    const target = mark
      ? document.querySelector("main mark")
      : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: mark ? "center" : "start" });
  }, [isRendered, hash, mark]);
}
