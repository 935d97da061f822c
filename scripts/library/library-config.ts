import { readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import type { Rolldown, UserConfig } from "vite";
import { createVerbNamesPlugin } from "../bundle/inline-verb-names.ts";
import { ROOT } from "../root.ts";
import { CHUNKS, listEntries } from "./library-entries.ts";
import { type PlannedModule, planChunks } from "./plan-chunks.ts";
import { createPureInitializersPlugin } from "./pure-initializers.ts";

const SOURCE = resolve(ROOT, "src");

/**
 * Configures the scripts of the library: one per public module and per worker, and chunks in one folder that they share.
 * Node finds, reads and links each script by itself, so that few of them load faster than one per module.
 */
export function createLibraryConfig(outDir: string): UserConfig {
  const entries = listEntries();
  let names: ReadonlyMap<string, string> | undefined;
  return {
    publicDir: false,
    plugins: [createVerbNamesPlugin(), createPureInitializersPlugin()],
    build: {
      // Packages stay imports, and addresses of neighbours stay as they are.
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      target: "es2023",
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0"),
        input: entries,
        // No module imports an entry, so that none exports more than it says.
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: `${CHUNKS}/[name].js`,
          // Declarations contain what documents the code.
          comments: { legal: true, annotation: true, jsdoc: false },
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name(id, context) {
                  names ??= nameChunks(Object.values(entries), (one) => context.getModuleInfo(one)!);
                  return names.get(id);
                },
              },
            ],
          },
        },
      },
    },
  };
}

/** Returns the name of the chunk of each module that is not an entry. */
function nameChunks(
  entries: readonly string[],
  getModuleInfo: (id: string) => Rolldown.ModuleInfo,
): Map<string, string> {
  const modules = new Map<string, PlannedModule>();
  const starts = new Set(entries);
  for (const id of starts) collectModules(id);
  const exported = entries.filter((id) => basename(id) === "index.ts").flatMap((id) => modules.get(id)!.imports);
  const names = new Map<string, string>();
  for (const { modules: ids, roots } of planChunks(modules, { starts: [...starts], exported })) {
    // A start of its own chunk has no need of a second script that leads to it.
    if (roots.length === 1 && ids.includes(roots[0]!)) continue;
    const [largest] = ids.toSorted((a, b) => modules.get(b)!.size - modules.get(a)!.size);
    for (const id of ids) if (!entries.includes(id)) names.set(id, toChunkName(largest!));
  }
  return names;

  function collectModules(id: string): void {
    if (modules.has(id)) return;
    const { code, importedIds, dynamicallyImportedIds } = getModuleInfo(id);
    const imports = importedIds.filter(isOwn);
    const packages = importedIds.filter((one) => !isOwn(one));
    const isSeparate = !NODE_ONLY.test(id) && packages.some(hasSideEffects);
    modules.set(id, { size: code!.length, imports, packages, isSeparate });
    for (const one of imports) collectModules(one);
    for (const one of dynamicallyImportedIds.filter(isOwn)) starts.add(one);
  }
}

/** Modules that no bundler of a page reaches. */
const NODE_ONLY = /\/src\/(?:node|cluster)\//;

/**
 * Whether a bundler keeps the import of a package wherever it keeps its importer, although no import is used. What else
 * is in the script of the importer would then bring the package along.
 */
function hasSideEffects(name: string): boolean {
  if (name.startsWith("node:")) return false;
  const [, folder] = /^((?:@[^/]+\/)?[^/]+)/.exec(name)!;
  return JSON.parse(readFileSync(resolve(ROOT, "node_modules", folder!, "package.json"), "utf8")).sideEffects !== false;
}

function isOwn(id: string): boolean {
  return id.startsWith(SOURCE);
}

/** Names a chunk after its largest module: `citation-find-find-citations`. */
function toChunkName(id: string): string {
  return relative(SOURCE, id).replace(/\.ts$/, "").replaceAll(/[\\/]/g, "-");
}
