import { resolve } from "node:path";
import { defineConfig } from "vite";

// What a page without a bundler loads: one script each, and SQLite's module beside them. `npm run build` makes them.
export default defineConfig({
  base: "./",
  publicDir: false,
  build: {
    outDir: "dist/bundle",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: "es2023",
    // One script that needs no other is the point.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { "engine.worker": resolve(import.meta.dirname, "src/browser/engine.worker.ts") },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", assetFileNames: "[name][extname]" },
    },
  },
});
