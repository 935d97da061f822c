// Entry for pages without a bundler.
export { EngineError } from "../errors.ts";
export { connect } from "../worker/connect.ts";
export { offerEngine } from "../worker/offer-engine.ts";
export { connectCorpora } from "./corpora/connect-corpora.ts";
export { persistStorage } from "./storage/persist-storage.ts";
