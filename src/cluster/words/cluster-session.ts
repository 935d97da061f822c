import type { CaseIndex } from "../../search/case-index.ts";
import type { CaseLookup } from "../../search/case-lookup.ts";
import { countMembers } from "../../search/case-set.ts";
import { findCitationMatches, openCitationMatcher } from "../../search/matchers/citation-matcher.ts";
import type { Matcher } from "../../search/matchers/matcher.ts";
import type { MatcherPlan } from "../../search/matchers/matcher-context.ts";
import { QuerySession } from "../../search/query-session.ts";
import { openDocumentPhrase } from "./document-phrase.ts";
import type { WordDocuments } from "./word-documents.ts";

/** The state of one query whose matchers read the words of cases instead of posting lists. */
export class ClusterSession extends QuerySession {
  readonly #documents: WordDocuments;
  readonly #phrases = new Map<string, Matcher>();

  constructor(index: CaseIndex, lookup: CaseLookup, documents: WordDocuments) {
    super(index, lookup);
    this.#documents = documents;
  }

  override withoutLimit(): QuerySession {
    return this;
  }

  override openMatcher(plan: MatcherPlan): Matcher {
    if (plan.kind === "phrase") return this.#openPhrase(plan.words, plan.field);
    if (plan.kind !== "citation") return super.openMatcher(plan);
    const { named, citing } = findCitationMatches(this.index.columns.count, this.lookup, plan);
    const isKnown = countMembers(named) + countMembers(citing) > 0;
    return isKnown ? openCitationMatcher(this, plan) : this.#openPhrase(plan.words, "any");
  }

  #openPhrase(words: readonly string[], field: "any" | "title"): Matcher {
    const key = `${field} ${words.join(" ")}`;
    const known = this.#phrases.get(key) ?? openDocumentPhrase(this.index, this.#documents, words, field);
    this.#phrases.set(key, known);
    return known;
  }
}
