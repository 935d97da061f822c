/** What a tab that takes part is told. */
export interface Part {
  /** This tab leads from now on. It holds the lead until `left` aborts or the tab ends. */
  lead(): void;
  /** While this tab leads: another one waits at the other end of `channel`. `gone` resolves when that tab has ended. */
  serve(channel: BroadcastChannel, gone: Promise<void>): void;
  /** Another tab leads, and can be reached through `channel`. */
  follow(channel: BroadcastChannel): void;
}

export interface LeadershipOptions {
  /** Tabs that give the same name elect one leader. */
  readonly name: string;
  /** An id of this tab's own. */
  readonly me: string;
  /** Aborts when this tab no longer takes part. */
  readonly left: AbortSignal;
}

type Notice =
  | { readonly kind: "lead"; readonly leader: string }
  | { readonly kind: "join"; readonly tab: string }
  | { readonly kind: "welcome"; readonly leader: string; readonly tab: string };

/**
 * Elects one leader among the tabs of an origin and connects the others to it. The leader is who holds a Web Lock; the
 * browser gives it to the next in line when its holder ends, however it ends. Channels are broadcast channels that only
 * two tabs know.
 *
 * A leader says that it leads; whoever hears that, or has just come, joins; the leader opens its end of a channel and
 * welcomes; the other opens its own end.
 */
export async function takePart({ name, me, left }: LeadershipOptions, part: Part): Promise<void> {
  const hall = new BroadcastChannel(`headnote:${name}`);
  const served = new Set<string>();
  let leader: string | undefined;
  const tell = (notice: Notice) => hall.postMessage(notice);

  hall.addEventListener("message", ({ data }: MessageEvent<Notice>) => {
    if (data.kind === "lead") tell({ kind: "join", tab: me });
    else if (data.kind === "join" && leader === me) welcome(data.tab);
    else if (data.kind === "welcome" && data.tab === me && data.leader !== leader) {
      leader = data.leader;
      part.follow(new BroadcastChannel(channelOf(name, leader, me)));
    }
  });
  left.addEventListener("abort", () => hall.close());

  function welcome(tab: string): void {
    if (!served.has(tab)) {
      served.add(tab);
      const gone = navigator.locks.request(lifeOf(tab), { mode: "shared" }, () => void served.delete(tab));
      part.serve(new BroadcastChannel(channelOf(name, me, tab)), gone);
    }
    tell({ kind: "welcome", leader: me, tab });
  }

  // Held before anyone is told of this tab, or it would count as gone.
  await held(lifeOf(me), left);
  void held(`headnote:lead:${name}`, left, () => {
    leader = me;
    part.lead();
    tell({ kind: "lead", leader: me });
  });
  tell({ kind: "join", tab: me });
}

/** Resolves when this tab holds the lock, which it does until `left` aborts. */
function held(lock: string, left: AbortSignal, onHeld: () => void = () => undefined): Promise<void> {
  return new Promise((resolve) => {
    const whenLeft = new Promise<void>((release) => left.addEventListener("abort", () => release()));
    navigator.locks
      .request(lock, { signal: left }, () => {
        onHeld();
        resolve();
        return whenLeft;
      })
      // Left before it came to this.
      .catch(() => undefined);
  });
}

function lifeOf(tab: string): string {
  return `headnote:tab:${tab}`;
}

function channelOf(name: string, leader: string, tab: string): string {
  return `headnote:${name}:${leader}:${tab}`;
}
