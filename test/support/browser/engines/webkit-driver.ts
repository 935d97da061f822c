import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { BrowserDriver } from "./browser-driver.ts";
import { findExecutable } from "./find-executable.ts";

const DRIVER_PATH = findExecutable("WEBKIT_DRIVER_PATH", ["/usr/bin/WebKitWebDriver"]);
const XVFB_PATH = findExecutable("XVFB_PATH", ["/usr/bin/Xvfb"]);

/** Smallest width of a window in CSS pixels: the toolbar needs it. */
const MIN_WIDTH = 450;

/** Whether WebKitGTK, its driver and a virtual screen are installed. */
export const hasWebKit = DRIVER_PATH !== undefined && XVFB_PATH !== undefined && findMiniBrowser() !== undefined;

/** Returns the path of the browser that comes with WebKitGTK. */
function findMiniBrowser(): string | undefined {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/libexec"];
  const candidates = folders.flatMap((folder) => {
    try {
      const versions = readdirSync(folder).filter((name) => name.startsWith("webkit"));
      return versions.map((version) => `${folder}/${version}/MiniBrowser`);
    } catch {
      return [];
    }
  });
  return findExecutable("MINIBROWSER_PATH", candidates);
}

/** Starts WebKitGTK on a virtual screen, and drives it through WebDriver. */
export async function startWebKit(): Promise<BrowserDriver> {
  const screen = await startScreen();
  const port = await findFreePort();
  const driver = spawn(DRIVER_PATH!, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // The sandbox needs user namespaces, which containers often do not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const end = () => {
    driver.kill();
    screen.process.kill();
  };
  try {
    const session = await createSession(`http://127.0.0.1:${port}`);
    return createSessionDriver(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Sends a command of the session; throws with the driver's message if it fails. */
type SendCommand = <Value = unknown>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

async function createSession(url: string): Promise<SendCommand> {
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(url + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { readonly value: Value & { readonly message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation", "--geometry=1280x900"] },
      timeouts: { script: 60_000, pageLoad: 60_000 },
    },
  };
  for (let tries = 1; ; tries++) {
    try {
      const { sessionId } = await send<{ readonly sessionId: string }>("POST", "/session", { capabilities });
      return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    } catch (error) {
      // The driver is not listening yet.
      if (tries === 100 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function createSessionDriver(send: SendCommand, end: () => void): BrowserDriver {
  return {
    open: (url) => send("POST", "/url", { url }),
    async run<Value>(body: string) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = { script, args: [] };
      const { value, error } = await send<{ value: Value; error?: string }>("POST", "/execute/async", answer);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    back: () => send("POST", "/back"),
    forward: () => send("POST", "/forward"),
    reload: () => send("POST", "/refresh"),
    async resize(wanted, height) {
      const width = Math.max(wanted, MIN_WIDTH);
      await send("POST", "/window/rect", { width, height });
      const inner = await this.run<[number, number]>("return [innerWidth, innerHeight]");
      // The window has a frame and a toolbar.
      const outer = { width: width + (width - inner[0]), height: height + (height - inner[1]) };
      if (inner[0] !== width || inner[1] !== height) await send("POST", "/window/rect", outer);
    },
    capture: async () => Buffer.from(await send<string>("GET", "/screenshot"), "base64"),
    async openWindow(url) {
      const { handle } = await send<{ readonly handle: string }>("POST", "/window/new", { type: "tab" });
      await send("POST", "/window", { handle });
      await send("POST", "/url", { url });
    },
    async close() {
      await send("DELETE", "").catch(() => undefined);
      end();
    },
  };
}

/** Starts a virtual screen; the server itself chooses a free number. */
function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const screen = spawn(XVFB_PATH!, ["-displayfd", "1", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with status ${code}`)));
    screen.stdout.once("data", (number: Buffer) => resolve({ process: screen, display: `:${String(number).trim()}` }));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
