import type { SectionKind } from "../../../law/case.ts";

/** A part of a judgment of one kind. */
export interface JudgmentSection {
  readonly kind: SectionKind;
  /** The judge of the bench who wrote it; "" if its heading does not name one. */
  readonly author: string;
  readonly paragraphs: readonly string[];
}

/** The beginning of the report after the headnote: `CIVIL APPELLATE JURISDICTION: Civil Appeal No. …`. */
const JURISDICTION_LINE = /\b(?:[A-Z]{4,16}[,./ &-]{1,3}){1,3}JURISD[Il]CTION\b/;
/** `The Judgment of the Court was delivered by SHAH, J.` and the like. */
const DELIVERED =
  /\b(?:judge?ments?|orders?|opinions?) of [^.]{0,120}?(?:was|were) ?(?:delivered|pronounced)|\bfollowing (?:judge?ments?|orders?)[^.]{0,40}(?:was|were) delivered|\bdelivered the following/i;
/** Headnotes state what was held. */
const HELD = /^\W{0,4}(?:HELD|Held)\b/;
/** The heading of a judge's opinion: `MUDHOLKAR, J.-I have had the advantage`. */
const OPINION_HEADING =
  /^(?:\d{1,4} )?(?:PER )?((?:[A-Z]\. ?){0,3}[A-Z][A-Z.' ]{2,36}?)[,.]? ?(?:C\. ?)?J ?(?:\.|(?=[-–—:]))(\([A-Za-z ]{6,30}\))?(?!\s?[a-z(])/;

/**
 * Divides a judgment by unambiguous signs only: the headnote ends at the jurisdiction line (or, below a "Held", at "was
 * delivered by"); the opinions follow, each under its judge's heading. Without signs all of it is one opinion.
 */
export function divideJudgment(judgment: readonly string[], bench: readonly string[]): JudgmentSection[] {
  const paragraphs = judgment.flatMap(splitAtJurisdiction);
  const jurisdiction = paragraphs.findIndex((paragraph) => JURISDICTION_LINE.exec(paragraph)?.index === 0);
  const held = paragraphs.findIndex((paragraph) => HELD.test(paragraph));
  const delivered = paragraphs.findIndex((paragraph, at) => at > held && DELIVERED.test(paragraph.slice(0, 2000)));
  const end = jurisdiction >= 0 ? jurisdiction : held >= 0 ? Math.max(0, delivered) : 0;

  const headnote = paragraphs.slice(0, end);
  const opinions = divideOpinions(paragraphs.slice(end), headnote, bench);
  return headnote.length === 0 ? opinions : [{ kind: "headnote", author: "", paragraphs: headnote }, ...opinions];
}

/** Separates the jurisdiction line, which is often at the end of the headnote's last line. */
function splitAtJurisdiction(paragraph: string): string[] {
  const at = JURISDICTION_LINE.exec(paragraph)?.index ?? 0;
  if (at === 0) return [paragraph];
  const headnote = paragraph.slice(0, at).replace(/[\s&^]+$/, "");
  return headnote === "" ? [paragraph.slice(at)] : [headnote, paragraph.slice(at)];
}

function divideOpinions(
  judgment: readonly string[],
  headnote: readonly string[],
  bench: readonly string[],
): JudgmentSection[] {
  const starts: { readonly at: number; readonly author: string; readonly remark: string }[] = [];
  for (const [at, paragraph] of judgment.entries()) {
    const heading = OPINION_HEADING.exec(paragraph);
    const author = heading ? findJudge(heading[1] ?? "", bench) : "";
    if (author !== "" && starts.at(-1)?.author !== author) starts.push({ at, author, remark: heading?.[2] ?? "" });
  }
  if (starts.length < 2) return [{ kind: "lead", author: starts[0]?.author ?? "", paragraphs: judgment }];

  const opinions = starts.map(({ at, author, remark }, i) => ({
    author,
    remark,
    // Text before the first heading (docket, counsel) belongs to the first opinion.
    paragraphs: judgment.slice(i === 0 ? 0 : at, starts[i + 1]?.at),
  }));
  const spokesman = findSpokesman(judgment.slice(0, (starts[0]?.at ?? 0) + 1), bench);
  const lead = opinions.find(({ author }) => author === spokesman) ?? opinions[0];
  const dissenters = findDissenters([...headnote, ...judgment.slice(0, 12)], bench);
  return opinions.map((opinion) => {
    const { author, remark, paragraphs } = opinion;
    if (opinion === lead) return { kind: "lead", author, paragraphs };
    const dissents = dissenters.has(author) || /dissent/i.test(remark);
    return { kind: dissents ? "dissent" : classifyOpinion(paragraphs, lead?.paragraphs ?? []), author, paragraphs };
  });
}

/**
 * Finds the author for several judges: `the judgment of Subba Rao and Mudholkar, JJ. was delivered by Subba Rao, J.`;
 * else "".
 */
function findSpokesman(opening: readonly string[], bench: readonly string[]): string {
  const text = opening.join(" ");
  const match =
    /\bjudgment of [^.]{3,120}\bJJ\.?,? (?:was|were) delivered by ([A-Z][A-Za-z. ]{2,40}?),? ?(?:C\. ?)?J\b/i.exec(
      text,
    );
  return match ? findJudge(match[1] ?? "", bench) : "";
}

const DISSENTS =
  /\bI (?:respectfully )?dissent\b|\bdissenting (?:judgment|opinion|view)\b|\b(?:regret|sorry|misfortune|find myself|feel obliged)\b[^.]{0,60}\b(?:unable|inability|not been able|cannot|differ)|\bunable to (?:agree|concur|accept|persuade)|\bpersuade myself to agree|\bI (?:cannot|do not) agree\b|\brespect,? I (?:disagree|differ)/;
const CONCURS =
  /\b(?:I|[Ww]e) (?:\w+ ){0,2}(?:agree|concur)\b|\bin (?:\w+ )?agreement with\b|\bat one with\b|\bI share the (?:conclusion|view)/;
/** Characters at the beginning of an opinion in which a judge says whether he agrees. */
const OPENING_CHARS = 1500;

/** Classifies an opinion by what the judge says at the start, else by its outcome compared with the lead opinion. */
function classifyOpinion(opinion: readonly string[], lead: readonly string[]): SectionKind {
  const opening = opinion.join(" ").slice(0, OPENING_CHARS);
  if (DISSENTS.test(opening)) return "dissent";
  if (CONCURS.test(opening)) return "concurrence";
  const [mine, theirs] = [hasAllowedOutcome(opinion), hasAllowedOutcome(lead)];
  if (mine === null || theirs === null) return "plurality";
  return mine === theirs ? "concurrence" : "dissent";
}

const OUTCOME =
  /\b(?:appeals?|petitions?|applications?|suits?)\b[^.]{0,100}?\b(allowed|succeeds?|dismissed|fails?|rejected)\b|\b(allow|dismiss|reject)(?:ing|ed)?\b[^.]{0,40}\b(?:appeals?|petitions?|applications?|suits?)\b/gi;
/** Characters at the end of an opinion that are searched for its outcome. */
const CLOSING_CHARS = 900;

/**
 * Returns whether the opinion decides for the appellant or petitioner. The Court's order, of a line or two, is not part
 * of it.
 */
function hasAllowedOutcome(opinion: readonly string[]): boolean | null {
  const order = opinion.findIndex((paragraph) => /^(?:ORDER|BY (?:THE )?COURT|By (?:the )?Court)\b/.test(paragraph));
  const own = opinion.slice(0, order < 0 ? undefined : order).filter((paragraph) => paragraph.length >= 60);
  const last = [...own.join(" ").slice(-CLOSING_CHARS).matchAll(OUTCOME)].at(-1);
  if (last === undefined) return null;
  return /^(?:allow|succeed)/i.test(last[1] ?? last[2] ?? "");
}

/**
 * Finds the judges who dissented according to the report: `(per Sarkar, J., dissenting)`, `Kapur and Shah, JJ.
 * dissenting`.
 */
function findDissenters(paragraphs: readonly string[], bench: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const paragraph of paragraphs) {
    for (const match of paragraph.matchAll(/\b(?:dissenting|dissented|delivered a dissenting|contra)\b/g)) {
      const before = paragraph.slice(Math.max(0, match.index - 160), match.index);
      const title = /,? ?(JJ|(?:C\. ?)?J)\.?,? ?[[(]?$/.exec(before);
      if (title === null) continue;
      const listed = before.slice(0, title.index).split(/,|\band\b/);
      // One judge, or several in an uninterrupted list.
      for (const name of title[1] === "JJ" ? listed.toReversed() : listed.slice(-1)) {
        const judge = findJudge(name, bench);
        if (judge === "") break;
        names.add(judge);
      }
    }
  }
  return names;
}

/** Finds the judge of the bench whose surname ends these words; "" if there is none, or more than one. */
function findJudge(words: string, bench: readonly string[]): string {
  const wanted = keepLetters(words);
  const found = bench.filter((judge) => {
    const surname = keepLetters(judge.split(/[ .]+/).at(-1) ?? "");
    return surname.length > 0 && wanted.endsWith(surname);
  });
  if (found.length <= 1) return found[0] ?? "";
  const exact = found.filter((judge) => wanted.endsWith(keepLetters(judge)));
  return exact.length === 1 ? (exact[0] ?? "") : "";
}

function keepLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}
