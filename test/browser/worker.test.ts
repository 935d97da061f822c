import { expect, it } from "vitest";
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

  it("loads later scripts whatever query the address of its own has", async () => {
    const page = await stage().openPage();
    const message = await page.evaluate(async () => {
      const corpus = await (await fetch("/small.sqlite")).arrayBuffer();
      const worker = new Worker("/engine.worker.js?v=1", { type: "module" });
      const engine = headnote.connect(worker, { settings: { corpus } });
      const { data } = await engine.citations.resolve({ citation: "701 U.S. 10" });
      const checked = await engine.citations.check({ text: "See 701 U.S. 10." });
      return `${data.caseName}: ${checked.data.summary.found}`;
    });
    await page.close();
    expect(message).toBe("Marlow v. Ferry Company: 1");
  });
});
