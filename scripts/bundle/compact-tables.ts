import type { Plugin } from "vite";

/** Removes the blanks around the separators of a table of doctrines, which its parser trims: some kilobytes, compressed. */
export function compactTable(text: string): string {
  return text.replace(/ ?([|;]) (?=\S)/g, "$1");
}

/** Compacts the tables of doctrines in a bundle. */
export function createCompactTablesPlugin(): Plugin {
  return {
    name: "headnote-compact-tables",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/law\/doctrines\/tables\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: compactTable(code), map: null }),
    },
  };
}
