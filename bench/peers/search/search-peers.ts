import { flexsearch } from "./flexsearch.ts";
import { fts4 } from "./fts4.ts";
import { fts5 } from "./fts5.ts";
import { headnote } from "./headnote.ts";
import { lunr } from "./lunr.ts";
import { minisearch } from "./minisearch.ts";
import { orama } from "./orama.ts";
import type { SearchPeer } from "./search-peer.ts";

/** Every full-text search that is measured, Headnote first. */
export const SEARCH_PEERS: readonly SearchPeer[] = [headnote, fts5, fts4, minisearch, orama, lunr, flexsearch];
