import { loadPeerModule } from "../packages.ts";
import type { CitationFinder, FoundCitation } from "./finder.ts";

interface EyeciteCitation {
  readonly groups: Readonly<Record<string, string | undefined>>;
}

interface EyeciteModule {
  getCitations(text: string): readonly EyeciteCitation[];
}

export const eyecite: CitationFinder = {
  name: "@beshkenadze/eyecite",
  package: "@beshkenadze/eyecite",
  setup: "`getCitations`; Free Law Project's eyecite in TypeScript",
  open() {
    const { getCitations } = loadPeerModule<EyeciteModule>("@beshkenadze/eyecite");
    return (text) => getCitations(text).flatMap(toFound);
  },
};

/** Groups of its citation classes. */
function toFound(citation: EyeciteCitation): FoundCitation[] {
  const { volume = "", page = "", title, section, chapter } = citation.groups;
  const kind = citation.constructor.name;
  if (kind.startsWith("FullCase")) return [{ group: "case", first: volume, last: page }];
  if (kind.startsWith("FullJournal")) return [{ group: "journal", first: volume, last: page }];
  if (kind.startsWith("ShortCase")) return [{ group: "short", first: volume, last: page }];
  if (kind.startsWith("Id")) return [{ group: "back", first: "id", last: "" }];
  if (kind.startsWith("Supra")) return [{ group: "back", first: "supra", last: "" }];
  if (kind.startsWith("FullLaw")) {
    const last = (section ?? page).replace(/\(.*/, "");
    return [{ group: "law", first: title ?? chapter ?? volume, last }];
  }
  return [];
}
