import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { interceptFiles } from "./file-layer.ts";

/** Something that reached the operating system, in order. Files are numbered; names are within the folder. */
export type DiskEvent =
  | { readonly kind: "create"; readonly file: number; readonly name: string }
  | { readonly kind: "write"; readonly file: number; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly file: number; readonly size: number }
  | { readonly kind: "sync"; readonly file: number }
  | { readonly kind: "rename"; readonly file: number; readonly from: string; readonly name: string }
  | { readonly kind: "remove"; readonly name: string }
  | { readonly kind: "syncFolder" }
  | { readonly kind: "acknowledge"; readonly what: string };

/** A recording: the files that were there, durable, and what happened. */
export interface Recording {
  readonly initial: ReadonlyMap<string, { readonly file: number; readonly bytes: Buffer }>;
  readonly events: readonly DiskEvent[];
}

/** Records what `work` does to the files of a folder; it calls `acknowledge` when it has promised something. */
export async function recordDisk(
  folder: string,
  work: (acknowledge: (what: string) => void) => Promise<void>,
): Promise<Recording> {
  const events: DiskEvent[] = [];
  const files = new Map<string, number>();
  const initial = new Map<string, { file: number; bytes: Buffer }>();
  let count = 0;
  for (const name of readdirSync(folder)) {
    if (!statSync(join(folder, name)).isFile()) continue;
    initial.set(name, { file: count, bytes: readFileSync(join(folder, name)) });
    files.set(name, count++);
  }
  /** Files by descriptor or handle stay the same when they are renamed: by the path at which they were opened. */
  const opened = new Map<string, number>();

  const restore = await interceptFiles(folder, ({ name, path, args }, run) => {
    const base = basename(path);
    const isFolder = path === folder;
    const isNew = /^open/.test(name) && !isFolder && !existsSync(path);
    const result = run();
    const after = (event: () => void) => {
      if (result instanceof Promise)
        return result.then((value: unknown) => {
          event();
          return value;
        });
      event();
      return result;
    };
    switch (name) {
      case "open":
      case "openSync":
        return after(() => {
          if (isFolder) return;
          if (isNew) {
            files.set(base, count);
            events.push({ kind: "create", file: count++, name: base });
          }
          opened.set(path, files.get(base)!);
        });
      case "writeFileSync":
        return after(() => {
          // By a descriptor, it is an operation on a file that was opened.
          const isByPath = args[0] === path;
          const bytes = Buffer.from(String(isByPath ? args[1] : args[0]));
          if (isByPath) {
            files.set(base, count);
            events.push({ kind: "create", file: count++, name: base });
          }
          events.push({ kind: "write", file: isByPath ? files.get(base)! : opened.get(path)!, offset: 0, bytes });
        });
      case "handle.write":
      case "writeSync": {
        const [bytes, offset = 0, length, position] = args as [Uint8Array, number, number, number];
        const copy = Buffer.from(bytes.subarray(offset, offset + (length ?? bytes.length)));
        return after(() => events.push({ kind: "write", file: opened.get(path)!, offset: position, bytes: copy }));
      }
      case "handle.truncate":
        return after(() => events.push({ kind: "truncate", file: opened.get(path)!, size: args[0] as number }));
      case "handle.sync":
      case "handle.datasync":
      case "fsyncSync":
        return after(() => events.push(isFolder ? { kind: "syncFolder" } : { kind: "sync", file: opened.get(path)! }));
      case "rename":
      case "renameSync":
        return after(() => {
          const to = basename(String(args[1]));
          events.push({ kind: "rename", file: files.get(base)!, from: base, name: to });
          files.set(to, files.get(base)!);
          files.delete(base);
        });
      case "rm":
      case "rmSync":
      case "unlink":
        return after(() => {
          if (files.delete(base)) events.push({ kind: "remove", name: base });
        });
      default:
        return result;
    }
  });
  try {
    await work((what) => events.push({ kind: "acknowledge", what }));
  } finally {
    restore();
  }
  if (events.some((event) => "file" in event && event.file === undefined))
    throw new Error(`unknown file in ${dirname(folder)}`);
  return { initial, events };
}
