import { createUnreadableSourceError } from "../source.ts";

/**
 * Loads a package that Headnote's users install only if they need it.
 * @param load imports it; the import is written by the caller so that bundlers find it
 * @param purpose what needs it, for the message: "Reading Parquet files"
 * @throws EngineError `validation_failed` that names the package to install
 */
export async function loadOptionalPackage<T>(load: () => Promise<T>, name: string, purpose: string): Promise<T> {
  return load().catch((cause: unknown) => {
    throw createUnreadableSourceError(`${purpose} needs the package ${name}: npm install ${name}.`, cause);
  });
}
