import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatDate } from "../format-date.ts";
import { useEngineQuery } from "../hooks/use-engine-query.ts";
import { StatusFlag } from "../status-flag.tsx";

const HOVER_DELAY_MS = 180;
const CARD_WIDTH_PX = 340;

/** The link that a card is shown for. */
interface HoveredLink {
  readonly clusterId: number;
  readonly left: number;
  readonly top: number;
  readonly isAbove: boolean;
}

/** Shows, for every link to a case inside, which case it is and how it stands, while the pointer or the focus is on it. */
export function HoverCards({ children }: { readonly children: ComponentChildren }) {
  const [hovered, setHovered] = useState<HoveredLink | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);

  function later(change: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, HOVER_DELAY_MS);
  }

  function enter(event: Event): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-case]");
    if (link && frame.current) {
      const place = locateCard(link, frame.current);
      later(() => setHovered(place));
    } else if ((event.target as Element).closest(".hover-card")) clearTimeout(timer.current);
    else leave();
  }

  /** A pointer that rests elsewhere does not take away what the focus shows. */
  function leave(): void {
    if (!frame.current?.querySelector("a[data-case]:focus")) later(() => setHovered(null));
  }

  useEffect(() => {
    if (!hovered) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setHovered(null);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [hovered]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithMouseEvents: onFocusIn is that key's, and bubbles
    <div
      class="hover-cards"
      ref={frame}
      onMouseOver={enter}
      onFocusIn={enter}
      onFocusOut={() => later(() => setHovered(null))}
      onMouseLeave={leave}
    >
      {children}
      {hovered ? <CaseCard hovered={hovered} /> : null}
    </div>
  );
}

/** Below the link, or above it where there is no room below; inside the frame. */
function locateCard(link: HTMLElement, frame: HTMLElement): HoveredLink {
  const [box] = link.getClientRects();
  const around = frame.getBoundingClientRect();
  const { left = 0, top = 0, bottom = 0 } = box ?? {};
  const isAbove = innerHeight - bottom < 220;
  return {
    clusterId: Number(link.dataset.case),
    left: Math.max(0, Math.min(left - around.left, around.width - CARD_WIDTH_PX)),
    top: (isAbove ? top : bottom) - around.top,
    isAbove,
  };
}

function CaseCard({ hovered }: { readonly hovered: HoveredLink }) {
  const { clusterId, left, top, isAbove } = hovered;
  const { value } = useEngineQuery(`card ${clusterId}`, async ({ citations }) => {
    const [network, status] = await Promise.all([
      citations.network({ clusterId, depth: 1, limit: 1 }),
      citations.explain({ caseId: String(clusterId) }),
    ]);
    return { node: network.data.seed, standing: status.data };
  });
  if (!value?.node) return null;
  const { node, standing: status } = value;
  return (
    <div
      class={isAbove ? "hover-card above" : "hover-card"}
      role="tooltip"
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      <b>{node.caseName}</b>
      <p class="facts">
        <span>{node.citation}</span>
        <time dateTime={node.dateFiled}>{formatDate(node.dateFiled, node.citations ? "IN" : "US")}</time>
      </p>
      <StatusFlag freshness={status.status} isPartial={status.freshnessDetail.partial} />
      <p>{status.sentence}</p>
    </div>
  );
}
