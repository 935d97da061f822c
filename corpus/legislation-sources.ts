import { parse } from "yaml";
import { EngineError } from "../src/errors.ts";
import { readFootnotes } from "../src/ingest/indian-acts/footnotes/read-footnotes.ts";
import { createCfrTitle } from "../src/ingest/legislation/cfr-title.ts";
import { type CodeUnit, findChapter } from "../src/ingest/legislation/code-unit.ts";
import { formatStepLabel } from "../src/ingest/legislation/headings.ts";
import type { CodeFile } from "../src/ingest/legislation/read-code-files.ts";
import { buildSectionId } from "../src/ingest/legislation/section-ids.ts";
import { createUsCodeTitle } from "../src/ingest/legislation/us-code-title.ts";
import {
  type ActRow,
  type ActSectionRow,
  CORPUS_TYPES,
  type CodeRow,
  type FootnoteRow,
  type ProvisionStatus,
  type SectionRow,
} from "../src/law/legislation.ts";

/** A code of the starter corpus with its digested sections. */
export interface CodeSource {
  readonly code: CodeRow;
  readonly sections: readonly SectionRow[];
}

/** An Act of the starter corpus with its digested sections and their amendments. */
export interface ActSource {
  readonly act: ActRow;
  readonly sections: readonly ActSectionRow[];
  readonly footnotes: readonly FootnoteRow[];
}

/** The sources of a fact; `none` for general knowledge. */
export const LAW_CHECK_SOURCES = [
  "us-code",
  "ecfr",
  "constitution",
  "federal-rules",
  "federal-register",
  "india-code",
  "none",
] as const;

/** The note in every digest of US law. */
export const DIGEST_NOTE = "A digest in Headnote's own words, not the official text; it may be out of date.";

/*
 * A file of `statutes/` is front matter about the code, then its sections:
 *
 *     ## 107 | Limitations on exclusive rights: Fair use
 *     in: chapter 1 (Subject Matter and Scope of Copyright)
 *     checked: us-code
 *     topics: copying without permission; parody; criticism and comment; four factors
 *
 *     Paragraphs, each on one line, separated by blank lines.
 *
 * `in` is the way from the code down to the section. `topics` are its subjects as lawyers and laymen say them, in words that
 * its text need not contain, separated by semicolons: they are indexed, not shown. A field that a section does not have is left out.
 */

/**
 * Parses one code.
 * @throws EngineError `validation_failed`; the message names the file and the field
 */
export function parseCode(file: string, content: string): CodeSource {
  const { front, body } = splitFrontMatter(file, content);
  const codeFile = readCodeFile(front, file);
  const root = readUnits(front.in ?? "", file);
  const blocks = readBlocks(file, body, ["in", "url", "checked", "history", "status", "year", "topics"]);
  return { code: codeFile.code, sections: blocks.map((block) => readSection(block, codeFile, root, file)) };
}

/** Parses the code: a title of the US Code or of the CFR needs its number and name only, any other code its citation. */
function readCodeFile(front: Fields, file: string): CodeFile {
  const type = parseOneOf(CORPUS_TYPES, front.type, file, "type");
  const name = requireField(front, "name", file);
  if (type === "USC") return createUsCodeTitle(requireField(front, "title", file), name, null);
  if (type === "CFR") return createCfrTitle(requireField(front, "title", file), name, null);
  const address = front.url ?? "";
  return {
    code: {
      id: requireField(front, "code", file),
      corpusType: type,
      state: front.state ?? null,
      label: name,
      titleNumber: null,
      titleName: name,
    },
    year: null,
    citationPrefix: requireField(front, "cited", file),
    shortCitationPrefix: requireField(front, "short", file),
    runningLevel: "chapter",
    buildUrls: (number) => (address === "" ? {} : { htmlUrl: address.replace("{number}", encodeURIComponent(number)) }),
  };
}

const STATUSES = ["in_force", "repealed", "expired"] as const satisfies readonly ProvisionStatus[];

function readSection(block: SectionBlock, file: CodeFile, root: readonly CodeUnit[], path: string): SectionRow {
  const { number, heading, fields, text } = block;
  const at = `${path}, ${number}`;
  parseOneOf(LAW_CHECK_SOURCES, fields.checked, at, "checked");
  const { code } = file;
  const ofTitle =
    code.titleNumber === null ? [] : [{ level: "title", number: `${code.titleNumber}`, name: code.titleName }];
  const units = [...ofTitle, ...root, ...readUnits(fields.in ?? "", at)];
  return {
    id: buildSectionId(code.id, number.split(", ").map(encodeId).join("-")),
    codeId: code.id,
    citation: `${file.citationPrefix}${code.titleNumber === null ? "" : " §"} ${groupDigits(number)}`,
    citationShort: `${file.shortCitationPrefix} ${number}`.replace(/[.,](?= |$)/g, ""),
    heading,
    number,
    ...findChapter(units),
    breadcrumb: units.map(({ level, number: own, name }) => ({
      level,
      label: own === "" ? name : formatStepLabel(level, own, name),
    })),
    year: fields.year === undefined ? null : Number(fields.year),
    status: parseOneOf(STATUSES, fields.status ?? "in_force", at, "status"),
    urls: fields.url === undefined ? file.buildUrls(number, units) : { htmlUrl: fields.url },
    text: text.join("\n\n"),
    history: fields.history ?? "",
    notes: DIGEST_NOTE,
    asOf: null,
    ...readTopics(fields),
  };
}

/** Converts "art. I" to "art-I", "§ 8" to "8": ids contain the divisions above a section, and the section's number. */
function encodeId(part: string): string {
  return part.replace(/^§ /, "").replace(/^([a-z]+)\. /, "$1-");
}

/** Adds commas to numbers of five digits and more, as in citations. */
function groupDigits(number: string): string {
  return /^\d{5,}$/.test(number) ? number.replace(/\B(?=(?:\d{3})+$)/g, ",") : number;
}

/** `chapter 21 (Civil Rights) > subchapter I (Generally)`; a division that has only a name: `code (Executive Orders)`. */
function readUnits(path: string, at: string): CodeUnit[] {
  if (path === "") return [];
  return path.split(" > ").map((step) => {
    const [, level, number = "", name = ""] = /^([a-z]+)(?: ([^ ()]+))?(?: \((.+)\))?$/.exec(step) ?? [];
    if (level === undefined)
      throw createFieldError(at, "in", `"${step}" is not a step such as "chapter 21 (Civil Rights)"`);
    return { level, number, name };
  });
}

/*
 * A file of `acts/` is front matter about the Act, a summary, then its sections, each with notes of its amendments in the
 * form in which the Acts of India print them:
 *
 *     ## 13 | Contempts not punishable in certain cases
 *     chapter: …
 *     topics: …
 *
 *     Paragraphs.
 *
 *     * Subs. by Act 6 of 2006, s. 2, for section 13 (w.e.f. 17-3-2006).
 */

const CATEGORIES = ["central", "state", "regulatory", "repealed", "spent"] as const;
const ACT_STATUSES = ["in_force", "repealed", "spent"] as const;

/**
 * Parses one Act.
 * @throws EngineError `validation_failed`; the message names the file and the field
 */
export function parseAct(file: string, content: string): ActSource {
  const { front, body } = splitFrontMatter(file, content);
  const [before = "", ...rest] = body.split(/^(?=## )/m);
  const blocks = readBlocks(file, rest.join(""), ["chapter", "topics"]);
  parseOneOf(LAW_CHECK_SOURCES, front.checked, file, "checked");
  const title = requireField(front, "title", file);
  const enacted = front.enacted ?? "";
  if (enacted !== "" && !isDate(enacted))
    throw createFieldError(file, "enacted", `"${enacted}" is not a date, YYYY-MM-DD`);
  const act: ActRow = {
    id: file.replace(/^.*\/|\.md$/g, ""),
    title,
    longTitle: "",
    year: Number(/\d{4}$/.exec(title)?.[0] ?? requireField(front, "year", file)),
    category: parseOneOf(CATEGORIES, front.category, file, "category"),
    state: front.state ?? "",
    department: front.department ?? "",
    actNumber: requireField(front, "number", file),
    status: parseOneOf(ACT_STATUSES, front.status, file, "status"),
    enactmentDate: enacted,
    url: front.url ?? "",
  };
  return {
    act,
    sections: [
      { number: "", heading: "", chapter: "", text: splitParagraphs(before, file).join("\n\n") },
      ...blocks.map(({ number, heading, fields, text }) => ({
        number,
        heading,
        chapter: fields.chapter ?? "",
        text: text.join("\n\n"),
        ...readTopics(fields),
      })),
    ],
    footnotes: readNotes(blocks, file),
  };
}

/** Returns the topics of a section as a field, which a section without topics lacks. */
function readTopics({ topics }: Fields): Pick<SectionRow, "topics"> {
  return topics === undefined ? {} : { topics: topics.split("; ") };
}

/** Checks that a note is an amendment or begins with "Note: ", so that a misspelt amendment is not stored as a note. */
function readNotes(blocks: readonly SectionBlock[], file: string): FootnoteRow[] {
  const printed = blocks.flatMap(({ number, heading, notes }) =>
    notes.map((note) => ({ note, text: note.replace(/^Note: /, ""), sectionNumber: number, sectionTitle: heading })),
  );
  return readFootnotes(printed).map((footnote, i) => {
    const isNote = printed[i]?.note.startsWith("Note: ") === true;
    if (isNote !== (footnote.type === "note") || (!isNote && footnote.byAct === ""))
      throw createFieldError(`${file}, ${footnote.sectionNumber}`, "note", `"${footnote.text}" is not understood`);
    return footnote;
  });
}

type Fields = Readonly<Record<string, string | undefined>>;

/** A section of either kind of file. */
interface SectionBlock {
  readonly number: string;
  readonly heading: string;
  readonly fields: Fields;
  readonly text: readonly string[];
  readonly notes: readonly string[];
}

function splitFrontMatter(file: string, content: string): { front: Fields; body: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(content.replace(/\r\n/g, "\n"));
  if (parts === null) throw createFieldError(file, "front matter", "the file must open with `---`, YAML, `---`");
  // Every scalar stays text: `1860` is not a number here.
  const front: unknown = parse(parts[1] ?? "", { schema: "failsafe" });
  const isPlain = (value: unknown): value is Fields =>
    typeof value === "object" && value !== null && Object.values(value).every((item) => typeof item === "string");
  if (!isPlain(front)) throw createFieldError(file, "front matter", "must be fields with texts");
  return { front, body: parts[2] ?? "" };
}

function readBlocks(file: string, body: string, known: readonly string[]): SectionBlock[] {
  return body
    .trim()
    .split(/^(?=## )/m)
    .map((block) => {
      const [head = "", ...rest] = block.split("\n");
      const [, number, heading] = /^## (.+?) \| (.+)$/.exec(head) ?? [];
      if (number === undefined || heading === undefined)
        throw createFieldError(file, "section", `"${head}" is no heading`);
      const fields = new Map<string, string>();
      for (let line = rest[0]; line !== undefined; line = rest[0]) {
        const [, name, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
        if (name === undefined || value === undefined) break;
        if (!known.includes(name)) throw createFieldError(`${file}, ${number}`, name, "no such field");
        fields.set(name, value);
        rest.shift();
      }
      const paragraphs = splitParagraphs(rest.join("\n"), `${file}, ${number}`);
      return {
        number,
        heading,
        fields: Object.fromEntries(fields),
        text: paragraphs.filter((line) => !line.startsWith("* ")),
        notes: paragraphs.filter((line) => line.startsWith("* ")).map((line) => line.slice(2)),
      };
    });
}

/** Splits a text into its lines; each note may be a line. */
function splitParagraphs(text: string, at: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (!lines.some((line) => !line.startsWith("* "))) throw createFieldError(at, "text", "there must be some");
  return lines;
}

function requireField(front: Fields, field: string, file: string): string {
  const value = front[field];
  if (value === undefined || value === "") throw createFieldError(file, field, "must be there");
  return value;
}

function parseOneOf<const T extends string>(
  options: readonly T[],
  value: string | undefined,
  at: string,
  field: string,
): T {
  const found = options.find((option) => option === value);
  if (found === undefined) throw createFieldError(at, field, `"${value}" is not one of ${options.join(", ")}`);
  return found;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

function createFieldError(at: string, field: string, reason: string): EngineError {
  return new EngineError("validation_failed", `corpus/${at}, ${field}: ${reason}.`);
}
