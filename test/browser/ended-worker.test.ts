import { expect, it } from "vitest";
import { describeInChromium } from "../support/browser/chromium.ts";
import { setStage } from "../support/browser/stage.ts";

describeInChromium("a worker that ends", () => {
  const stage = setStage();

  /** Errors of the calls that were pending when the worker ended, and of later calls. */
  async function toldAfter(when: "at once" | "once open", how: "terminated" | "ended by the browser") {
    const page = await stage().openPage();
    try {
      return await page.evaluate(
        async ([when, how]) => {
          const worker = new Worker("/engine.worker.js", { type: "module" });
          const corpus =
            when === "at once" ? { name: "none", url: "/nothing" } : await (await fetch("/small.sqlite")).arrayBuffer();
          const engine = headnote.connect(worker, { settings: { corpus } });
          const corpora = headnote.connectCorpora(worker);
          // The worker takes its lock before it answers, so the last answer shows that it holds it.
          if (when === "once open") await engine.ready.then(() => corpora.list());
          const told = (error: { code: string; message: string }) => `${error.code}: ${error.message}`;
          const failing = (call: Promise<unknown>) => call.then(() => "answered", told);
          const events = engine.ask({ question: "Was the ferry case wrongly decided?" })[Symbol.asyncIterator]();
          if (when === "once open") await events.next();
          const pending = [
            engine.research.search({ query: "ferry" }),
            corpora.import("other", { url: "/endless" }),
            (async () => {
              while (!(await events.next()).done);
            })(),
          ].map(failing);
          // A crash says nothing to anybody, as this does not.
          if (how === "terminated") worker.terminate();
          else Worker.prototype.terminate.call(worker);
          return [...(await Promise.all(pending)), await failing(engine.corpus.stats()), await failing(corpora.list())];
        },
        [when, how] as const,
      );
    } finally {
      await page.close();
    }
  }

  const ENDED = "corpus_unavailable: The engine's worker has ended, and with it what it was asked.";

  it.each([
    ["at once", "terminated"],
    ["once open", "terminated"],
    ["once open", "ended by the browser"],
  ] as const)("rejects every waiting call: %s, %s", async (when, how) => {
    expect(await toldAfter(when, how)).toEqual(Array(5).fill(ENDED));
  });
});
