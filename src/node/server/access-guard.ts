import { isIP } from "node:net";
import { type AllowedOrigins, createOriginCheck, isLoopbackHost } from "../../http/allowed-origins.ts";

/** Whom a server answers. */
export interface AccessOptions {
  /** Address that the server is bound to. */
  readonly host: string;
  /** Other names by which it is reached, for instance behind a proxy or in a network of containers. */
  readonly allowHosts: readonly string[];
  /** Other origins whose pages may call. */
  readonly cors: AllowedOrigins;
}

/** Returns the refusal of a request, or undefined if it may be answered. */
export type AccessGuard = (request: Request) => Response | undefined;

/**
 * Creates the guard against pages of other sites. A request is refused with 403 if its `Host` is a name that this server
 * does not have, which is how a page reaches it whose name was rebound to this address (DNS rebinding), or if its `Origin`
 * is neither the server itself nor allowed. Browsers send `Origin` with every request that changes something, a form
 * included; requests of other programs have none.
 */
export function createAccessGuard({ host, allowHosts, cors }: AccessOptions): AccessGuard {
  const isAllowedOrigin = createOriginCheck(cors);
  const isBoundToLoopback = isLoopbackHost(toHostname(host));
  const names = new Set([host, ...allowHosts].map(toHostname));

  // A rebound name is never an address: whoever writes an address reaches the machine that has it.
  const isOwnHost = (hostname: string) =>
    names.has(hostname) || isLoopbackHost(hostname) || (!isBoundToLoopback && isAddress(hostname));

  return (request) => {
    const url = new URL(request.url);
    if (!isOwnHost(url.hostname)) {
      return refuse(`This server is not ${url.hostname}. Start it with --allow-host ${url.hostname} if it is.`);
    }
    const origin = request.headers.get("Origin");
    if (origin === null) return cors !== "*" && isEmbeddedElsewhere(request) ? refuse(EMBEDDED) : undefined;
    if (isSameHost(origin, url) || isAllowedOrigin(origin)) return undefined;
    return refuse(`Pages of ${origin} may not call this server. Start it with --cors ${origin} to allow them.`);
  };
}

const EMBEDDED = "Pages of other sites may not embed anything of this server.";

/** Returns whether a page of another site requests it as an image, a script or the like, for which it sends no origin. */
function isEmbeddedElsewhere({ headers }: Request): boolean {
  return headers.get("Sec-Fetch-Site") === "cross-site" && headers.get("Sec-Fetch-Mode") !== "navigate";
}

/** Returns whether an origin is the address of the request, whose scheme a proxy may have changed. */
function isSameHost(origin: string, { host }: URL): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns a host name or address as `URL.hostname` has it. */
function toHostname(name: string): string {
  const written = isIP(name) === 6 ? `[${name}]` : name;
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname : name.toLowerCase();
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

function refuse(sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
  });
}
