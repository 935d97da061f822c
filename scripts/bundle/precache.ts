import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const HTML = "index.html";

/**
 * Writes into the app's service worker the paths that it caches for offline use, and a version that changes with any of
 * them; preloads the app's fonts.
 * @param root folder of the app's `index.html`; its folder `public` holds the files without a hash in their name
 */
export function createPrecachePlugin(root: string): Plugin {
  return {
    name: "headnote-precache",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /-normal-[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head",
          })),
    },
    generateBundle(_, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") return;
      const unhashed = readdirSync(resolve(root, "public"));
      const hashed = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".map"));
      const version = createHash("sha256").update([...hashed].sort().join("\n"));
      for (const file of [HTML, ...unhashed.map((name) => `public/${name}`)])
        version.update(readFileSync(resolve(root, file)));
      const paths = ["/", ...[...unhashed, ...hashed].map((name) => `/${name}`)];
      worker.code = worker.code
        .replace("__VERSION__", version.digest("hex").slice(0, 12))
        .replace("__PRECACHE__", paths.sort().join(" "));
    },
  };
}
