import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildOpenApiDocument } from "../../../src/http/openapi/document.ts";
import { startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { listOperations } from "../../support/http/documented-operations.ts";
import { ROOT, WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { installTools, runTool } from "../../support/tools/install-tools.ts";

const TOOLS = resolve(ROOT, "test/support/tools");
const PLACE = resolve(WORK, "openapi");
const DOCUMENT = resolve(PLACE, "openapi.json");

rmSync(PLACE, { recursive: true, force: true });
mkdirSync(PLACE, { recursive: true });
const server = await startServer({ corpus: (await buildSmallCorpus()).bytes });
afterAll(() => server.close());
writeFileSync(DOCUMENT, JSON.stringify(buildOpenApiDocument(server.url), null, 2));
const hasTools = installTools();

describe.skipIf(!hasTools)("the OpenAPI document", () => {
  it("lints clean under Redocly", () => {
    const { status, printed } = runTool("redocly", ["lint", "--config", resolve(TOOLS, "redocly.yaml"), DOCUMENT]);
    const problems = /You have (\d+) (?:error|warning)/.exec(printed)?.[1] ?? "0";
    reportFigure("Redocly, recommended-strict: problems", problems, "0");
    expect([status, printed]).toEqual([0, expect.not.stringContaining("You have")]);
  });

  it("lints clean under Spectral", () => {
    const given = ["lint", "--fail-severity", "hint", "--ruleset", resolve(TOOLS, "spectral.yaml"), DOCUMENT];
    const { status, printed } = runTool("spectral", given);
    reportFigure("Spectral, all rules of spectral:oas: problems", /(\d+) problems/.exec(printed)?.[1] ?? "0", "0");
    expect([status, printed]).toEqual([0, expect.stringContaining("No results")]);
  });
});

/** Programs that use a client made from the document; each prints what it read. */
const CLIENTS = {
  "openapi-fetch": {
    // A field with a default may be left out of a request.
    generate: () =>
      runTool("openapi-typescript", [DOCUMENT, "-o", resolve(PLACE, "schema.d.ts"), "--default-non-nullable", "false"]),
    program: `
      import createClient from "openapi-fetch";
      import type { paths } from "./schema.d.ts";
      const client = createClient<paths>({ baseUrl: process.argv[2]!, headers: { Authorization: "Bearer headnote-dev-key" } });
      const found = await client.POST("/api/v1/research/search", { body: { query: "ferry", pageSize: 1 } });
      const title: string | undefined = found.data?.data.results[0]?.title;
      const failed = await client.GET("/api/v1/citations/cases/{case_id}", { params: { path: { case_id: "9" } } });
      const asked = await client.POST("/api/v1/ask/stream", { body: { question: "May a ferry company collect a toll?" }, parseAs: "stream" });
      let text = "";
      for await (const bytes of asked.data as unknown as AsyncIterable<Uint8Array>) text += new TextDecoder().decode(bytes);
      const types = [...text.matchAll(/^event: (\\w+)$/gm)].map(([, type]) => type!);
      console.log(JSON.stringify({ title, code: failed.error?.error.code, types: [...new Set(types)] }));`,
  },
  "hey-api": {
    generate: () => runTool("openapi-ts", ["-i", DOCUMENT, "-o", resolve(PLACE, "hey"), "-c", "@hey-api/client-fetch"]),
    program: `
      import { client } from "./hey/client.gen";
      import { askStream, citationsCase, researchSearch } from "./hey/sdk.gen";
      client.setConfig({ baseUrl: process.argv[2]!, auth: () => "headnote-dev-key" });
      const found = await researchSearch({ body: { query: "ferry", pageSize: 1 } });
      const title: string | undefined = found.data?.data.results[0]?.title;
      const failed = await citationsCase({ path: { case_id: "9" } });
      const { stream } = await askStream({ body: { question: "May a ferry company collect a toll?" } });
      const types: string[] = [];
      for await (const event of stream) types.push((event as { type: string }).type);
      console.log(JSON.stringify({ title, code: failed.error?.error.code, types: [...new Set(types)] }));`,
  },
} as const;

describe.skipIf(!hasTools)("a client generated from the document", () => {
  it.each(Object.entries(CLIENTS))(
    "%s compiles strictly, and reads answers, errors and streams",
    async (name, { generate, program }) => {
      const { status, printed } = generate();
      expect(status, printed).toBe(0);
      const file = resolve(PLACE, `${name}.mts`);
      writeFileSync(file, program);
      const strict = ["--noEmit", "--strict", "--skipLibCheck", "--allowImportingTsExtensions", "--target", "ES2023"];
      const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--types", "node", "--ignoreConfig"];
      const checked = spawnSync(resolve(ROOT, "node_modules/.bin/tsc"), [...strict, ...modules, file], {
        cwd: ROOT,
        encoding: "utf8",
      });
      expect(checked.stdout).toBe("");
      // Not synchronously: the server that it calls runs in this process.
      const running = spawn(resolve(ROOT, "node_modules/.bin/tsx"), [file, server.url], { cwd: ROOT });
      let told = "";
      let wrong = "";
      running.stdout.on("data", (data) => {
        told += data;
      });
      running.stderr.on("data", (data) => {
        wrong += data;
      });
      await new Promise((resolve) => running.on("close", resolve));
      expect(told, wrong).not.toBe("");
      expect(JSON.parse(told)).toEqual({
        title: "Marlow v. Ferry Company",
        code: "case_not_found",
        types: ["stream_init", "thinking", "sources", "thinking_complete", "chunk", "done"],
      });
      reportFigure(`${name}: operations of the document that it compiles`, listOperations(server.url).length, "all");
    },
  );
});

describe("the recorded HTTP tests", () => {
  it("validate against the document, and cover it", () => {
    const record = resolve(PLACE, "record.txt");
    writeFileSync(record, "");
    const { status, stdout } = spawnSync(
      resolve(ROOT, "node_modules/.bin/vitest"),
      ["run", "--project", "unit", "test/http"],
      {
        cwd: ROOT,
        encoding: "utf8",
        env: { ...process.env, HEADNOTE_RECORD: record },
      },
    );
    const lines = readFileSync(record, "utf8").split("\n").filter(Boolean);
    const seen = new Set(lines);
    const operations = listOperations(server.url);
    const documented = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([code, { codes }]) => ({ operationId, place: `${operationId} ${code}`, codes })),
    );
    const covered = documented.filter(({ place }) => lines.some((line) => line.startsWith(`${place} `)));
    const failures = documented.flatMap(({ place, codes }) => codes.map((code) => `${place} ${code}`));
    const share = covered.length / documented.length;
    const called = new Set(covered.map(({ operationId }) => operationId));
    reportFigure("recorded answers that were validated", lines.length, "");
    reportFigure("operations covered", `${called.size}/${operations.length}`, "100%");
    reportFigure("documented response codes covered", `${covered.length}/${documented.length}`, ">= 95%");
    reportFigure(
      "documented error codes covered",
      `${failures.filter((line) => seen.has(line)).length}/${failures.length}`,
      "",
    );
    expect(status, stdout).toBe(0);
    expect(called.size).toBe(operations.length);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});
