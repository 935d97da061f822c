import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CaseNode } from "../../contract/case.ts";
import type { NetworkEdge } from "../../contract/network.ts";
import { type Timeline as Layout, type PlacedCase, timelineOf, touches } from "./timeline-layout.ts";

interface TimelineProps {
  readonly seed: CaseNode;
  readonly nodes: readonly CaseNode[];
  readonly edges: readonly NetworkEdge[];
  /** Is told of the case under the pointer or with the focus. */
  readonly onLook: (node: CaseNode) => void;
}

/** On a phone the picture is wider than the screen and moves under the finger. */
const NARROWEST = 860;

const ZOOMS = [1, 1.5, 2.2, 3.2, 4.8] as const;

/** The network as a picture: time from left to right, a line for every citation, treatment as colour. */
export function Timeline({ seed, nodes, edges, onLook }: TimelineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [zoom, setZoom] = useState(0);
  const [looked, setLooked] = useState(seed.clusterId);
  const layout = useMemo(
    () => (width === 0 ? null : timelineOf(seed, nodes, edges, Math.max(width, NARROWEST) * ZOOMS[zoom]!)),
    [seed, nodes, edges, width, zoom],
  );
  useEffect(() => setLooked(seed.clusterId), [seed]);
  useLayoutEffect(() => centre(frame.current, layout, looked), [layout]);

  function look(node: CaseNode): void {
    setLooked(node.clusterId);
    onLook(node);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === "+" || event.key === "=") setZoom((now) => Math.min(now + 1, ZOOMS.length - 1));
    else if (event.key === "-") setZoom((now) => Math.max(now - 1, 0));
    else {
      const next = layout && neighbour(layout, looked, event.key);
      if (!next) return;
      frame.current?.querySelector<SVGElement>(`[data-case="${next.node.clusterId}"]`)?.focus();
    }
    event.preventDefault();
  }

  return (
    <div class="timeline">
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
      <div class="timeline-frame" ref={frame} onKeyDown={onKey}>
        {layout ? <Picture layout={layout} edges={edges} looked={looked} onLook={look} /> : null}
      </div>
    </div>
  );
}

interface PictureProps {
  readonly layout: Layout;
  readonly edges: readonly NetworkEdge[];
  readonly looked: number;
  readonly onLook: (node: CaseNode) => void;
}

function Picture({ layout, edges, looked, onLook }: PictureProps) {
  const { cases, years, width, height } = layout;
  const places = new Map(cases.map((placed) => [placed.node.clusterId, placed]));
  const drawn = [...edges].sort((a, b) => Number(isAt(a, looked)) - Number(isAt(b, looked)));
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="group" aria-label="Cases by year">
      {years.map(({ year, x }) => (
        <g key={year} class="year-line" aria-hidden="true">
          <line x1={x} x2={x} y1={22} y2={height} />
          <text x={x} y={14}>
            {year}
          </text>
        </g>
      ))}
      <g aria-hidden="true">
        {drawn.map((edge) => {
          const [from, to] = [places.get(edge.sourceClusterId), places.get(edge.targetClusterId)];
          if (!from || !to) return null;
          return (
            <path
              key={`${edge.sourceClusterId} ${edge.targetClusterId}`}
              class={`edge ${edge.treatment} ${isAt(edge, looked) ? "near" : ""}`}
              d={curve(from, to)}
            />
          );
        })}
      </g>
      {cases.map(({ node, label, x, y, isSeed, treatment }) => {
        const isLooked = node.clusterId === looked;
        const isNear = isLooked || edges.some((edge) => isAt(edge, looked) && touches(edge, node));
        return (
          <a
            key={node.clusterId}
            href={node.absoluteUrl}
            data-case={node.clusterId}
            class={`node ${isSeed ? "seed" : (treatment ?? "farther")} ${isNear ? "near" : ""}`}
            tabIndex={isLooked ? 0 : -1}
            aria-label={`${node.caseName}, ${node.citation}, ${node.dateFiled.slice(0, 4)}${isSeed ? ", this case" : `, ${treatment ?? "not directly cited"}`}`}
            onFocus={() => onLook(node)}
            onMouseEnter={() => onLook(node)}
          >
            <rect x={x + 7} y={y - 10} width={label.length * 6.7 + 6} height={20} rx={4} />
            <circle cx={x} cy={y} r={isSeed ? 8 : 5.5} />
            <text x={x + (isSeed ? 14 : 11)} y={y + 4.5}>
              {label}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

function isAt(edge: NetworkEdge, clusterId: number): boolean {
  return edge.sourceClusterId === clusterId || edge.targetClusterId === clusterId;
}

function curve(from: PlacedCase, to: PlacedCase): string {
  const bend = Math.max(24, Math.abs(from.x - to.x) * 0.4) * (from.x >= to.x ? -1 : 1);
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
}

/** Left and right go through time; up and down to the nearest case in a lane above or below. */
function neighbour({ cases }: Layout, looked: number, key: string): PlacedCase | undefined {
  const at = cases.findIndex(({ node }) => node.clusterId === looked);
  const here = cases[at];
  if (here === undefined) return cases[0];
  if (key === "ArrowLeft") return cases[at - 1];
  if (key === "ArrowRight") return cases[at + 1];
  if (key === "Home") return cases[0];
  if (key === "End") return cases.at(-1);
  const way = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (way === 0) return undefined;
  const beyond = cases.filter((one) => Math.sign(one.lane - here.lane) === way);
  const distance = (one: PlacedCase) => Math.abs(one.lane - here.lane) * 200 + Math.abs(one.x - here.x);
  return beyond.sort((a, b) => distance(a) - distance(b))[0];
}

/** Keeps the case one looks at in sight when the picture grows. */
function centre(frame: HTMLElement | null, layout: Layout | null, looked: number): void {
  const placed = layout?.cases.find(({ node }) => node.clusterId === looked);
  if (frame && placed) frame.scrollLeft = placed.x - frame.clientWidth / 2;
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
