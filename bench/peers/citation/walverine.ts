import { loadPeerModule } from "../packages.ts";
import type { CitationFinder } from "./finder.ts";

interface WalverineModule {
  get_citations(text: string): readonly { readonly volume: number; readonly page: number }[];
}

export const walverine: CitationFinder = {
  name: "walverine",
  package: "walverine",
  setup: "`get_citations`; American cases, and nothing else",
  open() {
    const module = loadPeerModule<WalverineModule>("walverine");
    return (text) =>
      module
        .get_citations(text)
        .map(({ volume, page }) => ({ group: "case", first: String(volume), last: String(page) }));
  },
};
