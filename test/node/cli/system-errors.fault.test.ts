import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { writeChainedCases } from "../../support/node/chained-cases.ts";
import { runCommand } from "../../support/node/run-cli.ts";
import { ROOT } from "../../support/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-errors-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
mkdirSync(at("folder"));
const isUnix = process.platform !== "win32";

beforeAll(async () => {
  writeFileSync(at("corpus.sqlite"), (await buildSmallCorpus()).bytes);
  writeFileSync(at("acts.jsonl"), '{"kind":"act","act":{"id":"a-1950","title":"The Lamps Act, 1950","year":1950}}\n');
  if (isUnix) execFileSync("mkfifo", [at("pipe")]);
});

/** Words that a message must contain for each kind of file that is not a regular one. */
const KINDS = [
  { name: "a folder", path: "folder", cause: /it is a folder/ },
  { name: "a named pipe", path: "pipe", cause: /it is a named pipe|neither a file nor a folder/ },
  { name: "a device", path: "/dev/null", cause: /it is a device|neither a file nor a folder/ },
];

interface Use {
  readonly use: string;
  readonly args: (path: string) => string[];
  readonly code: number;
  /** Kinds that are valid there. */
  readonly valid?: readonly string[];
}

const build = (...args: string[]) => ["build", "--from", at("acts.jsonl"), ...args];
const USES: readonly Use[] = [
  { use: "a corpus", args: (path) => ["stats", "--corpus", path], code: 3 },
  { use: "the corpus of --into", args: (path) => build("--into", path, "-o", at("new.sqlite")), code: 3 },
  { use: "an output", args: (path) => build("-o", path), code: 2 },
  {
    use: "a report",
    args: (path) => build("-o", at("new.sqlite"), "--report", path),
    code: 2,
    valid: ["pipe", "/dev/null"],
  },
  {
    use: "an input",
    args: (path) => ["build", "--from", `headnote-jsonl:${path}`, "-o", at("new.sqlite")],
    code: 2,
    valid: ["folder"],
  },
  { use: "a journal that is written", args: (path) => ["credits", "top-up", "a", "5", "--journal", path], code: 2 },
  { use: "a journal that is read", args: (path) => ["credits", "statement", "a", "--journal", path], code: 2 },
  { use: "saved queries", args: (path) => ["saved", "list", "--file", path], code: 2 },
  {
    use: "a brief",
    args: (path) => ["check", path, "--corpus", at("corpus.sqlite")],
    code: 2,
    valid: ["pipe", "/dev/null"],
  },
  {
    use: "a file of keys",
    args: (path) => ["serve", "-p", "0", "--corpus", at("corpus.sqlite"), "--keys", path],
    code: 2,
    valid: ["pipe", "/dev/null"],
  },
];

const cases = USES.flatMap(({ use, args, code, valid = [] }) =>
  KINDS.filter(({ path }) => !valid.includes(path)).map((kind) => ({ ...kind, use, args, code })),
);

/** One line: the path, the cause and, as a second sentence, the remedy. */
function expectSentence(err: string, path: string): void {
  expect(err).toMatch(/^error .*: .*\. [A-Z][^\n]*[.:]\S*.*\n$/);
  expect(err.split("\n")).toHaveLength(2);
  expect(err).toContain(path.replace(/.*\//, ""));
}

describe.skipIf(!isUnix)("a command that is given something other than a regular file", () => {
  it.each(cases)("refuses $name as $use in one sentence", async ({ path, cause, args, code }) => {
    const given = path.startsWith("/") ? path : at(path);
    const ended = await runCommand(...args(given));
    expectSentence(ended.err, given);
    expect(ended.err).toMatch(cause);
    expect(ended.code).toBe(code);
  });
});

describe("a command that is given a path that does not exist", () => {
  it.each(USES.filter(({ use }) => use !== "an input"))("says so in one sentence for $use", async ({ args, code }) => {
    const { err, code: ended } = await runCommand(...args(at("nowhere/file")));
    expectSentence(err, "nowhere/file");
    expect(err).toMatch(/does not exist \(ENOENT\)/);
    expect(ended).toBe(code);
  });
});

describe.skipIf(process.platform !== "linux")("an output in a folder that takes no files", () => {
  it("is refused without a word of a missing folder", async () => {
    const { code, err } = await runCommand(...build("-o", "/proc/new.sqlite"));
    expect(err).toMatch(
      /^error \/proc\/new\.sqlite cannot be written: (?!its folder does not exist).*\. Name another place\.\n$/,
    );
    expect(code).toBe(2);
  });
});

describe("a server", () => {
  it("whose port is taken says so in one sentence, with exit code 2", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const { code, err } = await runCommand("serve", "--corpus", at("corpus.sqlite"), "-p", String(port));
    expect(err).toBe(
      `error Cannot listen on 127.0.0.1:${port}: another program is listening there (EADDRINUSE). Stop that program, or choose another port: --port 0 takes a free one.\n`,
    );
    expect(code).toBe(2);
    await new Promise((resolve) => other.close(resolve));
  });
});

/** Runs a shell script in a folder of a small disk. */
function runOnSmallDisk(script: string, size = "64k") {
  const mount = `mount -t tmpfs -o size=${size} none ${at("folder")} && cd ${at("folder")} && { ${script}; }`;
  return spawnSync("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", mount], {
    encoding: "utf8",
    cwd: ROOT,
  });
}

const hasSmallDisk = isUnix && runOnSmallDisk("true").status === 0;
if (!hasSmallDisk) console.log("skipped: this machine does not permit mount namespaces (unshare)");

describe.skipIf(!hasSmallDisk)("a command on a full disk", () => {
  const headnote = `${process.execPath} --import ${ROOT}/node_modules/tsx/dist/loader.mjs ${ROOT}/src/node/bin.ts`;
  const fill = "dd if=/dev/zero of=filler bs=1k 2>/dev/null";
  it.each([
    ["build", `${fill}; ${headnote} build --from ${at("acts.jsonl")} -o new.sqlite`],
    ["credits top-up on a new journal", `${fill}; ${headnote} credits top-up a 500 --journal new.journal`],
    [
      "credits top-up on a journal that was sound",
      `${headnote} credits top-up a 500 --journal a.journal >/dev/null; ${fill}; ${headnote} credits top-up ${"a".repeat(9000)} 500 --journal a.journal`,
    ],
    [
      "check --sarif",
      `printf 'See 701 U.S. 10.' > brief.txt; ${fill}; ${headnote} check brief.txt --corpus ${at("corpus.sqlite")} --sarif x.sarif`,
    ],
  ])("%s says so in one sentence, with exit code 2", (_, script) => {
    const { status, stderr } = runOnSmallDisk(script);
    expectSentence(stderr, "");
    expect(stderr).toMatch(/the disk is full \(ENOSPC\)\. Free some space, or name another place\./);
    expect(stderr).not.toContain("--resume");
    expect(status).toBe(2);
  });

  it("a build that has a checkpoint says what is kept and how to continue it", () => {
    writeFileSync(at("cases.jsonl"), writeChainedCases(3000));
    const script = `${headnote} build --from ${at("cases.jsonl")} -o new.sqlite --no-space-check; code=$?; ls; exit $code`;
    const { status, stdout, stderr } = runOnSmallDisk(script, "2m");
    expectSentence(stderr.replace(/^(?!error ).*\n/gm, ""), "new.sqlite");
    expect(stderr).toMatch(
      /the disk is full \(ENOSPC\)\. .* Kept in .*new\.sqlite\.[-\w]+\.partial and .*new\.sqlite\.scratch: all inputs are read; new\.sqlite is as it was before\. Repeat the command with --resume to continue, or with --restart to discard that\.\n$/,
    );
    expect(stdout).toMatch(/^new\.sqlite\.[-\w]+\.partial\nnew\.sqlite\.scratch\n$/);
    expect(status).toBe(2);
  });

  it("a build that is limited to small files names that limit", () => {
    const script = `trap '' XFSZ; ulimit -f 8; cd ${folder}; ${headnote} build --from acts.jsonl -o limited.sqlite`;
    const { status, stderr } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
    expect(stderr).toMatch(/limited\.sqlite cannot be written: .*\(EFBIG\)\. Raise the limit \(ulimit -f\)/);
    expect(status).toBe(2);
  });
});
