import { describe, expect, it } from "vitest";
import { createCallQueue } from "../../../src/http/queue/call-queue.ts";
import { openSmallService, post } from "../../support/http/small-service.ts";

const NEVER = new AbortController().signal;

describe("a queue of heavy calls", () => {
  it("lets a few run, the others in the order of their arrival, and refuses what is too many", async () => {
    const queue = createCallQueue({ running: 2, waiting: 2 });
    const ends = [await queue.enter(NEVER), await queue.enter(NEVER)];
    const order: string[] = [];
    const enter = async (name: string) => {
      const end = await queue.enter(NEVER);
      order.push(name);
      return end;
    };
    const third = enter("third");
    const fourth = enter("fourth");
    await expect(queue.enter(NEVER)).rejects.toMatchObject({ code: "overloaded" });
    expect(order).toEqual([]);
    ends[0]!();
    ends[0]!();
    const endThird = await third;
    expect(order).toEqual(["third"]);
    endThird();
    ends[1]!();
    (await fourth)();
    const again = [await queue.enter(NEVER), await queue.enter(NEVER)];
    for (const end of again) end();
  });

  it("refuses a call that waited too long, and forgets one that was aborted", async () => {
    const queue = createCallQueue({ running: 1, waiting: 2, waitMs: 30 });
    const end = await queue.enter(NEVER);
    const left = new AbortController();
    const aborted = queue.enter(left.signal);
    left.abort(new Error("left"));
    await expect(aborted).rejects.toThrow("left");
    await expect(queue.enter(NEVER)).rejects.toMatchObject({ code: "overloaded" });
    end();
    (await queue.enter(NEVER))();
  });
});

describe("heavy calls over HTTP", () => {
  const BATCH = { searches: [{ query: "ferry" }] };

  it("are 503 with Retry-After if too many arrive together, cost nothing, and leave light calls alone", async () => {
    const { open, send, ledger, engine } = await openSmallService();
    const batch: typeof engine.research.batch = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return engine.research.batch(...given);
    };
    const slow = { ...engine, research: { ...engine.research, batch } };
    const handler = await open({ queue: { running: 1, waiting: 2 } }, slow);
    const before = ledger.balance("rich");
    const heavy = Array.from({ length: 8 }, () => send(post("/api/v1/research/batch", BATCH), handler));
    const light = await send(post("/api/v1/citations/resolve", { citation: "701 U.S. 10" }), handler);
    expect(light.status).toBe(200);
    const answers = await Promise.all(heavy);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    for (const response of refused) {
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await response.json()).error.code).toBe("overloaded");
    }
    expect(before - ledger.balance("rich")).toBe(4000);
    expect((await send(post("/api/v1/research/batch", BATCH), handler)).status).toBe(200);
  });

  it("do not keep their turn while a reader does not read their stream", async () => {
    const { open, send } = await openSmallService();
    const handler = await open({ queue: { running: 1, waiting: 0 } });
    const deep = post("/api/v1/ask/stream", { question: "May a ferry company collect a toll?", mode: "deep" });
    const unread = await handler.fetch(
      new Request("http://service.example/api/v1/ask/stream", {
        method: "POST",
        body: deep.body,
        headers: { ...deep.headers, Authorization: "Bearer secret" },
      } as RequestInit),
    );
    expect(unread.status).toBe(200);
    expect((await send(post("/api/v1/research/batch", BATCH), handler)).status).toBe(200);
  });
});
