/** A browser with one window, driven by the few actions that all engines offer. */
export interface BrowserDriver {
  /** Loads an address, and resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of an asynchronous function in the page, and returns what it returns as JSON. */
  run<Value = unknown>(body: string): Promise<Value>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the page in CSS pixels, as far as the engine allows. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the visible part of the page as PNG. */
  capture(): Promise<Buffer>;
  /** Opens another window of the same profile, and makes it current. */
  openWindow(url: string): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 50;

/** Waits until an expression is true in the page. Throws with the text of the page if it stays false. */
export async function waitUntil(driver: BrowserDriver, expression: string, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    // The page may be in transit.
    const isTrue = await driver.run<boolean>(`return Boolean(${expression})`).catch(() => false);
    if (isTrue) return;
    if (Date.now() > deadline) {
      const text = await driver.run<string>("return location.href + '\\n' + document.body.innerText").catch(String);
      throw new Error(`not true within ${timeoutMs} ms: ${expression}\n${text.slice(0, 1500)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
