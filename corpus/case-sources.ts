import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { EngineError } from "../src/errors.ts";
import type { DatePrecision } from "../src/law/case.ts";
import type { Jurisdiction } from "../src/law/jurisdiction.ts";
import { type RoleMark, SENTENCE_ROLES, type SentenceRole } from "../src/law/sentence-role.ts";
import { TREATMENT_KINDS, type TreatmentKind } from "../src/law/treatment.ts";
import { splitSourceSentences } from "../src/text/sentences/source-sentences.ts";

/** The sources of a fact; `none` for general knowledge. `check-records.ts` describes them. */
export const CHECK_SOURCES = ["scdb", "courtlistener", "scr-insc", "joined", "lii", "none"] as const;

export type CheckSource = (typeof CHECK_SOURCES)[number];

/** The facts besides citations that have a mark. */
export const CHECKED_FACTS = ["name", "date", "docket", "judges"] as const;

export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** The treatment that the author of a digest meant by a sentence about an earlier case. */
export interface IntendedTreatment {
  readonly case: string;
  readonly citation: string;
  readonly treatment: TreatmentKind;
  readonly partial: boolean;
  /** Confirmed by hand: the holding of the case depends on this decision, on the point on which that one fell later. */
  readonly restsOn: boolean;
}

/** A fact that differs from a check source, and why the digest is right. */
export interface Dispute {
  /** As in {@link CHECKED_FACTS}, or a citation. */
  readonly fact: string;
  readonly source: CheckSource;
  readonly reason: string;
}

/** One case of the starter corpus, parsed from its source file. */
export interface CaseSource {
  /** Path inside `corpus/cases`: `us/brown-v-board-of-education-1954.md`. */
  readonly file: string;
  readonly jurisdiction: Jurisdiction;
  readonly name: string;
  readonly nameFull: string;
  readonly courtId: string;
  /** `YYYY-MM-DD`; an imprecise date is its period's first day. */
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  /** Empty if it is not certain. */
  readonly docketNumber: string;
  readonly judges: readonly string[];
  readonly author: string;
  readonly citations: readonly { readonly citation: string; readonly checked: CheckSource }[];
  readonly checked: Readonly<Partial<Record<CheckedFact, CheckSource>>>;
  readonly disputed: readonly Dispute[];
  readonly topics: readonly string[];
  readonly treats: readonly IntendedTreatment[];
  /** Paragraphs separated by one blank line, without the marks of roles. */
  readonly text: string;
  /** The sentences that a mark such as `[holding]` precedes. */
  readonly roles: readonly RoleMark[];
}

/** The folder with the digests: one folder per country. */
export const CASES_FOLDER = fileURLToPath(new URL("cases", import.meta.url));

/**
 * Reads every digest, sorted by path.
 * @throws EngineError `validation_failed`; the message names the file and the field
 */
export async function readCases(folder: string = CASES_FOLDER): Promise<CaseSource[]> {
  const cases: CaseSource[] = [];
  for (const country of ["in", "us"]) {
    const names = (await readdir(`${folder}/${country}`)).filter((name) => name.endsWith(".md")).sort();
    for (const name of names) {
      const file = `${country}/${name}`;
      cases.push(parseCase(file, await readFile(`${folder}/${file}`, "utf8")));
    }
  }
  return cases;
}

const FIELDS = [
  "name",
  "nameFull",
  "court",
  "date",
  "docket",
  "judges",
  "author",
  "citations",
  "checked",
  "disputed",
  "topics",
  "treats",
];

/** Reads one digest: YAML front matter between two `---` lines, then the text. */
export function parseCase(file: string, content: string): CaseSource {
  const parts = /^---\n([\s\S]*?)\n---\n\n?([\s\S]+)$/.exec(content.replace(/\r\n/g, "\n"));
  if (parts === null)
    throw createFieldError(file, "front matter", "the file must open with `---`, YAML, `---`, then the text");
  const front = readMap(parseYaml(file, parts[1] ?? ""), file, "front matter");
  for (const field of Object.keys(front))
    if (!FIELDS.includes(field)) throw createFieldError(file, field, "no such field");

  const jurisdiction = file.startsWith("in/") ? "IN" : "US";
  const courtId = readText(front.court, file, "court");
  const ids = jurisdiction === "IN" ? /^in-(sc|hc-[a-z-]+)$/ : /^(?!in-)[a-z][a-z0-9]*$/;
  if (!ids.test(courtId)) throw createFieldError(file, "court", `"${courtId}" is not a court id of the country`);
  const name = readText(front.name, file, "name");
  const judges = readTexts(front.judges ?? [], file, "judges");

  const source: CaseSource = {
    file,
    jurisdiction,
    name,
    nameFull: front.nameFull === undefined ? name : readText(front.nameFull, file, "nameFull"),
    courtId,
    ...readDate(front.date, file),
    docketNumber: front.docket === undefined ? "" : readText(front.docket, file, "docket"),
    judges,
    author: front.author === undefined ? "" : readText(front.author, file, "author"),
    citations: readCitations(front.citations, file),
    checked: readChecked(front.checked, front, file),
    disputed: readDisputes(front.disputed ?? [], file),
    topics: readTexts(front.topics, file, "topics"),
    treats: readTreats(front.treats ?? [], file),
    ...readBody(parts[2] ?? "", file),
  };
  if (source.citations.length === 0) throw createFieldError(file, "citations", "there must be at least one");
  if (source.topics.length === 0) throw createFieldError(file, "topics", "there must be at least one");
  return source;
}

/** Leaves every scalar as text: `1868` is a date here and `22` a docket number. */
function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml, { schema: "failsafe" });
  } catch (cause) {
    throw createFieldError(file, "front matter", cause instanceof Error ? cause.message : String(cause));
  }
}

function readDate(value: unknown, file: string): Pick<CaseSource, "dateFiled" | "datePrecision"> {
  const date = readText(value, file, "date");
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? [];
  const full = `${year}-${month ?? "01"}-${day ?? "01"}`;
  const real = year !== undefined && new Date(`${full}T00:00:00Z`).toJSON()?.startsWith(full) === true;
  if (!real) throw createFieldError(file, "date", `"${date}" is not a date such as 1954-05-17, 1954-05 or 1954`);
  return { dateFiled: full, datePrecision: day !== undefined ? "day" : month !== undefined ? "month" : "year" };
}

function readCitations(value: unknown, file: string): CaseSource["citations"] {
  return readList(value, file, "citations").map((row) => {
    const pairs = Object.entries(readMap(row, file, "citations"));
    const [citation, checked] = pairs[0] ?? [];
    if (pairs.length !== 1 || citation === undefined) {
      throw createFieldError(file, "citations", "each row must be `citation: where it was checked`");
    }
    return { citation, checked: readSource(checked, file, `citations: ${citation}`) };
  });
}

function readChecked(value: unknown, front: Readonly<Record<string, unknown>>, file: string): CaseSource["checked"] {
  const marks = readMap(value, file, "checked");
  for (const field of Object.keys(marks)) {
    if (!CHECKED_FACTS.some((fact) => fact === field)) throw createFieldError(file, `checked.${field}`, "no such fact");
  }
  const checked: Partial<Record<CheckedFact, CheckSource>> = {};
  for (const fact of CHECKED_FACTS) {
    if ((front[fact] === undefined) !== (marks[fact] === undefined)) {
      throw createFieldError(file, `checked.${fact}`, "a fact and its mark must both be there, or neither");
    }
    if (marks[fact] !== undefined) checked[fact] = readSource(marks[fact], file, `checked.${fact}`);
  }
  return checked;
}

function readDisputes(value: unknown, file: string): Dispute[] {
  return readList(value, file, "disputed").map((row, i) => {
    const at = `disputed[${i}]`;
    const map = readMap(row, file, at);
    return {
      fact: readText(map.fact, file, `${at}.fact`),
      source: readSource(map.source, file, `${at}.source`),
      reason: readText(map.reason, file, `${at}.reason`),
    };
  });
}

function readTreats(value: unknown, file: string): IntendedTreatment[] {
  return readList(value, file, "treats").map((row, i) => {
    const at = `treats[${i}]`;
    const map = readMap(row, file, at);
    const word = readText(map.treatment, file, `${at}.treatment`);
    const treatment = TREATMENT_KINDS.find((kind) => kind === word);
    if (treatment === undefined) throw createFieldError(file, `${at}.treatment`, `"${word}" is not a treatment`);
    if (map.partial !== undefined && map.partial !== "true")
      throw createFieldError(file, `${at}.partial`, "must be true or absent");
    if (map.restsOn !== undefined && map.restsOn !== "true")
      throw createFieldError(file, `${at}.restsOn`, "must be true or absent");
    return {
      case: readText(map.case, file, `${at}.case`),
      citation: readText(map.citation, file, `${at}.citation`),
      treatment,
      partial: map.partial === "true",
      restsOn: map.restsOn === "true",
    };
  });
}

/** Reads the paragraphs of a digest. A mark such as `[holding] ` states the role of the sentence that follows it. */
function readBody(body: string, file: string): Pick<CaseSource, "text" | "roles"> {
  const paragraphs = body.trim().split(/\n{2,}/);
  if (paragraphs.some((p) => /^(#|[-*>] |\d+\. )|\n|\*\*|__/.test(p))) {
    throw createFieldError(file, "text", "only plain paragraphs, each on one line, separated by blank lines");
  }
  const marked = paragraphs.join("\n\n");
  let text = "";
  let from = 0;
  const roleAt = new Map<number, SentenceRole>();
  for (const { index, 0: mark, 1: word } of marked.matchAll(/\[([a-z]+)\] /g)) {
    text += marked.slice(from, index);
    from = index + mark.length;
    const role = SENTENCE_ROLES.find((known) => known === word);
    if (role === undefined) throw createFieldError(file, "text", `[${word}] is not a role of a sentence`);
    roleAt.set(text.length, role);
  }
  text += marked.slice(from);
  const sentences = splitSourceSentences(text);
  const marks = [...roleAt];
  const roles = marks.map(([start, role], at) => {
    const sentence = sentences.findLast((one) => one.start <= start);
    const next = marks[at + 1]?.[0] ?? text.length;
    if (sentence === undefined || start >= sentence.end)
      throw createFieldError(file, "text", `[${role}] has no sentence: "${text.slice(start, start + 40)}"`);
    // An abbreviation before the mark hides the start of its sentence from the splitter.
    const end = start + text.slice(start, Math.min(next, sentence.end)).trimEnd().length;
    return { start, end, role };
  });
  return { text, roles };
}

function readSource(value: unknown, file: string, field: string): CheckSource {
  const source = CHECK_SOURCES.find((name) => name === value);
  if (source === undefined)
    throw createFieldError(file, field, `"${String(value)}" is not one of ${CHECK_SOURCES.join(", ")}`);
  return source;
}

function readText(value: unknown, file: string, field: string): string {
  if (typeof value !== "string" || value.trim() === "") throw createFieldError(file, field, "must be a text");
  return value;
}

function readTexts(value: unknown, file: string, field: string): string[] {
  return readList(value, file, field).map((item) => readText(item, file, field));
}

function readList(value: unknown, file: string, field: string): unknown[] {
  if (!Array.isArray(value)) throw createFieldError(file, field, "must be a list");
  return value;
}

function readMap(value: unknown, file: string, field: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw createFieldError(file, field, "must be a mapping");
  return value as Readonly<Record<string, unknown>>;
}

function createFieldError(file: string, field: string, reason: string): EngineError {
  return new EngineError("validation_failed", `corpus/cases/${file}, ${field}: ${reason}.`);
}
