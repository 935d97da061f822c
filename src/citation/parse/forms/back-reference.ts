import { COMMA } from "../../../text/character-codes.ts";
import { isAlphanumeric, isDigit, isSpace } from "../characters.ts";
import { readPrecedingName, readPrecedingWord, skipSpacesBackward } from "../context/preceding-name.ts";
import { readPinCite } from "../pin-cite.ts";
import { type CitationDraft, createDraft, type Scan } from "../scan.ts";
import { isVolumeOfNext } from "./case-draft.ts";
import { readSectionList } from "./legislation/section-list.ts";

/** Reads a reference to the previous citation: `Id.`, `id., at 123`, `Ibid.`, `Id. ¶ 34`, `id. § 2852(2)`. */
export function readId(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const word = /[Ii](?:d|bid)\.,?(?=$|[\s,;)\]:"”’'(—-])|[Ii]bid(?=[\s,;)])/y;
  word.lastIndex = at;
  if (word.exec(text) === null) return null;
  let end = word.lastIndex;
  const section = readSectionAfterId(scan, at, end);
  if (section !== null) return section;
  const pin = readPinCite(text, end, false);
  if (pin === null && text.charCodeAt(end - 1) === COMMA) end--;
  const draft = createDraft("id", "reference", at, pin === null ? end : pin.end);
  draft.pinCite = pin?.text ?? null;
  return draft;
}

/**
 * Reads the section after an id. that can refer to a statute: `id. § 2852(2)`, and without a sign where a statute is the
 * last citation, `id. 5038(e)`.
 */
function readSectionAfterId(scan: Scan, at: number, end: number): CitationDraft | null {
  const { text } = scan;
  const lead = /,?\s{1,3}(at\s{1,3})?(§{1,2}\s{0,3})?(?=\d)/y;
  lead.lastIndex = end;
  const match = lead.exec(text);
  if (match === null || (match[2] === undefined && !isAfterSection(scan))) return null;
  const sections = readSectionList(text, lead.lastIndex);
  if (sections === null || isVolumeOfNext(scan, sections.end)) return null;
  const subsection = sections.pin?.startsWith("(") === true;
  if (
    match[2] === undefined &&
    !subsection &&
    (match[1] !== undefined || !/^(?:$|[.,;)\]:"”])/.test(text[sections.end] ?? ""))
  )
    return null;
  const draft = createDraft("id", "reference", at, sections.end);
  draft.section = sections.first;
  draft.pinCite = text.slice(lead.lastIndex - (match[2]?.length ?? 0), sections.end);
  return draft;
}

/** Returns whether the last citation that is no id. has a section; looks back over a few. */
function isAfterSection({ drafts }: Scan): boolean {
  for (let i = drafts.length - 1; i >= 0 && i >= drafts.length - 8; i--) {
    const draft = drafts[i]!;
    if (draft.kind !== "id") return draft.kind === "law" && draft.section !== null;
  }
  return false;
}

/** Reads a supra with the name before it: `Foo, supra, at 2`, `123 supra`, `supra note 5`. */
export function readSupra(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const word = /[Ss]upra(?!\w)/y;
  word.lastIndex = at;
  if (word.exec(text) === null) return null;
  const pin = readPinCite(text, word.lastIndex, false);
  const draft = createDraft("supra", "reference", at, pin === null ? word.lastIndex : pin.end);
  draft.pinCite = pin?.text ?? null;
  let i = skipSpacesBackward(text, at);
  // A volume can separate name and supra: `Foo, 123 supra`.
  let volumeStart = i;
  while (volumeStart > 0 && i - volumeStart < 5 && isDigit(text.charCodeAt(volumeStart - 1))) volumeStart--;
  if (volumeStart < i && (volumeStart === 0 || !isAlphanumeric(text.charCodeAt(volumeStart - 1)))) {
    draft.volume = text.slice(volumeStart, i);
    i = skipSpacesBackward(text, volumeStart);
  }
  if (text.charCodeAt(i - 1) === COMMA) i = skipSpacesBackward(text, i - 1);
  const name = readPrecedingName(text, i) ?? readPrecedingWord(text, i);
  if (name !== null) {
    draft.antecedent = name.text;
    draft.fullStart = name.start;
  }
  return draft;
}

/** Reads a name with a pin cite: `Roe at 153`, `Roe p. *4`. Whether a full citation has that name is decided later. */
export function readReference(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  if (!isSpace(text.charCodeAt(at + 2))) return null;
  const pin = readPinCite(text, at, false);
  // `Riley at 10:45 a.m.`
  if (pin === null || /^\d{1,2}:\d\d/.test(pin.text)) return null;
  const i = skipSpacesBackward(text, at);
  if (i === at) return null;
  const name = readPrecedingName(text, i);
  if (name === null) return null;
  const draft = createDraft("reference", "reference", name.start, pin.end);
  draft.pinCite = pin.text;
  draft.antecedent = name.text;
  return draft;
}
