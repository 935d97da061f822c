import { readMarkup } from "../../text/markup.ts";
import type { Span } from "../../text/span.ts";
import type { Citation } from "../citation.ts";
import { groupParallels } from "../parse/context/parallels.ts";
import { type CitationDraft, createScan, type ParserPack, toCitation } from "../parse/scan.ts";
import { readDrafts } from "../parse/scan-citations.ts";
import { resolveAntecedents } from "./antecedents.ts";
import { readSignals } from "./signals.ts";

/** Options that do not depend on the choice of reporters. */
export interface BaseFindOptions {
  /**
   * `html`: the text is HTML. Tags are read through; star pages and footnote marks are omitted. Spans are offsets into
   * the HTML; `raw` is the citation without markup. Default: plain text.
   */
  readonly markup?: "html";
  /**
   * Returns the name that a database has for a key, so that `In Roe at 153` can refer to a case that the text never
   * names.
   */
  readonly caseName?: (key: string) => string | null;
}

/** Finds every citation in a text by the reporters of some packs; `findCitations` uses all packs. */
export function findWithPacks(packs: readonly ParserPack[], text: string, options: BaseFindOptions = {}): Citation[] {
  if (options.markup === "html") return findInMarkup(packs, text, options);
  const slices = findInSlices(packs, text, options);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** Finds every citation in a plain text slice by slice, so that other tasks can run between the slices. */
export function* findInSlices(
  packs: readonly ParserPack[],
  text: string,
  options: Omit<BaseFindOptions, "markup"> = {},
): Generator<void, Citation[]> {
  const drafts = yield* readDraftsInSlices(packs, text);
  return yield* completeInSlices(drafts, text, options.caseName);
}

/** Reads the citations of a plain text, slice by slice, without what short forms and signals refer to. */
export function* readDraftsInSlices(packs: readonly ParserPack[], text: string): Generator<void, CitationDraft[]> {
  const scan = createScan(text, packs, false);
  for (let at = 0; at < text.length; yield) at = readDrafts(scan, at, at + SLICE_CHARS);
  yield* groupParallels(scan.drafts, text);
  return scan.drafts;
}

/**
 * Completes drafts of {@link readDraftsInSlices}: resolves short forms and reads signals. A caller can look up the
 * names of their keys in between.
 * @param drafts is empty afterwards: a text of half a megabyte can have a hundred thousand, and a draft takes as much
 * memory as its citation
 */
export function* completeInSlices(
  drafts: CitationDraft[],
  text: string,
  caseName?: (key: string) => string | null,
): Generator<void, Citation[]> {
  const kept = yield* resolveAntecedents(drafts, text, caseName);
  drafts.length = 0;
  yield* readSignals(kept, text);
  // From the end, so that every draft that is converted can be freed.
  const citations = new Array<Citation>(kept.length);
  for (let draft = kept.pop(); draft !== undefined; draft = kept.pop()) {
    citations[kept.length] = toCitation(draft, text);
    if (kept.length % CITATIONS_PER_SLICE === 0) yield;
  }
  return citations;
}

function findInMarkup(
  packs: readonly ParserPack[],
  html: string,
  { markup: _, ...options }: BaseFindOptions,
): Citation[] {
  const { text, toSourceStart: startOf, toSourceEnd: endOf } = readMarkup(html);
  const original = ({ start, end }: Span): Span => ({ start: startOf(start), end: endOf(end) });
  return findWithPacks(packs, text, options).map((citation) => ({
    ...citation,
    span: original(citation.span),
    fullSpan: original(citation.fullSpan),
  }));
}

/** UTF-16 code units that are read at a time: a few milliseconds. */
const SLICE_CHARS = 1 << 12;
/** Citations that are converted between two yields. */
const CITATIONS_PER_SLICE = 256;
