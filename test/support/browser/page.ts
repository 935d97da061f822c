import { connectCorpora } from "../../../src/browser/corpora/connect-corpora.ts";
import { openBrowserDatabase } from "../../../src/browser/storage/browser-database.ts";
import { createIndexedDbLedger } from "../../../src/browser/storage/browser-ledger.ts";
import { persistStorage } from "../../../src/browser/storage/persist-storage.ts";
import type { Engine } from "../../../src/contract/engine.ts";
import { connect } from "../../../src/worker/connect.ts";
import { offerEngine } from "../../../src/worker/offer-engine.ts";

// What tests drive from outside: the package's own functions, in a real page.
const offered = { connect, connectCorpora, createIndexedDbLedger, offerEngine, openBrowserDatabase, persistStorage };
Object.assign(globalThis, { headnote: offered });

declare global {
  var headnote: typeof offered;
  /** Kept by a page between two calls of a test. */
  var engine: Engine;
}
