import type { Engine } from "../../contract/engine.ts";
import { findServedCorpora } from "./served-corpora.ts";
import { findServerKey } from "./server-key.ts";

/** Connects to the server of this page: to all of its corpora, or to some of them. */
export async function connectToServer(names: readonly string[]): Promise<Engine> {
  const [{ createClient }, key, served] = await Promise.all([
    import("../../client/create-client.ts"),
    findServerKey(),
    findServedCorpora(),
  ]);
  const isAll = (served ?? []).every(({ name }) => names.includes(name));
  const selection = names.map(encodeURIComponent).join(",");
  const url = isAll ? location.origin : `${location.origin}/corpora/${selection}`;
  return createClient({ url, ...(key !== null && { key }) });
}
