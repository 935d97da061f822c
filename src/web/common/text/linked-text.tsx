import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SentenceRole } from "../../../law/sentence-role.ts";
import { buildCaseAddress } from "../addresses.ts";
import { ROLE_LABELS, type RoleSpan } from "./role-labels.ts";
import type { TextLink } from "./text-links.ts";
import type { TextSpan } from "./text-span.ts";

interface LinkedTextProps {
  /** Paragraphs, separated by blank lines. */
  readonly text: string;
  /** Start of this text in the whole text. */
  readonly offset: number;
  /** In order, without overlaps. */
  readonly links: readonly TextLink[];
  readonly marked: readonly TextSpan[];
  /** Sentences whose role is known, in order, without overlaps. Default: none. */
  readonly roles?: readonly RoleSpan[];
  /** Offsets that get an id, so that the address of the page can name them as `#at-OFFSET`. */
  readonly anchors?: readonly number[];
}

/** A text in paragraphs, its citations as links, some passages marked. */
export function LinkedText({ text, offset, links, marked, roles, anchors }: LinkedTextProps) {
  const paragraphs = useMemo(() => {
    const found = splitParagraphSpans(text, offset);
    const isLazy = found.length > MAX_EAGER_PARAGRAPHS;
    return found.map((paragraph) => (
      <Paragraph key={paragraph.start} {...{ text, offset, links, marked, roles, anchors, paragraph, isLazy }} />
    ));
  }, [text, offset, links, marked, roles, anchors]);
  // The target of an address must be rendered at once.
  const shown = useGrowingCount(
    marked.length > 0 || anchors ? paragraphs.length : INITIAL_PARAGRAPHS,
    paragraphs.length,
  );
  return <>{paragraphs.slice(0, shown)}</>;
}

/** Texts with more paragraphs are laid out lazily, paragraph by paragraph. */
const MAX_EAGER_PARAGRAPHS = 60;
const INITIAL_PARAGRAPHS = 40;
const PARAGRAPHS_PER_STEP = 80;

/** Returns a count that grows from `first` to `all` in steps, so that a long judgment does not block the page. */
function useGrowingCount(first: number, all: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= all) return;
    const timer = setTimeout(() => setShown(shown + PARAGRAPHS_PER_STEP), 0);
    return () => clearTimeout(timer);
  }, [shown, all]);
  return Math.max(shown, first);
}

interface ParagraphProps extends LinkedTextProps {
  readonly paragraph: TextSpan;
  readonly isLazy: boolean;
}

function Paragraph({ paragraph, isLazy, ...props }: ParagraphProps) {
  return <p class={isLazy ? "lazy-paragraph" : undefined}>{renderPieces(props, paragraph)}</p>;
}

function splitParagraphSpans(text: string, offset: number): TextSpan[] {
  const paragraphs: TextSpan[] = [];
  let start = 0;
  for (const found of text.matchAll(/\n{2,}/g)) {
    if (found.index > start) paragraphs.push({ start: offset + start, end: offset + found.index });
    start = found.index + found[0].length;
  }
  if (start < text.length) paragraphs.push({ start: offset + start, end: offset + text.length });
  return paragraphs;
}

/** Divides a paragraph at every start and end of a link or marked passage, and renders the pieces. */
function renderPieces(
  { text, offset, links, marked, roles = [], anchors = [] }: LinkedTextProps,
  paragraph: TextSpan,
): ComponentChildren[] {
  const here = links.filter((link) => link.start >= paragraph.start && link.end <= paragraph.end);
  const marks = marked.filter((mark) => mark.start < paragraph.end && mark.end > paragraph.start);
  const sentences = roles.filter((role) => role.start < paragraph.end && role.end > paragraph.start);
  const cuts = [...here, ...marks, ...sentences].flatMap(({ start, end }) => [start, end]);
  const inside = [...cuts, ...anchors].filter((offset) => offset > paragraph.start && offset < paragraph.end);
  const ends = [...new Set([paragraph.start, ...inside, paragraph.end])].sort((a, b) => a - b);
  const pieces = ends.slice(1).map((end, index) => ({ start: ends[index] ?? paragraph.start, end }));
  return groupByRole(pieces, sentences).map(({ role, label, members }) => {
    const contents = members.map(renderPiece);
    const start = members[0]!.start;
    return role === null ? (
      contents
    ) : (
      <span key={`role-${start}`} class={`role ${role}`} data-label={label} title={ROLE_LABELS[role]}>
        {contents}
      </span>
    );
  });

  function renderPiece({ start, end }: TextSpan): ComponentChildren {
    const words = text.slice(start - offset, end - offset);
    const link = here.find((one) => one.start <= start && end <= one.end);
    const linked = link ? (
      <a href={buildCaseAddress(link.clusterId)} data-case={link.clusterId}>
        {words}
      </a>
    ) : (
      words
    );
    const id = anchors.includes(start) ? `at-${start}` : undefined;
    if (marks.some((one) => one.start <= start && end <= one.end)) {
      return (
        <mark key={start} id={id}>
          {linked}
        </mark>
      );
    }
    return id ? (
      <span key={start} id={id}>
        {linked}
      </span>
    ) : (
      linked
    );
  }
}

/** Pieces of a paragraph that belong to one sentence, or that lie between sentences whose role is known. */
interface RoleGroup {
  readonly role: SentenceRole | null;
  /** The role in words, if the sentence before has another one. */
  readonly label: string | undefined;
  readonly members: TextSpan[];
}

function groupByRole(pieces: readonly TextSpan[], sentences: readonly RoleSpan[]): RoleGroup[] {
  const groups: (RoleGroup & { readonly sentence: RoleSpan | undefined })[] = [];
  let lastRole: SentenceRole | null = null;
  for (const piece of pieces) {
    const sentence = sentences.find(({ start, end }) => start <= piece.start && piece.end <= end);
    const last = groups.at(-1);
    if (last && last.sentence === sentence) {
      last.members.push(piece);
      continue;
    }
    const role = sentence?.role ?? null;
    const label = role !== null && role !== lastRole ? ROLE_LABELS[role] : undefined;
    if (role !== null) lastRole = role;
    groups.push({ role, label, members: [piece], sentence });
  }
  return groups;
}
