/** URL of the package's folder. Both `src/node` and `dist/chunks` are two folders below it. */
export const PACKAGE_ROOT: URL = new URL("../../", import.meta.url);
