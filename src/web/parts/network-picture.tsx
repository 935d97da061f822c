import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { NetworkData } from "../../citator/export/drawn.ts";
import { layOutNetwork, type NetworkLayout, type PlacedCase } from "../../citator/export/network-layout.ts";
import { drawNetwork } from "../../citator/export/network-svg.ts";
import type { CaseNode } from "../../contract/case.ts";
import { svgOf } from "./svg.tsx";

interface NetworkPictureProps {
  readonly data: NetworkData;
  readonly seed: CaseNode;
  /** Is told of the case under the pointer or with the focus. */
  readonly onLook: (node: CaseNode) => void;
}

/** On a phone the picture is wider than the screen and moves under the finger. */
const NARROWEST = 860;

const ZOOMS = [1, 1.5, 2.2, 3.2, 4.8] as const;

/** The picture of a network as it is saved, in which one moves by pointer and by key; zooming in gives it more room. */
export function NetworkPicture({ data, seed, onLook }: NetworkPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [zoom, setZoom] = useState(0);
  const [looked, setLooked] = useState(seed.clusterId);
  const layout = useMemo(
    () => (width === 0 ? null : layOutNetwork(data, Math.floor(Math.max(width, NARROWEST) * ZOOMS[zoom]!))),
    [data, width, zoom],
  );
  useEffect(() => setLooked(seed.clusterId), [seed]);
  useLayoutEffect(() => {
    if (!frame.current || !layout) return;
    const hadFocus = frame.current.contains(document.activeElement);
    frame.current.replaceChildren(svgOf(drawNetwork(data, layout)));
    centre(frame.current, layout, looked);
    emphasise(frame.current, looked);
    if (hadFocus) linkOf(frame.current, looked)?.focus({ preventScroll: true });
  }, [layout]);
  useLayoutEffect(() => {
    if (frame.current) emphasise(frame.current, looked);
  }, [looked]);

  function look(event: Event): void {
    const placed = layout && caseOf(layout, event.target);
    if (!placed) return;
    setLooked(placed.node.clusterId);
    onLook(placed.node);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "+" || event.key === "=") setZoom((now) => Math.min(now + 1, ZOOMS.length - 1));
    else if (event.key === "-") setZoom((now) => Math.max(now - 1, 0));
    else {
      const next = layout && neighbour(layout, looked, event.key);
      if (!next) return;
      if (frame.current) linkOf(frame.current, next.node.clusterId)?.focus();
    }
    event.preventDefault();
  }

  return (
    <div class="picture">
      <div class="zoom">
        <button type="button" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} aria-label="Zoom out">
          −
        </button>
        <button
          type="button"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
          aria-label="Zoom in"
        >
          +
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: so does the focus, which is listened to */}
      <div class="picture-frame" ref={frame} onKeyDown={onKey} onFocusIn={look} onMouseOver={look} />
    </div>
  );
}

function caseOf({ cases }: NetworkLayout, target: EventTarget | null): PlacedCase | undefined {
  const id = (target as Element | null)?.closest?.("[data-case]")?.getAttribute("data-case");
  return cases.find(({ node }) => String(node.clusterId) === id);
}

function linkOf(frame: HTMLElement, clusterId: number): SVGElement | null {
  return frame.querySelector<SVGElement>(`[data-case="${clusterId}"]`);
}

/** Shows which lines are a case's, and which cases they lead to. Of all cases it alone is reached by the tabulator. */
function emphasise(frame: HTMLElement, looked: number): void {
  const id = String(looked);
  const near = new Set([id]);
  for (const edge of frame.querySelectorAll<SVGElement>("[data-from]")) {
    const { from = "", to = "" } = edge.dataset;
    const isNear = from === id || to === id;
    edge.classList.toggle("near", isNear);
    if (isNear) near.add(from).add(to);
  }
  for (const one of frame.querySelectorAll<SVGElement>("[data-case]")) {
    one.classList.toggle("near", near.has(one.dataset.case!));
    one.setAttribute("tabindex", one.dataset.case === id ? "0" : "-1");
  }
}

/** Left and right go through time; up and down to the nearest case in a row above or below. */
function neighbour({ cases }: NetworkLayout, looked: number, key: string): PlacedCase | undefined {
  const inTime = [...cases].sort((a, b) => a.x - b.x || a.y - b.y);
  const at = inTime.findIndex(({ node }) => node.clusterId === looked);
  const here = inTime[at];
  if (here === undefined) return inTime[0];
  if (key === "ArrowLeft") return inTime[at - 1];
  if (key === "ArrowRight") return inTime[at + 1];
  if (key === "Home") return inTime[0];
  if (key === "End") return inTime.at(-1);
  const way = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (way === 0) return undefined;
  const beyond = inTime.filter((one) => Math.sign(one.y - here.y) === way);
  const distance = (one: PlacedCase) => Math.abs(one.y - here.y) * 8 + Math.abs(one.x - here.x);
  return beyond.sort((a, b) => distance(a) - distance(b))[0];
}

/** Keeps the case one looks at in sight when the picture grows. */
function centre(frame: HTMLElement, layout: NetworkLayout, looked: number): void {
  const placed = layout.cases.find(({ node }) => node.clusterId === looked);
  if (placed) frame.scrollLeft = placed.x - frame.clientWidth / 2;
}

function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}
