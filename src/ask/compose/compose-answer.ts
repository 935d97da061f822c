import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import type { SourcePassage } from "../passages/passage.ts";

/**
 * A sentence of an answer. `quote`: a sentence of a source. `worded`: a sentence of a model that a source supports.
 * `note`: a sentence of the engine about the sources.
 */
export type AnswerStatement =
  | { readonly kind: "worded"; readonly source: number; readonly text: string }
  | { readonly kind: "quote"; readonly source: number; readonly sentence: SourceSentence }
  | { readonly kind: "note"; readonly text: string };

/** The paragraphs of an answer, each a list of statements. */
export type ComposedAnswer = readonly (readonly AnswerStatement[])[];

/** A source of the answer, with its number, the sentences that are quoted, and the status of the source. */
export interface CitedSource {
  /** Number of the source in the answer, from 1. */
  readonly n: number;
  readonly passage: SourcePassage;
  readonly quotes: readonly SourceSentence[];
  readonly label: string;
  /** Status of the source as the line about it states it. */
  readonly status: string;
  /** Sentence that must precede or follow a quotation of a source that was overruled or repealed; else `null`. */
  readonly warning: string | null;
}

/**
 * Composes an answer from the quoted sentences of its sources, one paragraph per source, the first source first. The
 * line with the name and the status of each source follows its sentences.
 * @param opening statements before the first quotation
 */
export function composeAnswer(cited: readonly CitedSource[], opening: readonly AnswerStatement[] = []): ComposedAnswer {
  const paragraphs: AnswerStatement[][] = [];
  const seen = new Set<string>();
  const said = new Set(opening.flatMap((statement) => (statement.kind === "note" ? [statement.text] : [])));
  for (const source of cited) {
    const quotes = source.quotes.filter(({ text }) => !seen.has(text));
    if (quotes.length === 0) continue;
    for (const { text } of quotes) seen.add(text);
    paragraphs.push([
      ...(paragraphs.length === 0 ? opening : []),
      ...quotes.map((sentence) => ({ kind: "quote" as const, source: source.n, sentence })),
      ...(source.warning === null || said.has(source.warning) ? [] : [createNote(source.warning)]),
    ]);
    paragraphs.push([createStatusNote(source)]);
  }
  return paragraphs.length === 0 && opening.length > 0 ? [opening] : paragraphs;
}

/** Composes one line per used source, with its number, label and status. */
export function composeStatusLines(cited: readonly CitedSource[], used: ReadonlySet<number>): ComposedAnswer {
  return cited.filter(({ n }) => used.has(n)).map((source) => [createStatusNote(source)]);
}

/** Returns the beginning of the line that names a source. Marks such as "[1]" stand after quoted sentences only. */
export function formatSourcePrefix(n: number): string {
  return `Source ${n}: `;
}

/** Creates the line that names a source and states its status. */
export function createStatusNote({ n, label, status }: CitedSource): AnswerStatement {
  return createNote(`${formatSourcePrefix(n)}${label}: ${status}.`);
}

/** Creates a statement of the engine about the sources. */
export function createNote(text: string): AnswerStatement {
  return { kind: "note", text };
}
