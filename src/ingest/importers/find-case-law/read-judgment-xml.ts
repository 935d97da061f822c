import { cleanCharacters } from "../../clean-text/clean-characters.ts";
import type { CleanText } from "../../clean-text/clean-text.ts";
import { createParagraphWriter, type ParagraphWriter } from "../../clean-text/paragraph-writer.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { ImportOptions } from "../../importer.ts";
import { readXml, type XmlAttributes, type XmlHandler } from "../../readers/read-xml.ts";
import type { SourceEntry } from "../../source.ts";

/** A judgment in Akoma Ntoso; fields that it lacks are "" or empty. */
export interface JudgmentXml {
  readonly name: string;
  /** Of the work, as written. */
  readonly date: string;
  /** Address of the work, without the scheme's host: `ewhc/ch/2020/12`. */
  readonly uri: string;
  readonly court: string;
  readonly year: string;
  readonly number: string;
  readonly cite: string;
  readonly summaryOf: string;
  readonly jurisdiction: string;
  readonly parties: readonly { readonly name: string; readonly role: string }[];
  readonly caseNumbers: readonly string[];
  readonly judges: readonly string[];
  readonly text: CleanText;
  readonly declaresEntity: boolean;
}

/** Elements that begin a paragraph. */
const BLOCKS: ReadonlySet<string> = new Set(
  "p paragraph level subparagraph heading subheading num block tr li blockList item docTitle embeddedStructure".split(
    " ",
  ),
);

/** Reads one judgment: its description, and the text of its header and body. Memory is that of one judgment. */
export async function readJudgmentXml(entry: SourceEntry, options: ImportOptions): Promise<JudgmentXml> {
  const collector = createCollector();
  for await (const _ of readXml(entry, collector.handler, options)) options.signal?.throwIfAborted();
  return collector.finish();
}

function createCollector() {
  const open: string[] = [];
  const fields: Record<string, string> = {};
  const parties: { name: string; role: string }[] = [];
  const caseNumbers: string[] = [];
  const judges: string[] = [];
  const writer = createParagraphWriter();
  /** Footnotes are inside their paragraph; they are printed after the body. */
  const footnotes: { readonly label: string; readonly pieces: string[] }[] = [];
  let texts: string[] = [];
  let role = "";
  let afterNumber = false;
  let declaresEntity = false;
  const isIn = (name: string) => open.includes(name);
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== "") fields[name] ??= toOneLine(value);
  };

  const handler: XmlHandler = {
    attributes: new Set(["value", "date", "role", "as", "marker"]),
    begin(name, attributes: XmlAttributes) {
      open.push(name);
      if (isIn("FRBRWork")) {
        if (name === "FRBRname") set("name", attributes.value);
        if (name === "FRBRdate") set("date", attributes.date);
        if (name === "FRBRthis" || name === "FRBRuri") set("uri", attributes.value);
      }
      if (isIn("proprietary") || name === "judge") {
        texts = [];
        role = attributes.role ?? attributes.as ?? "";
      }
      if (isIn("meta")) return;
      if (name === "authorialNote") footnotes.push({ label: attributes.marker ?? "", pieces: [] });
      if (isIn("authorialNote")) return;
      if (BLOCKS.has(name) && !(afterNumber && name !== "num")) writer.endParagraph();
    },
    end(name) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      const text = toOneLine(texts.join(""));
      if (open.includes("proprietary")) {
        if (name === "party") parties.push({ name: text, role });
        else if (name === "caseNumber") caseNumbers.push(text);
        else set(`uk:${name}`, text);
        texts = [];
      } else if (name === "judge" && text !== "") judges.push(text);
      if (isIn("meta")) return;
      if (name === "authorialNote" || isIn("authorialNote")) footnotes.at(-1)?.pieces.push(" ");
      else if (name === "num") {
        // The number of a paragraph and its words are one paragraph.
        afterNumber = true;
        writer.write(" ");
      } else if (BLOCKS.has(name) && !(name === "num")) writer.endParagraph();
    },
    text(text) {
      texts.push(text);
      if (isIn("meta") || !(isIn("header") || isIn("judgmentBody") || isIn("conclusions") || isIn("attachments")))
        return;
      if (text.trim() !== "" && !isIn("num")) afterNumber = false;
      if (isIn("authorialNote")) footnotes.at(-1)?.pieces.push(text);
      else writer.write(cleanCharacters(text));
    },
    entity() {
      declaresEntity = true;
    },
  };
  return {
    handler,
    finish: (): JudgmentXml => ({
      name: fields.name ?? "",
      date: fields.date ?? "",
      uri: (fields.uri ?? "").replace(/^https?:\/\/[^/]*\/(?:id\/)?/, ""),
      court: fields["uk:court"] ?? "",
      year: fields["uk:year"] ?? "",
      number: fields["uk:number"] ?? "",
      cite: fields["uk:cite"] ?? "",
      summaryOf: fields["uk:summaryOf"] ?? "",
      jurisdiction: fields["uk:jurisdiction"] ?? "",
      parties,
      caseNumbers,
      judges: [...new Set(judges)],
      text: finishText(writer, footnotes),
      declaresEntity,
    }),
  };
}

function finishText(
  writer: ParagraphWriter,
  footnotes: readonly { readonly label: string; readonly pieces: readonly string[] }[],
): CleanText {
  for (const { label, pieces } of footnotes) {
    writer.beginFootnote();
    if (label !== "") writer.labelFootnote(label);
    writer.write(cleanCharacters(pieces.join("")));
    writer.endFootnote();
  }
  return writer.finish("");
}
