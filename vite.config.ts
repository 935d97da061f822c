import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { ALIASES, COMMENT_OPTIONS } from "./scripts/bundle/bundle-config.ts";

const STARTER_CORPUS = "dist/starter.sqlite";

const STARTER_HASH = existsSync(STARTER_CORPUS)
  ? createHash("sha256").update(readFileSync(STARTER_CORPUS)).digest("hex").slice(0, 12)
  : "none";

/** Builds the research app into `dist/web`. */
export default defineConfig({
  root: "src/web",
  plugins: [precache()],
  define: { "import.meta.env.VITE_STARTER_HASH": JSON.stringify(STARTER_HASH) },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: "src/web/index.html", "service-worker": "src/web/service-worker.ts" },
      // A service worker's address must stay the same from one version to the next.
      output: {
        comments: COMMENT_OPTIONS,
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { comments: COMMENT_OPTIONS } },
  },
  resolve: { alias: ALIASES },
});

/** Tells the service worker which files it keeps for use without a network, and a version that changes with any of them. */
function precache(): Plugin {
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
      const unhashed = readdirSync("src/web/public");
      const hashed = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".map"));
      const version = createHash("sha256").update([...hashed].sort().join("\n"));
      for (const file of ["src/web/index.html", ...unhashed.map((name) => `src/web/public/${name}`)])
        version.update(readFileSync(file));
      const paths = ["/", ...[...unhashed, ...hashed].map((name) => `/${name}`)];
      worker.code = worker.code
        .replace("__VERSION__", version.digest("hex").slice(0, 12))
        .replace("__PRECACHE__", paths.sort().join(" "));
    },
  };
}
