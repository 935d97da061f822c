import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { tidyPage } from "./tidy-page.ts";
import { createVerbsModule } from "./verbs-module.ts";

// Writes the reference pages from the TSDoc of the public names into docs/api or the given folder.
const HERE = import.meta.dirname;
const ROOT = resolve(HERE, "../..");
const MODULES = resolve(ROOT, ".verify/reference");
const OUTPUT = resolve(process.argv[2] ?? resolve(ROOT, "docs/api"));

rmSync(MODULES, { recursive: true, force: true });
const modules = [
  ...writePublicModules(),
  writeModule("verbs", createVerbsModule("../../src/contract/operations/operations.ts")),
];
writeFileSync(
  resolve(MODULES, "tsconfig.json"),
  JSON.stringify({ extends: "../../tsconfig.json", compilerOptions: { types: ["node"] }, include: ["."] }),
);
execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"], { cwd: HERE, stdio: "ignore" });
const typedoc = resolve(HERE, "node_modules/typedoc/bin/typedoc");
const given = ["--basePath", MODULES, "--out", OUTPUT, ...modules.flatMap((path) => ["--entryPoints", path])];
execFileSync(process.execPath, [typedoc, ...given], { cwd: HERE, stdio: "inherit" });
for (const name of readdirSync(OUTPUT)) {
  const page = resolve(OUTPUT, name);
  writeFileSync(page, tidyPage(readFileSync(page, "utf8")));
}

/** Writes one module per entry of the exports map that exports names. */
function writePublicModules(): string[] {
  const { exports } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === "string" || path.endsWith("/entry")) return [];
    const source = resolve(ROOT, target.types.replace("./dist", "src").replace(".d.ts", ".ts"));
    const name = `headnote${path.slice(1)}`;
    return [writeModule(name, `export * from "${relative(dirname(resolve(MODULES, name)), source)}";\n`)];
  });
}

function writeModule(name: string, source: string): string {
  const path = resolve(MODULES, `${name}.ts`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  return path;
}
