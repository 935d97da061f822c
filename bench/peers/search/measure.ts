import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Times } from "../../../test/support/timings.ts";
import { LOAD_DIST_ARGS } from "../as-shipped.ts";
import { readPeerPackage } from "../packages.ts";
import type { PeerQuery, SearchPeer } from "./search-peer.ts";

/** Order to a measured process. */
export type Task = BuildTask | QueryTask;

export interface BuildTask {
  readonly kind: "build";
  readonly peer: string;
  readonly folder: string;
  readonly corpus: string;
  /** Reads every nth case. */
  readonly every: number;
  /** Bounds. */
  readonly seconds: number;
  readonly megabytes: number;
}

export interface QueryTask {
  readonly kind: "ask";
  readonly peer: string;
  readonly folder: string;
  readonly corpus: string | null;
  readonly classes: readonly QueryTaskClass[];
}

export interface QueryTaskClass {
  readonly name: string;
  readonly questions: readonly PeerQuery[];
  /** The ids are wanted, and no times. */
  readonly isRanked?: boolean;
}

export type BuildOutcome = BuildResult | LimitExceeded;

export interface BuildResult {
  readonly kind: "built";
  readonly cases: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Above the process before it began. */
  readonly peakMb: number;
}

export interface LimitExceeded {
  readonly kind: "not reached";
  readonly reason: string;
}

export interface QueryResult {
  readonly kind: "answered";
  /** From the serialised form on disk to the first answer. */
  readonly openMs: number;
  /** Resident memory above the process before it opened: after the first answer, and the most between two classes. */
  readonly openMb: number;
  readonly searchingMb: number;
  readonly classes: readonly ClassResult[];
}

export type ClassResult = MeasuredClass | { readonly name: string; readonly reason: string };

export interface MeasuredClass {
  readonly name: string;
  readonly times: Times | null;
  /** With snippet and whole text of each of the best 20. */
  readonly textTimes: Times | null;
  readonly totals: readonly number[];
  readonly ids: readonly (readonly number[])[];
}

/** Limits of a peer per index of up to 20,000 cases; the time grows in proportion above. */
export const PEER_LIMITS = { seconds: 120, megabytes: 2048, cases: 20_000 } as const;

/** Measurement of a search over one corpus. */
export interface PeerMeasurement {
  readonly built: BuildResult;
  readonly answered: QueryResult;
}

/** Builds the index of a corpus and asks everything; or says why not. */
export function measurePeer(
  peer: SearchPeer,
  corpus: string,
  cases: number,
  classes: readonly QueryTaskClass[],
): Promise<PeerMeasurement | string> {
  return withIndex(peer, { corpus, cases }, async (folder, built) => {
    const answered = await queryPeer(peer, folder, corpus, classes);
    if (answered.kind === "not reached") return `not reached: ${answered.reason}`;
    const [{ questions }] = classes as [QueryTaskClass];
    const first = { name: "", questions: questions.slice(0, 1), isRanked: true };
    let { openMs } = answered;
    for (let again = 1; again < OPEN_ROUNDS && openMs < SLOW_OPEN_MS; again++) {
      const opened = await queryPeer(peer, folder, corpus, [first]);
      if (opened.kind === "answered") openMs = Math.min(openMs, opened.openMs);
    }
    return { built, answered: { ...answered, openMs } };
  });
}

/** Fresh processes that open an index, the fastest of which counts; one that takes long is opened once. */
const OPEN_ROUNDS = 3;
const SLOW_OPEN_MS = 1000;

/** Builds the index of a corpus in a temporary folder for `ask`; returns the reason if it cannot be built. */
export async function withIndex<Asked>(
  peer: SearchPeer,
  of: IndexedCorpus,
  ask: (folder: string, built: BuildResult) => Promise<Asked | string>,
): Promise<Asked | string> {
  if (peer.package !== null && readPeerPackage(peer.package) === null) return "not installed";
  const folder = mkdtempSync(join(tmpdir(), "headnote-bench-"));
  try {
    const built = await buildPeer(peer, folder, of);
    return built.kind === "not reached" ? `not reached: ${built.reason}` : await ask(folder, built);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A corpus file and its number of cases; `every` n reads each nth case. */
interface IndexedCorpus {
  readonly corpus: string;
  readonly cases: number;
  readonly every?: number;
}

/** Builds the index in its own process. */
function buildPeer(
  peer: SearchPeer,
  folder: string,
  { corpus, cases, every = 1 }: IndexedCorpus,
): Promise<BuildOutcome> {
  const seconds = PEER_LIMITS.seconds * Math.max(1, cases / PEER_LIMITS.cases);
  const { megabytes } = PEER_LIMITS;
  return runInProcess({ kind: "build", peer: peer.name, folder, corpus, every, seconds, megabytes }, seconds * 3);
}

/**
 * Opens the index in its own process and runs all queries.
 * @param seconds after which the process is stopped
 */
export function queryPeer(
  peer: SearchPeer,
  folder: string,
  corpus: string | null,
  classes: readonly QueryTaskClass[],
  seconds: number = PEER_LIMITS.seconds * 2,
): Promise<QueryResult | LimitExceeded> {
  return runInProcess({ kind: "ask", peer: peer.name, folder, corpus, classes }, seconds);
}

function runInProcess<Outcome>(wanted: Task, seconds: number): Promise<Outcome | LimitExceeded> {
  return new Promise((done) => {
    const child = fork(resolve(import.meta.dirname, "measured-process.ts"), {
      execArgv: [...LOAD_DIST_ARGS, "--expose-gc", `--max-old-space-size=${PEER_LIMITS.megabytes}`],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let told = "";
    child.stderr!.on("data", (data) => {
      told = (told + data).slice(-4000);
    });
    const notReached = (reason: string) => done({ kind: "not reached", reason });
    const bound = setTimeout(() => {
      notReached(`stopped after ${seconds} s`);
      child.kill("SIGKILL");
    }, seconds * 1000);
    child.once("message", (outcome: Outcome) => done(outcome));
    child.once("exit", (code, signal) => {
      clearTimeout(bound);
      const isFull = told.includes("heap out of memory") || told.includes("Invalid string length");
      const last = told.match(/^\w*Error.*$/m)?.[0] ?? `it ended with ${code ?? signal}`;
      notReached(isFull ? `more than ${PEER_LIMITS.megabytes} MB or one string of JSON can hold` : last);
    });
    child.send(wanted);
  });
}
