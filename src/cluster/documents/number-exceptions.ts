import { iterateTerms } from "../../search/vocabulary/term-blocks.ts";
import type { PostingReader } from "../../store/postings/posting-tables.ts";
import { findNumberExceptions, type NumberExceptions } from "../words/word-numbers.ts";

/** Reads the vocabulary of a corpus, and returns the words whose numbers do not follow from them. */
export function readNumberExceptions(postings: PostingReader): NumberExceptions {
  return findNumberExceptions(iterateWords(postings));
}

function* iterateWords(postings: PostingReader): Generator<string> {
  for (const { forms } of iterateTerms(postings)) for (const { word } of forms) yield word;
}
