import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallRecord } from "../../src/http/call-record.ts";
import { launchChromium } from "../support/browser/chromium.ts";
import { describeApp } from "../support/browser/research-app.ts";
import { openSite, type Site } from "../support/browser/site.ts";
import { type ServedProcess, serveInProcess } from "../support/node/served-process.ts";

const RESOLVE = "/api/v1/citations/resolve";
const CONTROL_PATHS = ["/__control/reset", "/__control/credits", "/__control/corpus", "/__control/faults"];
const PATHS = ["/", RESOLVE, "/healthz", "/openapi.json", "/corpora/starter.sqlite", ...CONTROL_PATHS];

/** Ways to serve; with control in one process, which is the only one that has it. */
const WAYS = [
  { name: "in one process, with control", options: ["--control"], hasControl: true },
  { name: "with two workers", options: ["--workers", "2"], hasControl: false },
] as const;

describeApp("headnote serve with its defaults", () => {
  describe.each(WAYS)("$name", ({ options, hasControl }) => defineTests(options, hasControl));
});

function defineTests(options: readonly string[], hasControl: boolean): void {
  let served: ServedProcess;
  let browser: Browser;
  let site: Site;
  let port: string;

  beforeAll(async () => {
    served = await serveInProcess(...options, "--log", "off");
    site = await openSite("/nowhere", () => undefined);
    browser = await launchChromium(["--host-resolver-rules=MAP *.example 127.0.0.1"]);
    port = new URL(served.url).port;
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await served?.stop();
  });

  async function readControl(path: string): Promise<unknown> {
    const headers = { Authorization: `Bearer ${served.controlToken}` };
    return (await fetch(`${served.url}/__control/${path}`, { headers })).json();
  }

  /**
   * Returns what could change: balances, faults, and calls that an account paid or an endpoint answered; without control,
   * the calls that the account paid.
   */
  async function readState(): Promise<unknown> {
    if (!hasControl) return readLedger();
    const { requests } = (await readControl("requests")) as { requests: CallRecord[] };
    const calls = requests.filter(({ account, endpoint }) => account !== null || endpoint !== null);
    return [await readControl("credits"), await readControl("faults"), calls];
  }

  async function readLedger(): Promise<{ data: { total: number } }> {
    const headers = { Authorization: `Bearer ${served.key}` };
    const response = await fetch(`${served.url}/api/v1/api-credits/ledger?kind=capture`, { headers });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { total: number } };
    return { data };
  }

  /** Tries every path in every way that a script can. Returns the texts that it could read. */
  function attack(page: Page, base: string): Promise<string[]> {
    return page.evaluate(
      async ([base, paths, key]) => {
        const readable: string[] = [];
        const types = ["application/json", "text/plain", "application/x-www-form-urlencoded"];
        for (const path of paths)
          for (const method of ["GET", "POST", "DELETE"])
            for (const type of types)
              for (const mode of ["cors", "no-cors"] as const)
                for (const secret of ["headnote-dev-key", key, ""]) {
                  const headers = {
                    "Content-Type": type,
                    ...(secret !== "" && mode === "cors" && { Authorization: `Bearer ${secret}` }),
                  };
                  const body = method === "GET" ? undefined : '{"citation":"347 U.S. 483","status":500}';
                  try {
                    const response = await fetch(base + path, {
                      method,
                      headers,
                      mode,
                      body,
                      credentials: mode === "cors" ? "omit" : "include",
                    });
                    readable.push(`${response.ok} ${await response.text()}`);
                  } catch {}
                }
        return readable;
      },
      [base, PATHS, served.key] as const,
    );
  }

  it("prints a random key, and a random control token if there is control", () => {
    expect(served.key).toMatch(/^hn_[\w-]{43}$/);
    expect(served.controlToken).toMatch(hasControl ? /^hn_[\w-]{43}$/ : /^$/);
    expect(served.appAddress).toBe(`${served.url}/#key=${served.key}`);
    expect(served.printed).toContain(`curl -s ${served.url}${RESOLVE} -H "Authorization: Bearer ${served.key}"`);
  });

  it("lets a page of another origin read and change nothing, even with the key", async () => {
    const before = await readState();
    const page = await browser.newPage();
    await page.goto(`http://evil.example:${new URL(site.url).port}/`);
    const readable = await attack(page, served.url);
    // An opaque response has no text that a page can read.
    expect(readable.filter((text) => text !== "false ")).toEqual([]);
    expect(await readState()).toEqual(before);
    await page.close();
  });

  it("lets a page of this machine that has the key call, but not control", async () => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${new URL(site.url).port}/`);
    const readable = await attack(page, served.url);
    expect(readable.some((text) => text.startsWith("true") && text.includes("Brown v. Board of Education"))).toBe(true);
    expect(readable.filter((text) => /balances|faults|requests"/.test(text) && text.startsWith("true"))).toEqual([]);
    if (hasControl) expect(await readControl("faults")).toEqual({ faults: [] });
    else expect((await readLedger()).data.total).toBeGreaterThan(0);
    await page.close();
  });

  it("lets a page whose name was rebound to this address read and change nothing, even with the key", async () => {
    const before = await readState();
    const page = await browser.newPage();
    const base = `http://rebound.example:${port}`;
    // The refusal is a document of that origin, as the page of the attacker is after its name was rebound.
    await page.goto(base);
    const readable = await attack(page, base);
    expect(new Set(readable)).toEqual(
      new Set(["false This server is not rebound.example. Start it with --allow-host rebound.example if it is.\n"]),
    );
    expect(await readState()).toEqual(before);
    await page.close();
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"])(
    "refuses a form of another site, sent as %s",
    async (type) => {
      const before = await readState();
      for (const path of [RESOLVE, ...CONTROL_PATHS]) {
        const page = await browser.newPage();
        await page.goto(`http://evil.example:${new URL(site.url).port}/`);
        const [response] = await Promise.all([
          page.waitForResponse((response) => response.url().startsWith(served.url)),
          page.evaluate(
            ([action, type]) => {
              const form = document.createElement("form");
              Object.assign(form, { action, method: "post", enctype: type });
              const field = document.createElement("input");
              Object.assign(field, { name: '{"corpus":"/etc/passwd","status":500,"x":"', value: '"}' });
              form.append(field);
              document.body.append(form);
              form.submit();
            },
            [served.url + path, type] as const,
          ),
        ]);
        expect([path, response.status()]).toEqual([path, 403]);
        await page.close();
      }
      expect(await readState()).toEqual(before);
    },
  );

  it("hands its key to the app, which keeps it for this tab and removes it from the address", async () => {
    const page = await browser.newPage();
    await page.goto(served.appAddress);
    await page.waitForFunction(() => location.hash === "");
    const { key, status } = await page.evaluate(async () => {
      const key = sessionStorage.getItem("headnote-server-key");
      const headers = { Authorization: `Bearer ${key}` };
      return { key, status: (await fetch("/api/v1/acts/list", { headers })).status };
    });
    expect([key, status]).toEqual([served.key, 200]);
    expect(await page.context().cookies()).toEqual([]);
    expect(page.url()).not.toContain(served.key);
    const other = await browser.newPage();
    await other.goto(served.url);
    expect(await other.evaluate(() => sessionStorage.getItem("headnote-server-key"))).toBeNull();
    await page.close();
    await other.close();
  });
}
