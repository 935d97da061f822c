/** The events of an election for one tab. */
export interface ElectionListener {
  /** This tab leads from now on. It holds the lead until `left` aborts or the tab ends. */
  onElected(): void;
  /** While this tab leads: another one waits at the other end of `channel`. `gone` resolves when that tab has ended. */
  onFollower(channel: BroadcastChannel, gone: Promise<void>): void;
  /** Another tab leads, and can be reached through `channel`. */
  onLeader(channel: BroadcastChannel): void;
}

/** An election that a tab takes part in. */
export interface ElectionOptions {
  /** Tabs with the same name elect one leader. */
  readonly name: string;
  /** Unique id of this tab. */
  readonly tabId: string;
  /** Aborts when this tab no longer takes part. */
  readonly leaveSignal: AbortSignal;
}

type ElectionMessage =
  | { readonly kind: "lead"; readonly leader: string }
  | { readonly kind: "join"; readonly tab: string }
  | { readonly kind: "welcome"; readonly leader: string; readonly tab: string };

/**
 * Elects one leader among the tabs of an origin and connects the others to it. The leader holds a Web Lock; when it
 * ends, for whatever reason, the browser passes the lock to the next tab that waits for it. Channels are broadcast channels that only
 * two tabs know.
 *
 * A leader broadcasts `lead`; a tab that receives it, or has just started, broadcasts `join`; the leader opens its end of a
 * channel and broadcasts `welcome`; the other tab opens its end.
 */
export async function joinElection(
  { name, tabId: me, leaveSignal: left }: ElectionOptions,
  part: ElectionListener,
): Promise<void> {
  const electionChannel = new BroadcastChannel(`headnote:${name}`);
  const served = new Set<string>();
  let leader: string | undefined;
  const broadcast = (notice: ElectionMessage) => electionChannel.postMessage(notice);

  electionChannel.addEventListener("message", ({ data }: MessageEvent<ElectionMessage>) => {
    if (data.kind === "lead") broadcast({ kind: "join", tab: me });
    else if (data.kind === "join" && leader === me) welcome(data.tab);
    else if (data.kind === "welcome" && data.tab === me && data.leader !== leader) {
      leader = data.leader;
      part.onLeader(new BroadcastChannel(toChannelName(name, leader, me)));
    }
  });
  left.addEventListener("abort", () => electionChannel.close());

  function welcome(tab: string): void {
    if (!served.has(tab)) {
      served.add(tab);
      const gone = navigator.locks.request(toTabLockName(tab), { mode: "shared" }, () => void served.delete(tab));
      part.onFollower(new BroadcastChannel(toChannelName(name, me, tab)), gone);
    }
    broadcast({ kind: "welcome", leader: me, tab });
  }

  // Held before other tabs learn of this one, or it would count as gone.
  await holdLock(toTabLockName(me), left);
  void holdLock(`headnote:lead:${name}`, left, () => {
    leader = me;
    part.onElected();
    broadcast({ kind: "lead", leader: me });
  });
  broadcast({ kind: "join", tab: me });
}

/** Resolves when this tab holds the lock, which it does until `left` aborts. */
function holdLock(lock: string, left: AbortSignal, onHeld: () => void = () => undefined): Promise<void> {
  return new Promise((resolve) => {
    const whenLeft = new Promise<void>((release) => left.addEventListener("abort", () => release()));
    navigator.locks
      .request(lock, { signal: left }, () => {
        onHeld();
        resolve();
        return whenLeft;
      })
      // The tab left first.
      .catch(() => undefined);
  });
}

function toTabLockName(tab: string): string {
  return `headnote:tab:${tab}`;
}

function toChannelName(name: string, leader: string, tab: string): string {
  return `headnote:${name}:${leader}:${tab}`;
}
