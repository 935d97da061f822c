import { Agent, request } from "node:http";

/** An answer that was read whole. */
export interface LoadAnswer {
  /** 0 if there was none. */
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: string | undefined;
}

/** A call for load: a path, and the JSON of a POST. */
export interface LoadCall {
  readonly path: string;
  readonly body?: string;
}

/** Sends calls over kept connections with the key `load`. */
export function createCaller(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send({ path, body }: LoadCall): Promise<LoadAnswer> {
      return new Promise((resolve) => {
        const began = performance.now();
        const end = (status: number, retryAfter?: string) =>
          resolve({ status, milliseconds: performance.now() - began, retryAfter });
        const headers = {
          Authorization: "Bearer load",
          ...(body !== undefined && { "Content-Type": "application/json" }),
        };
        const sent = request(url + path, { method: body === undefined ? "GET" : "POST", agent, headers }, (answer) => {
          answer.on("data", () => undefined);
          answer.on("end", () => end(answer.statusCode!, answer.headers["retry-after"]));
          answer.on("error", () => end(0));
        });
        sent.on("error", () => end(0));
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

const QUERIES = ['"due process" AND NOT tax', "freedom of speech", "title:state AND commerce", "basic structure"];

/** Lists light calls: two citations of the corpus are resolved for every search. */
export async function listLightCalls(url: string): Promise<LoadCall[]> {
  const response = await fetch(`${url}/api/v1/research/search`, {
    method: "POST",
    headers: { Authorization: "Bearer load", "Content-Type": "application/json", Connection: "close" },
    body: JSON.stringify({ query: "court", pageSize: 100, content: false }),
  });
  const { data } = (await response.json()) as { data: { results: { citation: string }[] } };
  const citations = data.results.map(({ citation }) => citation).filter((citation) => citation !== "");
  const post = (path: string, body: object) => ({ path: `/api/v1/${path}`, body: JSON.stringify(body) });
  return citations.flatMap((citation, i) => [
    post("citations/resolve", { citation }),
    ...(i % 2 === 0
      ? [post("research/search", { query: QUERIES[(i / 2) % QUERIES.length], pageSize: 10, content: false })]
      : []),
  ]);
}

/** Returns the value below which a share of the numbers lies. */
export function findPercentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
