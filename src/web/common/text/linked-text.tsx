import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

/** A stretch of a text. Offsets count from the beginning of the whole text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A citation in a text and the case that it names. */
export interface TextLink extends TextSpan {
  readonly clusterId: number;
}

interface LinkedTextProps {
  /** Paragraphs separated by a blank line. */
  readonly text: string;
  /** Where this text begins in the whole. */
  readonly offset: number;
  /** In order, and apart from each other. */
  readonly links: readonly TextLink[];
  readonly marked: readonly TextSpan[];
  /** Offsets that addresses of the page can point at, as `#at-OFFSET`. */
  readonly anchors?: readonly number[];
}

/** A text in paragraphs, its citations as links, some passages marked. */
export function LinkedText({ text, offset, links, marked, anchors }: LinkedTextProps) {
  const paragraphs = useMemo(() => {
    const found = splitParagraphSpans(text, offset);
    const isLong = found.length > LAZY_LAYOUT_MIN_PARAGRAPHS;
    return found.map((paragraph) => (
      <Paragraph key={paragraph.start} {...{ text, offset, links, marked, anchors, paragraph, isLong }} />
    ));
  }, [text, offset, links, marked, anchors]);
  // What an address points at has to be there at once.
  const shown = useGrowingCount(
    marked.length > 0 || anchors ? paragraphs.length : INITIAL_PARAGRAPHS,
    paragraphs.length,
  );
  return <>{paragraphs.slice(0, shown)}</>;
}

/** From so many paragraphs on, one is laid out only where it is looked at. */
const LAZY_LAYOUT_MIN_PARAGRAPHS = 60;
const INITIAL_PARAGRAPHS = 40;
const PARAGRAPHS_PER_STEP = 80;

/** Grows from the first paragraphs to all of them, some at a time, so that a long judgment does not hold the page up. */
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
  readonly isLong: boolean;
}

function Paragraph({ paragraph, isLong, ...props }: ParagraphProps) {
  return <p class={isLong ? "of-many" : undefined}>{renderPieces(props, paragraph)}</p>;
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

/** A paragraph cut where a link or a marked passage begins or ends; nothing spans two pieces. */
function renderPieces(
  { text, offset, links, marked, anchors = [] }: LinkedTextProps,
  paragraph: TextSpan,
): ComponentChildren[] {
  const here = links.filter((link) => link.start >= paragraph.start && link.end <= paragraph.end);
  const marks = marked.filter((mark) => mark.start < paragraph.end && mark.end > paragraph.start);
  const cuts = [...here, ...marks].flatMap(({ start, end }) => [start, end]);
  const inside = [...cuts, ...anchors].filter((at) => at > paragraph.start && at < paragraph.end);
  const ends = [...new Set([paragraph.start, ...inside, paragraph.end])].sort((a, b) => a - b);
  return ends.slice(1).map((end, at) => {
    const start = ends[at]!;
    const words = text.slice(start - offset, end - offset);
    const link = here.find((one) => one.start <= start && end <= one.end);
    const linked = link ? (
      <a href={`/research/cases/${link.clusterId}`} data-case={link.clusterId}>
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
  });
}
