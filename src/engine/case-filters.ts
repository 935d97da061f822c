import type { SearchFilters } from "../contract/schemas/research/conditions.ts";
import { findCourtIds } from "../corpus/find-court-ids.ts";
import type { CaseFilter } from "../corpus/port/case-search.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import { EngineError } from "../errors.ts";
import type { Court } from "../law/court.ts";
import { isJurisdiction } from "../law/jurisdiction.ts";
import { splitWords } from "../text/words.ts";

/**
 * Converts the conditions of a request to a filter: names of courts to their ids, a citation format to its reporter.
 * @throws EngineError `validation_failed` for the name of a corpus that is not open
 */
export async function toCaseFilter(
  corpus: Corpus,
  filters: SearchFilters & { readonly countryCode?: string },
): Promise<CaseFilter> {
  const { countryCode, jurisdiction = countryCode, citationFormat, ...others } = filters;
  const { court, courtName, courtType, corpus: corpusName, ...columns } = others;
  if (corpusName !== undefined) await requireCorpus(corpus, corpusName);
  const namesCourts = court !== undefined || courtName !== undefined || courtType !== undefined;
  return {
    ...toJurisdictionFilter(jurisdiction),
    ...(citationFormat !== undefined && { reporter: toReporterSlug(citationFormat) }),
    ...(namesCourts && { courtIds: selectCourtIds(await corpus.readCourts(), filters) }),
    ...(corpusName !== undefined && { corpora: [corpusName] }),
    ...columns,
  };
}

async function requireCorpus(corpus: Corpus, wanted: string): Promise<void> {
  const { name, corpora = [{ name }] } = await corpus.readManifest();
  if (corpora.some((one) => one.name === wanted)) return;
  const known = corpora.map((one) => JSON.stringify(one.name)).join(", ");
  const msg = `names no corpus that is open: ${JSON.stringify(wanted)}. It must be one of ${known}`;
  throw new EngineError("validation_failed", `filters.corpus ${msg}.`, {
    issues: [{ loc: ["body", "filters", "corpus"], msg, type: "literal_error" }],
  });
}

/** Returns a filter for a country; one that admits no case for a country that no corpus covers. */
export function toJurisdictionFilter(country: string | undefined): CaseFilter {
  if (country === undefined) return {};
  return isJurisdiction(country) ? { jurisdiction: country } : { clusterIds: [] };
}

function toReporterSlug(format: string): string {
  return format.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the courts that meet every condition about courts. */
function selectCourtIds(courts: ReadonlyMap<string, Court>, { court, courtName, courtType }: SearchFilters): string[] {
  const conditions: ReadonlySet<string>[] = [court, courtName]
    .filter((name) => name !== undefined)
    .map((name) => new Set(findCourtIds(courts, name)));
  if (courtType !== undefined) {
    const wanted = splitWords(courtType).filter((word) => word !== "court");
    conditions.push(new Set([...courts.values()].filter((one) => isOfType(one, wanted)).map(({ id }) => id)));
  }
  const [first, ...others] = conditions;
  return [...(first ?? [])].filter((id) => others.every((other) => other.has(id)));
}

function isOfType(court: Court, wanted: readonly string[]): boolean {
  const type = new Set(splitWords(`${court.level.replace("_", " ")} ${court.name}`));
  return wanted.length > 0 && wanted.every((word) => type.has(word));
}
