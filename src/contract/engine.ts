import type { InputOf, OperationName, ResponseOf } from "./operations/operations.ts";
import type { AskEvent, AskInput } from "./schemas/ask.ts";

/** Who calls, and under what conditions; the last argument of every verb. */
export interface CallContext {
  /** The account that pays. Absent: the caller owns the process, and nothing is debited. */
  readonly account?: string;
  /** At most 255 characters. The same key with the same request gives the stored answer and no second debit. */
  readonly idempotencyKey?: string;
  /** Ends the call early. */
  readonly signal?: AbortSignal;
}

/**
 * One verb: reads the request by the contract, answers with the response body, `meta` included, and throws only
 * `EngineError`. Every verb can end in `validation_failed`, `insufficient_credits` and `corpus_unavailable`; what else
 * one can end in stands with it.
 */
export type Verb<Name extends OperationName> = (
  request: InputOf<Name>,
  context?: CallContext,
) => Promise<ResponseOf<Name>>;

/** A verb whose request may be left out altogether. */
export type BareVerb<Name extends OperationName> = (
  request?: InputOf<Name>,
  context?: CallContext,
) => Promise<ResponseOf<Name>>;

/**
 * The answer to a question as it comes about. Ending the iteration (`return()`, or `signal`) ends the work. What goes
 * wrong is thrown as `EngineError` out of the iteration.
 */
export type Ask = (request: AskInput, context?: CallContext) => AsyncIterable<AskEvent>;

/** The verbs that an HTTP interface serves, and that its client therefore has. */
export interface ServedEngine {
  /** Citations, the cases they name, and the citator. */
  readonly citations: {
    /** The case that one citation names, with its standing. Errors: `citation_unrecognized`, `citation_not_found`. */
    readonly resolve: Verb<"citations.resolve">;
    /** Cases by citation, name, keyword or topic, the best first. */
    readonly search: Verb<"citations.search">;
    /** One case with the text of its opinions. Errors: `case_not_found`, as for every verb that takes a `caseId`. */
    readonly case: Verb<"citations.case">;
    /** The cases that a case cites, and the citations in it that the corpus does not hold. */
    readonly citationsOf: Verb<"citations.citationsOf">;
    /** The cases that cite a case, the gravest treatment first, each with the words around the citation. */
    readonly citedBy: Verb<"citations.citedBy">;
    /** The cases around a case, hop by hop, with the edges among them. Errors: those of `resolve`, `case_not_found`. */
    readonly network: Verb<"citations.network">;
    /** Whether a case stands, now or on an earlier day, and because of which decisions. */
    readonly explain: Verb<"citations.explain">;
    /** A shortest line of citations between two cases; `found` is false where there is none. */
    readonly path: Verb<"citations.path">;
    /** Cases that the same decisions cite, or that cite the same. */
    readonly similar: Verb<"citations.similar">;
    /** Cases that follow, apply or affirm a case; those that did so after its fall are marked. */
    readonly relyingOn: Verb<"citations.relyingOn">;
    /** How a case was treated, counted by year and by level of the citing courts. */
    readonly history: Verb<"citations.history">;
    /** The table of authorities of a text: names, years, pages, standing and quotations compared. */
    readonly check: Verb<"citations.check">;
    /** The citation of a case in one style, as text, HTML, BibTeX, RIS or CSL-JSON. */
    readonly export: Verb<"citations.export">;
    /** The styles that `export` knows. */
    readonly styles: BareVerb<"citations.styles">;
  };
  /** Search in judgments. */
  readonly research: {
    /** Judgments by Boolean query, citation or plain words; totals are exact. Errors: `query_syntax`. */
    readonly search: Verb<"research.search">;
    /**
     * A search taken apart: how the query was read, in which order it is worked off, and the parts of every score.
     * Errors: `query_syntax`.
     */
    readonly explain: Verb<"research.explain">;
    /** Case names, citations and words that complete what is being typed. */
    readonly suggest: Verb<"research.suggest">;
    /** Judgments like a case or a text. */
    readonly similar: Verb<"research.similar">;
    readonly batch: Verb<"research.batch">;
    readonly export: Verb<"research.export">;
    readonly newSince: Verb<"research.newSince">;
  };
  /** US statutes, rules, constitutions and executive actions. */
  readonly statutes: {
    /** Sections of US law by citation or words. */
    readonly search: Verb<"statutes.search">;
    /** What the corpus holds of every state and of federal law. */
    readonly states: BareVerb<"statutes.states">;
    /** The codes of one state, or of federal law. Errors: `state_not_found`. */
    readonly codes: Verb<"statutes.codes">;
    /** One section with its text, newest or as of a day. Errors: `act_not_found`. */
    readonly section: Verb<"statutes.section">;
  };
  /** Acts of India. */
  readonly acts: {
    /** Acts of India by title, state, year and standing. */
    readonly list: BareVerb<"acts.list">;
    /** The amendment footnotes of an Act. Errors: `act_not_found`. */
    readonly amendments: Verb<"acts.amendments">;
    /** The text of an Act, or of one section of it. Errors: `act_not_found`. */
    readonly text: Verb<"acts.text">;
  };
  /** Answers a question in the words of its sources, event by event. */
  readonly ask: Ask;
  /** Prices, balance and statement; the account is that of the call. */
  readonly credits: {
    /** What every call costs. */
    readonly pricing: BareVerb<"credits.pricing">;
    /** What the caller has left. */
    readonly balance: BareVerb<"credits.balance">;
    /** The caller's entries, newest first. */
    readonly ledger: BareVerb<"credits.ledger">;
  };
  /** Ends the engine; no verb may be called afterwards. */
  close(): Promise<void>;
}

/** The whole engine: the same interface in process, in a worker and behind HTTP. */
export interface Engine extends ServedEngine {
  /** The corpus that is open. */
  readonly corpus: {
    /** What the corpus says of itself: its sources, their licences, how far it reaches. */
    readonly manifest: BareVerb<"corpus.manifest">;
    /** How much the corpus holds, its courts, and its most cited cases. */
    readonly stats: BareVerb<"corpus.stats">;
  };
}
