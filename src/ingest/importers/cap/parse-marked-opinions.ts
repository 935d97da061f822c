import type { CleanText } from "../../clean-text/clean-text.ts";

/** An opinion, or the head matter, of a case. */
export interface CapOpinion {
  /** CAP's term: `majority`, `dissent` …; `headnotes` and `head-matter` for the reporter's text before the opinions. */
  readonly type: string;
  /** "" if only the text has it. */
  readonly author: string;
  readonly text: CleanText;
}

/** `<opinion type="majority">` in XML, `<article class="opinion" data-type="majority">` in HTML. */
const OPINION_START = /<(opinion|article)\b([^<>]{0,400})>/g;
const TYPE = /\b(?:data-)?type="([^"<>]{1,60})"/;
/** Elements of the head matter that summarise the case; the others name parties, dates, counsel and judges. */
const HEADNOTE =
  /<(summary|headnotes)\b[^<>]{0,400}>|<(p|div|h4)\b[^<>]{0,400}\bclass="(?:summary|headnotes)"[^<>]{0,400}>/g;

/** A footnote in HTML: its number is a separate link, and the full stop after it begins the text. */
const FOOTNOTE =
  /<aside data-label="([^"<>]{0,20})" class="footnote"[^<>]{0,100}>\s{0,40}<a href="#ref_[^<>]{0,60}>[^<>]{0,20}<\/a>(\s{0,40}<p\b[^<>]{0,400}>)?(?:\. )?/g;

/**
 * Parses a case body in CAP's markup into its parts in print order: head matter, then opinions. A page number at the end
 * of the head matter belongs to it alone, as in print. Linear in the text.
 */
export function parseMarkedOpinions(body: string, read: (markup: string) => CleanText): CapOpinion[] {
  const markup = body.replace(FOOTNOTE, '<aside class="footnote" label="$1">$2');
  const starts = [...markup.matchAll(OPINION_START)];
  const head = markup.slice(0, starts[0]?.index ?? markup.length);
  const parts: CapOpinion[] = [];
  const { headnotes, rest } = splitHeadMatter(head);
  const headMatter = read(rest);
  if (headnotes !== "") parts.push({ type: "headnotes", author: "", text: read(headnotes) });
  if (headMatter.text !== "") parts.push({ type: "head-matter", author: "", text: { ...headMatter, author: "" } });
  for (const [i, start] of starts.entries()) {
    const text = read(markup.slice(start.index, starts[i + 1]?.index ?? markup.length));
    parts.push({ type: TYPE.exec(start[2] ?? "")?.[1] ?? "majority", author: "", text });
  }
  return parts;
}

function splitHeadMatter(head: string): { readonly headnotes: string; readonly rest: string } {
  const headnotes: string[] = [];
  const rest: string[] = [];
  let written = 0;
  for (const found of head.matchAll(HEADNOTE)) {
    if (found.index < written) continue;
    const close = `</${found[1] ?? found[2]}>`;
    const end = head.indexOf(close, found.index);
    if (end < 0) break;
    rest.push(head.slice(written, found.index));
    written = end + close.length;
    headnotes.push(head.slice(found.index, written));
  }
  return { headnotes: headnotes.join(""), rest: rest.join("") + head.slice(written) };
}
