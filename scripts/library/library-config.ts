import { readFileSync } from "node:fs";
import { basename, isAbsolute, relative, resolve } from "node:path";
import { normalizePath, type Rolldown, type UserConfig } from "vite";
import { createVerbNamesPlugin } from "../bundle/inline-verb-names.ts";
import { ROOT } from "../root.ts";
import { CHUNKS, listEntries } from "./library-entries.ts";
import { type PlannedModule, planChunks } from "./plan-chunks.ts";
import { createPureInitializersPlugin } from "./pure-initializers.ts";

const SOURCE = normalizePath(resolve(ROOT, "src"));

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
        external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0"),
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
                  names ??= nameChunks(entries, (one) => context.getModuleInfo(one)!);
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

/** Returns the name of the chunk of each module; modules without one share the script of the entry that needs them. */
function nameChunks(
  entries: Readonly<Record<string, string>>,
  getModuleInfo: (id: string) => Rolldown.ModuleInfo,
): Map<string, string> {
  const modules = new Map<string, PlannedModule>();
  for (const id of Object.values(entries)) collectModules(id);
  const isPublic = ([path]: [string, string]) => !path.startsWith(CHUNKS);
  const publicEntries = Object.entries(entries)
    .filter(isPublic)
    .map(([, id]) => id);
  const indexes = publicEntries.filter((id) => basename(id) === "index.ts");
  const exported = indexes.flatMap((id) => modules.get(id)!.imports);
  const names = new Map<string, string>();
  for (const { modules: ids, roots } of planChunks(modules, { entries: Object.values(entries), exported })) {
    // A worker or a module that is imported on demand is the script itself; no second one leads to it.
    if (roots.length === 1 && ids.includes(roots[0]!) && !publicEntries.includes(roots[0]!)) continue;
    const members = ids.filter((id) => !publicEntries.includes(id));
    for (const id of members) names.set(id, toChunkName(members, modules));
  }
  return names;

  function collectModules(id: string): void {
    if (modules.has(id)) return;
    const { code, importedIds, dynamicallyImportedIds } = getModuleInfo(id);
    const imports = importedIds.filter(isOwn);
    const packages = importedIds.filter((one) => !isOwn(one));
    const demanded = dynamicallyImportedIds.filter(isOwn);
    const isForPages = !NODE_ONLY.test(id);
    const isSeparate = isForPages && (demanded.length > 0 || packages.some(hasSideEffects));
    modules.set(id, { size: code!.length, imports, demanded, packages, isForPages, isSeparate });
    for (const one of [...imports, ...demanded]) collectModules(one);
  }
}

/** Modules that no bundler of a page reaches. */
const NODE_ONLY = /\/src\/(?:node|cluster)\//;

/**
 * Whether a bundler keeps the import of a package wherever it keeps a part of the importing script, as it keeps what is
 * imported on demand.
 */
function hasSideEffects(name: string): boolean {
  if (name.startsWith("node:")) return false;
  const [, folder] = /^((?:@[^/]+\/)?[^/]+)/.exec(name)!;
  return JSON.parse(readFileSync(resolve(ROOT, "node_modules", folder!, "package.json"), "utf8")).sideEffects !== false;
}

function isOwn(id: string): boolean {
  return id.startsWith(SOURCE);
}

/** Names a chunk after its largest module that is no table: `citation-find-find-citations`. */
function toChunkName(ids: readonly string[], modules: ReadonlyMap<string, PlannedModule>): string {
  const code = ids.filter((id) => !id.includes("/tables/"));
  const [largest] = (code.length > 0 ? code : ids).toSorted((a, b) => modules.get(b)!.size - modules.get(a)!.size);
  return relative(SOURCE, largest!).replace(/\.ts$/, "").replaceAll(/[\\/]/g, "-");
}
