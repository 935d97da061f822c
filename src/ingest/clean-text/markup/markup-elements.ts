/** The parts of a start tag that are needed to read an opinion. Names are in lower case. */
export interface MarkupElement {
  readonly name: string;
  readonly className: string;
  readonly label: string;
}

/**
 * What an element means for the text in it.
 * `page`: the number of the printed page that begins. `call`: the number by which a footnote is called, or, at the
 * start of a footnote, its own. `numbering`: a paragraph number that a later publisher added.
 * `spaced`: inline, but its source leaves out the space before it.
 */
export type MarkupRole =
  | "inline"
  | "spaced"
  | "line-break"
  | "block"
  | "heading"
  | "preformatted"
  | "author"
  | "footnote"
  | "page"
  | "call"
  | "numbering"
  | "skipped";

/** Returns the role of an element by its name and class; `inline` for unknown ones. */
export function determineMarkupRole(element: MarkupElement): MarkupRole {
  const byClass = element.className === "" ? undefined : ROLES_BY_CLASS[`${element.name}.${element.className}`];
  return byClass ?? ROLES_BY_NAME[element.name] ?? "inline";
}

const ROLES_BY_CLASS: Readonly<Record<string, MarkupRole>> = {
  "span.star-pagination": "page",
  "div.footnote": "footnote",
  "a.footnote": "call",
  "span.num": "numbering",
  // Caselaw Access Project, as HTML
  "a.page-label": "page",
  "a.footnotemark": "call",
  "aside.footnote": "footnote",
  "p.author": "author",
};

const ROLES_BY_NAME: Readonly<Record<string, MarkupRole>> = {
  // HTML
  p: "block",
  div: "block",
  blockquote: "block",
  ul: "block",
  ol: "block",
  li: "block",
  dl: "block",
  dt: "block",
  dd: "block",
  table: "block",
  tr: "block",
  td: "spaced",
  th: "spaced",
  hr: "block",
  section: "block",
  article: "block",
  body: "block",
  br: "line-break",
  center: "heading",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  pre: "preformatted",
  sup: "call",
  script: "skipped",
  style: "skipped",
  title: "skipped",
  // Caselaw Access Project (Harvard)
  opinion: "block",
  author: "author",
  judges: "block",
  attorneys: "block",
  headnotes: "block",
  summary: "block",
  disposition: "block",
  parties: "block",
  docketnumber: "block",
  decisiondate: "block",
  otherdate: "block",
  "page-number": "page",
  footnotemark: "call",
  footnote: "footnote",
  // Columbia
  footnote_body: "footnote",
  cross_reference: "spaced",
};
