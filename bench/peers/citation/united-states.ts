import { loadPeerModule } from "../packages.ts";
import type { CitationFinder, FoundCitation } from "./finder.ts";

interface CitationModule {
  readonly types: Readonly<Record<string, unknown>>;
  find(text: string, options: object): { readonly citations: readonly UnitedStatesCitation[] };
}

interface UnitedStatesCitation {
  readonly type: string;
  readonly usc?: { readonly title: string; readonly section: string };
  readonly cfr?: { readonly title: string; readonly part: string; readonly section?: string };
  readonly law?: { readonly congress: string; readonly number: string };
  readonly stat?: { readonly volume: string; readonly page: string };
  readonly fedreg?: { readonly volume: string; readonly page: string };
  readonly reporter?: { readonly volume: string; readonly page: string };
  readonly judicial?: { readonly volume: number; readonly page: number };
}

export const unitedStates: CitationFinder = {
  name: "citation (unitedstates)",
  package: "citation",
  setup: "`Citation.find` with every type it has but `judicial`, which is walverine",
  open() {
    const module = loadPeerModule<CitationModule>("citation");
    const options = { types: Object.keys(module.types) };
    return (text) => module.find(text, options).citations.flatMap(toFound);
  },
};

function toFound({ usc, cfr, law, stat, fedreg, reporter }: UnitedStatesCitation): FoundCitation[] {
  if (usc) return [{ group: "law", first: usc.title, last: usc.section }];
  if (cfr) return [{ group: "law", first: cfr.title, last: cfr.section ?? cfr.part }];
  if (law) return [{ group: "law", first: "", last: `${law.congress}-${law.number}` }];
  if (stat) return [{ group: "law", first: stat.volume, last: stat.page }];
  if (fedreg) return [{ group: "law", first: fedreg.volume, last: fedreg.page }];
  if (reporter) return [{ group: "case", first: reporter.volume, last: reporter.page }];
  return [];
}
