import { cleanCharacters } from "../../clean-text/clean-characters.ts";
import { collapseWhitespace } from "../../clean-text/collapse-whitespace.ts";
import { tokenizeMarkup } from "../../clean-text/markup/tokenize-markup.ts";

/** What the result page of a court's portal states about a judgment; fields that it lacks are "". */
export interface ResultFields {
  /** "A versus B", perhaps after the number of the case. */
  readonly title: string;
  /** Names of the judges, the author's with a star, as printed. */
  readonly judge: string;
  readonly cnr: string;
  readonly caseNumber: string;
  readonly registrationDate: string;
  readonly decisionDate: string;
  readonly disposal: string;
  readonly court: string;
  readonly neutralCitation: string;
  readonly citation: string;
  readonly description: string;
  /** Codes of the languages, as listed. */
  readonly languages: string;
}

/** A result page: its fields, and the labels of what else it states. */
export interface ResultPage extends ResultFields {
  /** Labels whose values are not stored, as printed. */
  readonly otherLabels: readonly string[];
}

/** Labels of the page, and the field of each. */
const LABELS: readonly (readonly [label: RegExp, field: keyof ResultFields])[] = [
  [/^(?:Coram|Judges?)$/i, "judge"],
  [/^CNR(?: No\.?| Number)?$/i, "cnr"],
  [/^Case (?:No\.?|Number)$/i, "caseNumber"],
  [/^Date of registration$/i, "registrationDate"],
  [/^Decision Date$/i, "decisionDate"],
  [/^Disposal Nature$/i, "disposal"],
  [/^Court$/i, "court"],
];

/** Fields of the page that a corpus has no place for. */
const FIELDS_NOT_STORED: ReadonlySet<keyof ResultFields> = new Set(["registrationDate", "disposal"]);

/** Characters of a page that are read: a result has a few thousand. */
const MAX_HTML_CHARS = 1_000_000;

/** Reads the fields of one result of the portal's page, by its labels and the names of its elements. */
export function readResultHtml(html: string): ResultPage {
  const page = html.slice(0, MAX_HTML_CHARS);
  const fields: Record<keyof ResultFields, string> = { ...NO_FIELDS };
  const otherLabels: string[] = [];
  let label: keyof ResultFields | null = null;
  for (const { text, place } of listPieces(page.replace(TITLE_BUTTON, " "))) {
    if (place !== null) {
      fields[place] = collapseWhitespace(`${fields[place]} ${text}`);
      continue;
    }
    // A piece contains a label, a value, or both.
    const [, name, value = ""] = /^[|\s]*([^:]{1,40}?)\s*:\s*(.*)$/s.exec(text) ?? [];
    const found = name === undefined ? undefined : LABELS.find(([pattern]) => pattern.test(name))?.[1];
    if (found !== undefined) {
      label = found;
      if (FIELDS_NOT_STORED.has(found)) otherLabels.push(name!);
      if (value !== "" && fields[found] === "") fields[found] = value;
    } else if (name !== undefined && value === "" && LABEL_WORDS.test(name)) {
      label = null;
      otherLabels.push(name);
    } else if (label !== null && fields[label] === "") {
      fields[label] = text.replace(/^[|\s]+|[|\s]+$/g, "");
    } else if (text.length > MIN_DESCRIPTION_CHARS && fields.description === "") {
      fields.description = text;
    }
  }
  const title = TITLE_BUTTON.exec(page)?.[1] ?? "";
  const languages = [...page.matchAll(/<option\b[^<>]{0,200}?\bvalue=["']?([A-Za-z]{2,4})\b/g)].map(([, code]) => code);
  return {
    ...fields,
    title: listPieces(title)
      .map(({ text }) => text)
      .join(" "),
    cnr: fields.cnr || (CNR_INPUT.exec(page)?.[1] ?? ""),
    languages: languages.join(","),
    otherLabels,
  };
}

/** The words of a label before its colon. */
const LABEL_WORDS = /^\p{Lu}[\p{L} .]{1,38}$/u;

/** The link to the judgment, whose words are the names of the parties. */
const TITLE_BUTTON = /<button\b[^<>]{0,1000}?\bid=["']?link_[^<>]{0,1000}>([\s\S]{0,5000}?)<\/button>/i;
const CNR_INPUT = /<input\b(?=[^<>]{0,300}\bid=["']?cnr\b)[^<>]{0,300}?\bvalue=["']?([A-Z0-9]{10,20})\b/i;
/** Characters of a piece without a label that is an excerpt of the judgment, not a button. */
const MIN_DESCRIPTION_CHARS = 80;

const NO_FIELDS: ResultFields = {
  title: "",
  judge: "",
  cnr: "",
  caseNumber: "",
  registrationDate: "",
  decisionDate: "",
  disposal: "",
  court: "",
  neutralCitation: "",
  citation: "",
  description: "",
  languages: "",
};

interface Piece {
  readonly text: string;
  /** The field of the element that contains it; null if a label says what it is. */
  readonly place: keyof ResultFields | null;
}

/** Classes of elements that contain a field. */
const CLASSES: Readonly<Record<string, keyof ResultFields>> = {
  escrText: "citation",
  ncDisplay: "neutralCitation",
};

/** Lists the texts between the tags of a page, entities decoded. */
function listPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  const open: { readonly name: string; readonly place: keyof ResultFields | null }[] = [];
  let pending = "";
  const endPiece = () => {
    const text = collapseWhitespace(cleanCharacters(pending));
    if (text !== "" && !open.some(({ name }) => HIDDEN_ELEMENTS.has(name)))
      pieces.push({ text, place: open.at(-1)?.place ?? null });
    pending = "";
  };
  tokenizeMarkup(
    html,
    {
      begin({ name, className }) {
        endPiece();
        const own = className.split(/\s+/).flatMap((one) => (Object.hasOwn(CLASSES, one) ? [CLASSES[one]!] : []))[0];
        if (!VOID_ELEMENTS.has(name)) open.push({ name, place: own ?? open.at(-1)?.place ?? null });
      },
      end(name) {
        endPiece();
        const at = open.findLastIndex((element) => element.name === name);
        if (at >= 0) open.length = at;
      },
      text(text) {
        pending += text;
      },
    },
    { xml: false },
  );
  endPiece();
  return pieces;
}

const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set(["select", "script", "style"]);
const VOID_ELEMENTS: ReadonlySet<string> = new Set(["br", "hr", "img", "input", "meta", "link", "wbr"]);
