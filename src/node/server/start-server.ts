import type { AddressInfo } from "node:net";
import { isLoopbackHost } from "../../http/allowed-origins.ts";
import { formatAddress, toReachableHost } from "../server-address.ts";
import { STARTER_CORPUS } from "../starter-corpus.ts";
import { createAccessGuard } from "./access-guard.ts";
import { compressResponse } from "./compress-response.ts";
import { type Fetch, listen, stopServer } from "./listen.ts";
import { openServiceWith, type Service, type ServiceOptions, type SharedServices } from "./open-service.ts";
import { nameServedFiles, type ServedFile } from "./served-corpora.ts";
import { createSecret, DEVELOPMENT_KEY } from "./server-keys.ts";
import { createWebApp } from "./web-app.ts";

/** Options of a server; every field is optional. */
export interface ServerOptions extends ServiceOptions {
  /** Port to listen on. Default 0: any free port. */
  readonly port?: number;
  /** Address to listen on. Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Base address of the web application that shows case pages. Default: this server, which serves the research app. */
  readonly appUrl?: string;
  /**
   * Origins whose pages may call, `"*"` for all. Default `["loopback"]`: pages of this machine. The pages of all other
   * origins are refused, even with a key.
   */
  readonly cors?: ServiceOptions["cors"];
  /**
   * Other names by which the server is reached. A request for another name is refused, so that no page can reach the
   * server by a name that was rebound to its address. Default: `host` and `appUrl`, the names of this machine, and, if the
   * server does not listen on loopback, every address.
   */
  readonly allowHosts?: readonly string[];
  /**
   * Whether the research app may keep a copy of the served corpora on the reader's device, which it downloads without a
   * key. Only for corpora that are stated by their paths. Default false: the app calls this server.
   */
  readonly shareCorpus?: boolean;
  /** Milliseconds that `close` waits for running calls before it closes their connections. Default 10,000. */
  readonly graceMs?: number;
}

/** A server that is listening. */
export interface RunningServer extends Pick<Service, "engine" | "reset" | "reload"> {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** The first key that has a secret; null if there is none. */
  readonly key: string | null;
  /** Token that `/__control/` requires; null if it requires none or is not served. */
  readonly controlToken: string | null;
  /** Accepts no more calls, waits for running calls, then stops. */
  close(): Promise<void>;
}

/** Serves a corpus as the `/api/v1` interface on this machine. */
export function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServerWith(options, {});
}

/** Starts a server as {@link startServer} does, with services of other processes. */
export async function startServerWith(options: ServerOptions, shared: SharedServices): Promise<RunningServer> {
  const { port = 0, host = "127.0.0.1", cors = ["loopback"], shareCorpus = false, graceMs = 10_000 } = options;
  const corpus = shared.cluster?.openCorpus ?? options.corpus ?? STARTER_CORPUS;
  const { keys, controlToken } = chooseSecrets(options, host);
  let service: Service | undefined;
  const app = createWebApp({ listServed: () => nameServed(service?.listCorpora() ?? corpus), isShared: shareCorpus });
  const guard = createAccessGuard({ host, allowHosts: listHosts(options), cors });
  const answer: Fetch = async (request, connection) =>
    guard(request) ?? app(request) ?? compressResponse(request, await service!.fetch(request, connection));
  const server = await listen(answer, { port, host }, shared.ownsProcess);
  const url = formatAddress(host, (server.address() as AddressInfo).port);
  try {
    service = await openServiceWith({ ...options, keys, controlToken, appUrl: options.appUrl ?? url, cors }, shared);
  } catch (error) {
    server.close();
    throw error;
  }
  const { engine, reset, reload, close } = service;
  return {
    url,
    key: keys.find(({ secret }) => secret !== undefined)?.secret ?? null,
    controlToken: controlToken ?? null,
    engine,
    reset,
    reload,
    async close() {
      await stopServer(server, graceMs);
      await close();
    },
  };
}

/** Returns what the app may open here: files by their names; anything else as one corpus without a name of its own. */
function nameServed(corpus: unknown): readonly ServedFile[] {
  const files = nameServedFiles(corpus);
  return files.length > 0 ? files : [{ name: "corpus", path: "", bytes: 0, isStarter: false }];
}

/** Returns the keys and the control token: random ones where well-known ones would be open to a network. */
function chooseSecrets({ keys, control, controlToken }: ServerOptions, host: string) {
  const isOpen = !isLoopbackHost(toReachableHost(host, host));
  return {
    keys: keys ?? [isOpen ? { ...DEVELOPMENT_KEY, secret: createSecret() } : DEVELOPMENT_KEY],
    controlToken: control ? (controlToken ?? (isOpen ? createSecret() : undefined)) : undefined,
  };
}

function listHosts({ appUrl, allowHosts = [] }: ServerOptions): readonly string[] {
  return appUrl !== undefined && URL.canParse(appUrl) ? [...allowHosts, new URL(appUrl).hostname] : allowHosts;
}
