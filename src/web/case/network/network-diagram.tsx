import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { NetworkData } from "../../../citator/export/drawn-network.ts";
import { layoutNetwork, type NetworkLayout, type PlacedCase } from "../../../citator/export/network-layout.ts";
import { drawNetwork } from "../../../citator/export/network-svg.ts";
import type { CaseNode } from "../../../contract/schemas/common/case.ts";
import { parseSvg } from "../svg.tsx";

interface NetworkDiagramProps {
  readonly data: NetworkData;
  readonly seed: CaseNode;
  /** Receives the case under the pointer or with the focus. */
  readonly onSelect: (node: CaseNode) => void;
}

/** On a narrow screen the picture is wider than the screen and scrolls. */
const MIN_WIDTH_PX = 860;

const ZOOM_FACTORS = [1, 1.5, 2.2, 3.2, 4.8] as const;

/** The network as the saved picture shows it, with selection by pointer and keyboard, and zoom. */
export function NetworkDiagram({ data, seed, onSelect }: NetworkDiagramProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const [zoom, setZoom] = useState(0);
  const [selectedId, setSelectedId] = useState(seed.clusterId);
  const layout = useMemo(
    () => (width === 0 ? null : layoutNetwork(data, Math.floor(Math.max(width, MIN_WIDTH_PX) * ZOOM_FACTORS[zoom]!))),
    [data, width, zoom],
  );
  useEffect(() => setSelectedId(seed.clusterId), [seed]);
  useLayoutEffect(() => {
    if (!frame.current || !layout) return;
    const hadFocus = frame.current.contains(document.activeElement);
    frame.current.replaceChildren(parseSvg(drawNetwork(data, layout)));
    scrollToCase(frame.current, layout, selectedId);
    highlightCase(frame.current, selectedId);
    if (hadFocus) findCaseLink(frame.current, selectedId)?.focus({ preventScroll: true });
  }, [layout]);
  useLayoutEffect(() => {
    if (frame.current) highlightCase(frame.current, selectedId);
  }, [selectedId]);

  function selectCase(event: Event): void {
    const placed = layout && findCaseAt(layout, event.target);
    if (!placed) return;
    setSelectedId(placed.node.clusterId);
    onSelect(placed.node);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "+" || event.key === "=") setZoom((now) => Math.min(now + 1, ZOOM_FACTORS.length - 1));
    else if (event.key === "-") setZoom((now) => Math.max(now - 1, 0));
    else {
      const next = layout && findNextCase(layout, selectedId, event.key);
      if (!next) return;
      if (frame.current) findCaseLink(frame.current, next.node.clusterId)?.focus();
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
          disabled={zoom === ZOOM_FACTORS.length - 1}
          onClick={() => setZoom(zoom + 1)}
          aria-label="Zoom in"
        >
          +
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: onFocusIn is the keyboard equivalent */}
      <div class="picture-frame" ref={frame} onKeyDown={onKey} onFocusIn={selectCase} onMouseOver={selectCase} />
    </div>
  );
}

function findCaseAt({ cases }: NetworkLayout, target: EventTarget | null): PlacedCase | undefined {
  const id = (target as Element | null)?.closest?.("[data-case]")?.getAttribute("data-case");
  return cases.find(({ node }) => String(node.clusterId) === id);
}

function findCaseLink(frame: HTMLElement, clusterId: number): SVGElement | null {
  return frame.querySelector<SVGElement>(`[data-case="${clusterId}"]`);
}

/** Highlights the citations of a case and the cases that they connect. Only this case is in the tab order. */
function highlightCase(frame: HTMLElement, selectedId: number): void {
  const id = String(selectedId);
  const adjacent = new Set([id]);
  for (const edge of frame.querySelectorAll<SVGElement>("[data-from]")) {
    const { from = "", to = "" } = edge.dataset;
    const isNear = from === id || to === id;
    edge.classList.toggle("near", isNear);
    if (isNear) adjacent.add(from).add(to);
  }
  for (const one of frame.querySelectorAll<SVGElement>("[data-case]")) {
    one.classList.toggle("near", adjacent.has(one.dataset.case!));
    one.setAttribute("tabindex", one.dataset.case === id ? "0" : "-1");
  }
}

/** Returns the case that a key moves to: left and right through time, up and down to the nearest case above or below. */
function findNextCase({ cases }: NetworkLayout, selectedId: number, key: string): PlacedCase | undefined {
  const inTime = [...cases].sort((a, b) => a.x - b.x || a.y - b.y);
  const at = inTime.findIndex(({ node }) => node.clusterId === selectedId);
  const here = inTime[at];
  if (here === undefined) return inTime[0];
  if (key === "ArrowLeft") return inTime[at - 1];
  if (key === "ArrowRight") return inTime[at + 1];
  if (key === "Home") return inTime[0];
  if (key === "End") return inTime.at(-1);
  const direction = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (direction === 0) return undefined;
  const beyond = inTime.filter((one) => Math.sign(one.y - here.y) === direction);
  const distance = (one: PlacedCase) => Math.abs(one.y - here.y) * 8 + Math.abs(one.x - here.x);
  return beyond.sort((a, b) => distance(a) - distance(b))[0];
}

/** Keeps the selected case visible when the zoom changes. */
function scrollToCase(frame: HTMLElement, layout: NetworkLayout, selectedId: number): void {
  const placed = layout.cases.find(({ node }) => node.clusterId === selectedId);
  if (placed) frame.scrollLeft = placed.x - frame.clientWidth / 2;
}

function useElementWidth(frame: { readonly current: HTMLElement | null }): number {
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
