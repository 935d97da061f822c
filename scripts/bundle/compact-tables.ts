import type { Plugin } from "vite";

/** Removes the blanks around the separators of the tables of doctrines, which nothing needs: some kilobytes, compressed. */
export function createCompactTablesPlugin(): Plugin {
  return {
    name: "headnote-compact-tables",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/law\/doctrines\/tables\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(/ ?([|;]) (?=\S)/g, "$1"), map: null }),
    },
  };
}
