import { useLayoutEffect, useRef } from "preact/hooks";

/** Parses an SVG into elements. It is parsed as XML, which runs no scripts; its texts are escaped. */
export function parseSvg(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** A static SVG as elements of the page, so that the style sheet applies to it. */
export function Svg({ xml, label }: { readonly xml: string; readonly label: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = parseSvg(xml);
    svg.setAttribute("aria-label", label);
    container.current?.replaceChildren(svg);
  }, [xml, label]);
  return <div ref={container} />;
}
