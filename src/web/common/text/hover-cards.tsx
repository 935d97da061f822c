import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useEngineQuery } from "../hooks/use-engine-query.ts";
import { KnownDate } from "../known-date.tsx";
import { StatusFlag } from "../status-flag.tsx";

const HOVER_DELAY_MS = 180;
const CARD_WIDTH_PX = 340;
const MIN_SPACE_BELOW_PX = 220;

/** The link for which a card is shown, and the position of the card in pixels. */
interface HoveredLink {
  readonly clusterId: number;
  readonly left: number;
  readonly top: number;
  readonly isAbove: boolean;
}

/** Shows a card with name and status of the case while the pointer or the focus is on a link to it. */
export function HoverCards({ children }: { readonly children: ComponentChildren }) {
  const [hovered, setHovered] = useState<HoveredLink | null>(null);
  const delayTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);

  function runDelayed(change: () => void): void {
    clearTimeout(delayTimer.current);
    delayTimer.current = setTimeout(change, HOVER_DELAY_MS);
  }

  function handleEnter(event: Event): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-case]");
    if (link && frame.current) {
      const card = locateCard(link, frame.current);
      runDelayed(() => setHovered(card));
    } else if ((event.target as Element).closest(".hover-card")) clearTimeout(delayTimer.current);
    else handleLeave();
  }

  /** Keeps the card of a focused link when the pointer leaves. */
  function handleLeave(): void {
    if (!frame.current?.querySelector("a[data-case]:focus")) runDelayed(() => setHovered(null));
  }

  useEffect(() => {
    if (!hovered) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setHovered(null);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [hovered]);
  useEffect(() => () => clearTimeout(delayTimer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the links inside
    // biome-ignore lint/a11y/useKeyWithMouseEvents: onFocusIn is the keyboard equivalent, and bubbles
    <div
      class="hover-cards"
      ref={frame}
      onMouseOver={handleEnter}
      onFocusIn={handleEnter}
      onFocusOut={() => runDelayed(() => setHovered(null))}
      onMouseLeave={handleLeave}
    >
      {children}
      {hovered ? <CaseCard hovered={hovered} /> : null}
    </div>
  );
}

/** Returns the position of a card: below the link, or above it if there is no space below; inside the frame. */
function locateCard(link: HTMLElement, frame: HTMLElement): HoveredLink {
  const [box] = link.getClientRects();
  const around = frame.getBoundingClientRect();
  const { left = 0, top = 0, bottom = 0 } = box ?? {};
  const isAbove = innerHeight - bottom < MIN_SPACE_BELOW_PX;
  return {
    clusterId: Number(link.dataset.case),
    left: Math.max(0, Math.min(left - around.left, around.width - CARD_WIDTH_PX)),
    top: (isAbove ? top : bottom) - around.top,
    isAbove,
  };
}

function CaseCard({ hovered }: { readonly hovered: HoveredLink }) {
  const { clusterId, left, top, isAbove } = hovered;
  const { value } = useEngineQuery("card", { clusterId }, async ({ citations }) => {
    const [network, status] = await Promise.all([
      citations.network({ clusterId, depth: 1, limit: 1 }),
      citations.explain({ caseId: String(clusterId) }),
    ]);
    return { node: network.data.seed, status: status.data };
  });
  if (!value?.node) return null;
  const { node, status } = value;
  return (
    <div
      class={isAbove ? "hover-card above" : "hover-card"}
      role="tooltip"
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      <b>{node.caseName}</b>
      <p class="facts">
        <span>{node.citation}</span>
        <KnownDate date={node.dateFiled} precision={node.datePrecision} jurisdiction={node.citations ? "IN" : "US"} />
      </p>
      <StatusFlag
        freshness={status.status}
        isPartial={status.freshnessDetail.partial}
        isCited={status.freshnessDetail.basis !== "none"}
      />
      <p>{status.sentence}</p>
    </div>
  );
}
