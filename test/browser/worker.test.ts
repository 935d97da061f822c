import { describeConformance } from "../conformance/conformance-suite.ts";
import { describeInChromium } from "../support/browser/chromium.ts";
import { createPageEngine } from "../support/browser/page-engine.ts";
import { setStage } from "../support/browser/stage.ts";

describeInChromium("in Chromium", () => {
  const stage = setStage();

  describeConformance("the engine, in a worker of a page,", async () => {
    const page = await stage().openPage();
    await page.evaluate(async () => {
      const corpus = await (await fetch("/small.sqlite")).arrayBuffer();
      const worker = new Worker("/engine.worker.js", { type: "module" });
      const engine = headnote.connect(worker, { settings: { corpus } });
      await engine.ready;
      Object.assign(globalThis, { engine });
    });
    return { engine: createPageEngine(page), close: () => page.close() };
  });
});
