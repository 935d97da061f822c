/** Why a path may not be an entry of a source, or `null` when it may. Paths use `/`. */
export function pathRefusal(path: string): string | null {
  if (path === "") return "the name is empty";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "the path is absolute";
  if (path.includes("\\")) return "the path has a backslash";
  if (path.includes("\0")) return "the path has a null character";
  if (path.split("/").includes("..")) return "the path leaves the archive (..)";
  return null;
}

/** Files that systems leave behind (`.DS_Store`, `._name`, `.git`, `__MACOSX`): no part of the input, passed over in silence. */
export function isHidden(path: string): boolean {
  return path.split("/").some((segment) => (segment.startsWith(".") && segment !== ".") || segment === "__MACOSX");
}

/** The name an entry has after decompression: `opinions.csv.gz` is read as `opinions.csv`; an inner archive stays as it is. */
export function withoutGzip(path: string): string {
  return /\.tar\.gz$/i.test(path) ? path : path.replace(/\.gz$/i, "");
}

/** Order by UTF-16 code unit: the same on every machine, whatever its locale. */
export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
