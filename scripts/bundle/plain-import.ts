import type { Plugin } from "vite";

/**
 * Keeps `import()` as it is: Vite's own helper preloads style sheets, which workers do not have, and reports failures to
 * `window`, which they do not have either.
 */
export function createPlainImportPlugin(): Plugin {
  return {
    name: "headnote-plain-import",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
