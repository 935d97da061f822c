import { useLayoutEffect, useRef } from "preact/hooks";

/** A picture as elements. It is read as XML, in which nothing runs, and its texts are escaped. */
export function parseSvg(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** A picture that stands still, in the page itself, so that it has its colours. */
export function Svg({ xml, label }: { readonly xml: string; readonly label: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = parseSvg(xml);
    svg.setAttribute("aria-label", label);
    container.current?.replaceChildren(svg);
  }, [xml, label]);
  return <div ref={container} />;
}
