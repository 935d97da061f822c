import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { ROOT } from "../paths.ts";

/** The `@example` of one declaration. */
export interface TsdocExample {
  /** File from the root, and the declaration's name: `src/errors.ts#EngineError`. */
  readonly name: string;
  readonly code: string;
  /** Lines that the example prints, from the comments after its `console.log` calls; empty if it has none. */
  readonly printed: readonly string[];
}

const BLOCK =
  /\/\*\*((?:(?!\*\/)[\s\S])*?@example(?:(?!\*\/)[\s\S])*?)\*\/\n(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/g;
const FENCE = /@example\n```ts\n([\s\S]*?)```/;
const PRINTED = /console\.log\(.*\);? \/\/ (.+)$/gm;

/** Reads the examples of all declarations of `src`. */
export function readTsdocExamples(): TsdocExample[] {
  return readdirSync(resolve(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(resolve(ROOT, "src", path), "utf8");
      return [...source.matchAll(BLOCK)].map(([, comment = "", name]) => {
        const code = FENCE.exec(comment.replace(/^ *\* ?/gm, ""))?.[1] ?? "";
        const printed = [...code.matchAll(PRINTED)].map(([, line]) => line!);
        return { name: `src/${path.replaceAll("\\", "/")}#${name}`, code, printed };
      });
    });
}

/** Lists the functions and classes that the entries of the exports map export, named as their examples are. */
export function listPublicFunctions(): string[] {
  const { exports } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
  };
  const found = Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === "string" || target.types === undefined || path.endsWith("/entry")) return [];
    return listFunctions(resolve(ROOT, target.types.replace("./dist", "src").replace(".d.ts", ".ts")));
  });
  return [...new Set(found)].sort();
}

function listFunctions(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const own = [...source.matchAll(/^export (?:async )?(?:function\*?|class) (\w+)/gm)].map(
    ([, name]) => `${toProjectPath(file)}#${name}`,
  );
  const passedOn = [...source.matchAll(/^export \{([^}]*)\} from "([^"]+)"/gm)].flatMap(([, names = "", from = ""]) => {
    const functions = new Set(listFunctions(resolve(dirname(file), from)));
    return names
      .split(",")
      .map((name) => `${toProjectPath(resolve(dirname(file), from))}#${name.trim()}`)
      .filter((name) => functions.has(name));
  });
  return [...own, ...passedOn];
}

function toProjectPath(file: string): string {
  return relative(ROOT, file).replaceAll("\\", "/");
}
