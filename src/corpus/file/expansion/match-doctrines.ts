import type { Doctrine } from "../../../law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";
import { readCitedDoctrines, toStems } from "../../../store/doctrines.ts";
import type { Database } from "../../../store/sqlite/database.ts";
import { readWordVectors } from "../../../store/word-vectors.ts";
import { compareStem, toVectorText, type VectorText } from "../../../text/vectors/compare-stems.ts";
import type { WordVectors } from "../../../text/vectors/word-vectors.ts";
import type { DoctrineQuery, SimilarDoctrine } from "../../port/corpus.ts";

/** Compares words with doctrines by vectors. What it reads is kept. */
export interface DoctrineMatcher {
  /** Returns the vectors of words; null if the corpus contains none. */
  readVectors(): WordVectors | null;
  /** Returns the doctrines of a country with an authority that are most similar to terms, best first; none without vectors. */
  match(query: DoctrineQuery): SimilarDoctrine[];
}

/** Creates a matcher; nothing is read before a method needs it. */
export function createDoctrineMatcher(database: Database): DoctrineMatcher {
  let vectors: WordVectors | null | undefined;
  const byCountry = new Map<Jurisdiction, CountryDoctrines>();

  function readVectors(): WordVectors | null {
    if (vectors === undefined) vectors = readWordVectors(database);
    return vectors;
  }

  return {
    readVectors,
    match({ terms, country, limit }) {
      const known = readVectors();
      if (known === null) return [];
      const own = byCountry.get(country) ?? readDoctrines(database, known, country);
      byCountry.set(country, own);
      const { text, doctrines } = own;
      const total = terms.reduce((sum, { weight }) => sum + weight, 0);
      const compared = terms.map(({ stem, weight }) => ({ weight, similarities: compareStem(known, stem, text) }));
      const compare = (places: Uint32Array) => {
        let sum = 0;
        for (const { weight, similarities } of compared) sum += weight * findMax(similarities, places);
        return sum / total;
      };
      return doctrines
        .map(({ doctrine, places }) => ({ doctrine, similarity: compare(places) }))
        .filter(({ similarity }) => similarity > 0)
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, limit)
        .map(({ doctrine, similarity }) => ({ ...doctrine, similarity }));
    },
  };
}

/** The doctrines of a country. */
interface CountryDoctrines {
  /** The stems of all of them. */
  readonly text: VectorText;
  readonly doctrines: readonly {
    readonly doctrine: Doctrine;
    /** The places of its stems in the text. */
    readonly places: Uint32Array;
  }[];
}

function readDoctrines(database: Database, vectors: WordVectors, country: Jurisdiction): CountryDoctrines {
  const read = readCitedDoctrines(database, country).map((doctrine) => ({
    doctrine,
    stems: [...doctrine.names, ...doctrine.terms].flatMap((text) => toStems(text).split(" ")),
  }));
  const text = toVectorText(
    vectors,
    read.flatMap(({ stems }) => stems),
  );
  const doctrines = read.map(({ doctrine, stems }) => ({
    doctrine,
    places: Uint32Array.from(new Set(stems), (stem) => text.places.get(stem)!),
  }));
  return { text, doctrines };
}

/** Returns the greatest of the values at some places; at least 0. */
function findMax(values: Float64Array, places: Uint32Array): number {
  let most = 0;
  for (let at = 0; at < places.length; at++) {
    const value = values[places[at]!]!;
    if (value > most) most = value;
  }
  return most;
}
