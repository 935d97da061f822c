import { navigate } from "../common/location.ts";

const STORAGE_KEY = "headnote-server-key";
const CHANNEL_NAME = "headnote-server-key";

/** Time that other tabs have to hand their key over. */
const HAND_OVER_MS = 150;

type KeyMessage = { readonly kind: "wanted" } | { readonly kind: "offered"; readonly key: string };

/**
 * Moves the key of the server from the address into the session storage of this tab. `headnote serve` prints the address
 * of the app as `/#key=…`: browsers do not send a fragment, and it leaves the address and the history here. From then on
 * this tab hands the key to other tabs of the app that have none.
 */
export function takeServerKey(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key !== null) {
    storeServerKey(key);
    navigate(location.pathname + location.search, { replace: true });
  }
  offerServerKey();
}

/** Stores the key of the server for this tab. */
export function storeServerKey(key: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // The storage is disabled: the app works without the server's own interface.
  }
}

/**
 * Returns the key that the server handed to this tab or to another one, to be sent as `Authorization: Bearer`; null if
 * there is none. A tab that was opened by a link has a session storage of its own, and asks the other tabs.
 */
export async function findServerKey(): Promise<string | null> {
  const own = readServerKey();
  if (own !== null) return own;
  const received = await requestKeyOfOtherTab();
  if (received !== null) storeServerKey(received);
  return received;
}

function readServerKey(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Only pages of the same origin receive what is sent on the channel. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL_NAME);
}

function offerServerKey(): void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= openChannel();
    channel?.addEventListener("message", ({ data }: MessageEvent<KeyMessage>) => {
      const key = data.kind === "wanted" ? readServerKey() : null;
      if (key !== null) channel?.postMessage({ kind: "offered", key } satisfies KeyMessage);
    });
  };
  open();
  // A page that is kept for "back" must not hold an open channel: some browsers then discard it.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  addEventListener("pageshow", ({ persisted }) => persisted && open());
}

function requestKeyOfOtherTab(): Promise<string | null> {
  const channel = openChannel();
  if (channel === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const end = (key: string | null) => {
      clearTimeout(timer);
      channel.close();
      resolve(key);
    };
    const timer = setTimeout(() => end(null), HAND_OVER_MS);
    channel.addEventListener("message", ({ data }: MessageEvent<KeyMessage>) => {
      if (data.kind === "offered") end(data.key);
    });
    channel.postMessage({ kind: "wanted" } satisfies KeyMessage);
  });
}
