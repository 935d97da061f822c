import { useEffect } from "preact/hooks";
import { usePlace } from "../place.ts";

/** Takes the reader to the passage that the address marks or names, once it is there. */
export function useAnchor(isThere: boolean): void {
  const { hash, query } = usePlace();
  const mark = query.get("mark");
  useEffect(() => {
    if (!isThere) return;
    const target = mark
      ? document.querySelector("main mark")
      : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: mark ? "center" : "start" });
  }, [isThere, hash, mark]);
}
