import type { Citation } from "../../citation/citation.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { ActSectionData, CodeData, SectionData } from "../../corpus/port/legislation-reader.ts";
import { formatCount } from "../../text/plural.ts";
import type { NamedCitations } from "../names/read-cited-names.ts";
import { describeActEnd, describeSectionEnd, type LawEnd } from "./describe-law-end.ts";
import { explainImpossibleUsLaw, findKnownAct } from "./known-laws.ts";
import type { LawCheck, LawFinding } from "./provision-check.ts";

/** Number of laws that are looked up, and of citations that are checked, before other tasks run. */
const LAWS_PER_SLICE = 16;

/**
 * Checks every law that a text cites: whether its code or Act has such a provision, whether the corpus contains it, and
 * whether it still is in force.
 * @param lawKeys for each citation the key of its law, or `null`
 * @returns for each citation its check; `null` for a citation that is no law, or without a key
 */
export async function* checkLaws(
  corpus: Corpus,
  text: string,
  { citations, lawsInNames }: NamedCitations,
  lawKeys: readonly (string | null)[],
): AsyncGenerator<void, (LawCheck | null)[]> {
  const unique = [...new Set(lawKeys.filter((key) => key !== null))];
  const codes = unique.length === 0 ? [] : await corpus.legislation.readCodes();
  const lookUps = new Map<string, LawLookUp>();
  for (let from = 0; from < unique.length; from += LAWS_PER_SLICE) {
    const slice = unique.slice(from, from + LAWS_PER_SLICE);
    const found = await Promise.all(slice.map((key) => lookUpLaw(corpus, codes, key)));
    slice.forEach((key, at) => void lookUps.set(key, found[at]!));
    yield;
  }
  const checks: (LawCheck | null)[] = [];
  for (const [at, citation] of citations.entries()) {
    if (at % LAWS_PER_SLICE === 0) yield;
    const key = lawKeys[at] ?? null;
    const check = key === null ? null : toCheck(text, citation, key, lookUps.get(key)!);
    // Whoever writes "In re: Article 370 of the Constitution" cites the case, and does not rely on the article.
    checks.push(check !== null && lawsInNames.has(at) ? { ...check, finding: null } : check);
  }
  return checks;
}

/** What the corpus and the tables say of a law. */
interface LawLookUp {
  readonly impossible: string | null;
  readonly provision: LawCheck["provision"];
  readonly end: LawEnd | null;
  /** Why the corpus has no such provision, as a sentence; `null` if it has, or says nothing of the law. */
  readonly missing: string | null;
}

const lookUpLaw = (corpus: Corpus, codes: readonly CodeData[], key: string): Promise<LawLookUp> =>
  key.includes("//") && !key.startsWith("dccode//")
    ? lookUpActSection(corpus, key)
    : lookUpUsSection(corpus, codes, key);

async function lookUpUsSection({ legislation }: Corpus, codes: readonly CodeData[], key: string): Promise<LawLookUp> {
  const impossible = explainImpossibleUsLaw(key);
  const [own = []] = await legislation.findSections([key]);
  const section = own[0];
  const code = (id: string) => codes.find((one) => one.id === id);
  if (section !== undefined) {
    const title = code(section.codeId)?.label ?? "";
    return {
      impossible: null,
      provision: toProvision(section, title),
      end: await describeSectionEnd(legislation, section, key),
      missing: null,
    };
  }
  const end = await describeSectionEnd(legislation, null, key);
  const parent = key.slice(0, key.lastIndexOf("/"));
  const [siblings = []] = parent.includes("/") || parent === "eo" ? await legislation.findSections([parent]) : [];
  const held = siblings[0] === undefined ? undefined : code(siblings[0].codeId);
  const missing =
    held === undefined
      ? null
      : `The corpus contains ${formatCount(held.sectionCount, "section")} of ${held.label} and does not contain this one.`;
  return { impossible, provision: null, end, missing };
}

function toProvision({ actId, number, heading, status }: SectionData, title: string): LawCheck["provision"] {
  return { actId, title, number, heading, status };
}

async function lookUpActSection({ legislation }: Corpus, key: string): Promise<LawLookUp> {
  const [actKey = "", number = ""] = key.split("//");
  const known = findKnownAct(actKey);
  const impossible = explainImpossibleSection(known, number);
  const [sections = []] = await legislation.findActSections([key]);
  const section = sections.find(({ act }) => act.state === "") ?? sections[0];
  const act = section?.act ?? (await legislation.findActs([actKey]))[0]?.[0];
  const end = await describeActEnd(legislation, act ?? null, section ?? null, key);
  if (section !== undefined) return { impossible: null, provision: toActProvision(section), end, missing: null };
  if (act === undefined) return { impossible, provision: null, end, missing: null };
  const held = (await legislation.readActSections(act.actId)).filter(({ number: own }) => own !== "").length;
  const missing = `The corpus contains ${formatCount(held, "section")} of ${act.title.replace(/^The /, "the ")} and does not contain section ${number.toUpperCase()}.`;
  return { impossible, provision: null, end, missing };
}

function toActProvision({ act, number, heading }: ActSectionData): LawCheck["provision"] {
  return { actId: act.actId, title: act.title, number, heading, status: act.status };
}

/** Last sections of the codes before those of today, which texts cite under the same names without a year. */
const EARLIER_CODE_SECTIONS: ReadonlyMap<string, number> = new Map([
  ["codeofcriminalprocedure1973", 565],
  ["codeofcivilprocedure1908", 653],
]);

function explainImpossibleSection(act: ReturnType<typeof findKnownAct>, number: string): string | null {
  const digits = Number.parseInt(number, 10);
  if (act === null || act.lastSection === null || Number.isNaN(digits)) return null;
  const unit = act.key === "constitutionofindia" ? "article" : "section";
  return digits > act.lastSection || digits === 0
    ? `The ${act.title} ends with ${unit} ${act.lastSection}; it does not have a ${unit} ${number.toUpperCase()}.`
    : null;
}

function toCheck(
  text: string,
  citation: Citation,
  key: string,
  { impossible: excluded, provision, end, missing }: LawLookUp,
): LawCheck {
  const raw = citation.raw.replace(/\s+/g, " ");
  if (mayBeOtherPenalCode(raw, key)) return { key, ...UNKNOWN_LAW };
  const impossible = mayBeEarlierCode(raw, key) || OPTICAL_NUMERAL.test(raw) ? null : excluded;
  if (impossible !== null)
    return {
      key,
      verdict: "impossible",
      reason: impossible,
      provision,
      ended: null,
      finding: { rule: "cannot_exist", message: `${raw} cannot exist: ${impossible}` },
    };
  const finding = end === null ? null : toEndFinding(text, citation, raw, end);
  return {
    key,
    verdict: provision === null ? "plausible" : "verified",
    reason: null,
    provision,
    ended: end?.description ?? null,
    finding: finding ?? toMissingFinding(raw, key, provision, missing),
  };
}

const UNKNOWN_LAW = { verdict: "plausible", reason: null, provision: null, ended: null, finding: null } as const;

/** A Roman numeral that optical reading changed: "Art. Ill". */
const OPTICAL_NUMERAL = /\bIl+\b/;

/** Returns whether a "Penal Code" without a country is not that of India: its number is beyond the last section. */
function mayBeOtherPenalCode(raw: string, key: string): boolean {
  const [act = "", number = ""] = key.split("//");
  if (act !== "indianpenalcode1860" || /Indian|I\.? ?P\.? ?C|1860/.test(raw)) return false;
  return Number.parseInt(number, 10) > (findKnownAct(act)?.lastSection ?? 0);
}

/** Returns whether a section that a code of today does not have can be one of the code before it. */
function mayBeEarlierCode(raw: string, key: string): boolean {
  const [act = "", number = ""] = key.split("//");
  const last = EARLIER_CODE_SECTIONS.get(act);
  return last !== undefined && Number.parseInt(number, 10) <= last && !/\b(?:1973|1908)\b/.test(raw);
}

function toMissingFinding(
  raw: string,
  key: string,
  provision: LawCheck["provision"],
  missing: string | null,
): LawFinding | null {
  if (provision !== null || missing === null || key.startsWith("fr/")) return null;
  return { rule: "section_not_in_corpus", message: `${raw}: ${missing}` };
}

/** Words near a citation that show that its writer knows that the law no longer applies. */
const AWARENESS =
  /\b(?:repeal(?:ed|s|ing)?|revoked?|rescinded|struck down|omitted|superseded|former(?:ly)?|erstwhile|since replaced|lapsed|as it (?:then )?stood|no longer|invalidated|abrogated|held (?:invalid|unconstitutional|void))\b/i;

/** A year of the facts ("in March 2025", "of 2022"), not of a citation ("(2025) 2 SCC 1") or of an Act ("26 of 2004"). */
const STATED_YEAR =
  /(?:(?<!\d )\b(?:in|since|on|from|of|during|after|dated|by)|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?(?: \d{1,2},)?) ((?:19|20)\d\d)\b/g;

const CONTEXT_CHARS = 160;

function toEndFinding(text: string, { span }: Citation, raw: string, end: LawEnd): LawFinding {
  const around = readSentenceAround(text, span.start, span.end);
  const message = `${raw}: ${end.description}`;
  if (AWARENESS.test(around.before) || AWARENESS.test(around.after)) return { rule: "old_law", message };
  if (!end.isWholeAct) return { rule: end.isPartial ? "old_law" : "no_longer_in_force", message };
  // An Act that was repealed still governs what happened before: only a later year in the sentence speaks against it.
  const years = Array.from(`${around.before} ${around.after}`.matchAll(STATED_YEAR), ([, year]) => Number(year));
  const isLater = end.year !== null && years.some((year) => year >= end.year! + (end.isMidYear ? 1 : 0));
  return { rule: isLater ? "no_longer_in_force" : "old_law", message };
}

/** Returns the words of the sentence before and after a range, at most 160 characters of each. */
function readSentenceAround(
  text: string,
  start: number,
  end: number,
): { readonly before: string; readonly after: string } {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS), start);
  const after = text.slice(end, end + CONTEXT_CHARS);
  return { before: before.split(/[.;]\s+(?=[A-Z])|\n/).at(-1)!, after: after.split(/[.;]\s+(?=[A-Z])|\n/)[0]! };
}
