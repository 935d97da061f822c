import type { AmendmentOperation } from "./classify-operation.ts";
import { findInstruments, type Instrument } from "./find-instruments.ts";

/** Records which Acts the footnotes of one Act have named, so that "ibid." can be resolved. */
export interface AmendingActResolver {
  /**
   * Returns the instrument of the amendment, "Act 13 of 2013"; "" if the footnote names none. Call it in the order of
   * print.
   */
  resolve(plain: string, operation: AmendmentOperation, effectiveDate: string): string;
}

/** A mention of an instrument, with its section and the effective date. */
interface InstrumentMention {
  readonly name: string;
  readonly section: string;
  readonly date: string;
}

/** Section and date in a footnote with "ibid."; `since` is "" if the date may precede the Act. */
interface IbidContext {
  readonly section: string;
  readonly date: string;
  readonly since: string;
}

const RETROSPECTIVE = /\bw ?\.? ?r ?\.? ?e\b|retrospective/i;

/** Number of mentions that "ibid." may refer back. */
const MAX_IBID_DISTANCE = 100;

/** Creates a resolver for the footnotes of one Act. */
export function createAmendingActResolver(): AmendingActResolver {
  const namings: InstrumentMention[] = [];

  return {
    resolve(plain, operation, date) {
      const instruments = findInstruments(plain);
      const acting = findActingInstrument(plain, operation, instruments);
      // "w.r.e.f." means that the date precedes the Act, so it does not exclude the Act.
      const since = RETROSPECTIVE.test(plain) ? "" : date;
      const section = findNearbySection(plain, acting?.start ?? operation.end, acting?.end ?? operation.end);
      let name = "";
      if (acting !== null) name = acting.name ?? resolveIbid(namings, { section, date, since });
      else if (operation.type !== "note" && BARE_SECTION.test(plain.slice(operation.end, operation.end + 40)))
        name = resolveIbid(namings, { section, date, since });
      // The next "ibid." refers to the amending instrument, not to others in the footnote's history.
      for (const other of instruments) {
        if (other.name !== null && other !== acting) namings.push({ name: other.name, section: "", date: "" });
      }
      // The date of an "ibid." may be assigned wrongly, so it is not used as evidence later.
      const isProof = acting?.name != null || !isLongBefore(since, name);
      if (name !== "") namings.push({ name, section: isProof ? section : "", date: isProof ? date : "" });
      if (namings.length > 2 * MAX_IBID_DISTANCE) namings.splice(0, namings.length - MAX_IBID_DISTANCE);
      return name;
    },
  };
}

/** "Subs. by s. 4, for …": the Act is that of the footnote before. */
const BARE_SECTION = /^\W{0,3}(?:thereof )?by,? (?:ss?|sec|section)\b/i;

/** Finds the instrument of the operation: after its word, or, if there is none, before it. */
function findActingInstrument(
  plain: string,
  { type, start, end }: AmendmentOperation,
  instruments: readonly Instrument[],
): Instrument | null {
  const behind = instruments.find((instrument) => instrument.start >= end);
  if (type !== "note") return behind ?? instruments.findLast((instrument) => instrument.end <= start) ?? null;
  // In a note only an instrument after "by" has an effect.
  return (
    instruments.find((instrument) =>
      /\bby (?:the )?$/i.test(plain.slice(Math.max(0, instrument.start - 8), instrument.start)),
    ) ?? null
  );
}

const SECTION_AFTER = /^[\s,.]{0,3}(?:ss?|sec)\b\.?,? ?(\d{1,3}[A-Z]{0,3})\b/i;
const SECTION_BEFORE = /\b(?:ss?|sec)\b\.?,? ?(\d{1,3}[A-Z]{0,3})\b(?!.*\b(?:ss?|sec)\b\.?,? ?\d)/i;

/** Finds the section of the amending Act, next to its name: "Act 24 of 1959, s. 3", "s. 3, ibid." */
function findNearbySection(plain: string, start: number, end: number): string {
  const behind = SECTION_AFTER.exec(plain.slice(end, end + 20))?.[1];
  return behind ?? SECTION_BEFORE.exec(plain.slice(Math.max(0, start - 60), start))?.[1] ?? "";
}

/**
 * Resolves "ibid." to the instrument named last. But later footnotes are printed between old ones ("1. Subs. by Act 24
 * of 1959, s. 2. 2. Omitted by Act 34 of 2019. 3. Ins. by s. 2, ibid."): if section and date match an earlier
 * instrument and not the last, the earlier one is meant; the date alone decides if the last is an Order, or was made
 * long after the date and for another section.
 */
function resolveIbid(namings: readonly InstrumentMention[], { section, date, since }: IbidContext): string {
  const last = namings.at(-1);
  if (last === undefined) return "";
  const points = new Map<string, number>();
  for (const naming of namings.slice(-MAX_IBID_DISTANCE)) {
    const sameSection = naming.section !== "" && naming.section === section ? SAME_SECTION_POINTS : 0;
    const sameDate = naming.date !== "" && naming.date === date ? SAME_DATE_POINTS : 0;
    points.set(naming.name, Math.max(points.get(naming.name) ?? 0, sameSection + sameDate));
  }
  const ofLast = points.get(last.name) ?? 0;
  const isOrder = section !== "" && hasNoSections(last.name);
  let best = (isOrder ? namings.findLast(({ name }) => !hasNoSections(name)) : undefined)?.name ?? last.name;
  if (ofLast >= SAME_DATE_POINTS) return best;
  const isDoubtful = isOrder || (last.section !== section && isLongBefore(since, last.name));
  let most = isDoubtful ? SAME_DATE_POINTS - 1 : SAME_SECTION_POINTS + SAME_DATE_POINTS - 1;
  for (const [name, fit] of points) {
    if (fit <= most || isLongBefore(since, name)) continue;
    best = name;
    most = fit;
  }
  return best;
}

/** A date is stronger evidence than a section: in every Act the same few sections amend. */
const SAME_DATE_POINTS = 3;
const SAME_SECTION_POINTS = 2;

/** Orders and notifications have paragraphs. */
function hasNoSections(name: string): boolean {
  return /^Notification|\bOrder\b/.test(name);
}

/** Returns whether a date is long before the instrument was made; a few years are common, by retrospective effect. */
function isLongBefore(date: string, name: string): boolean {
  const made = Number(/\d{4}$/.exec(name)?.[0] ?? Number.NaN);
  return date !== "" && Number(date.slice(0, 4)) < made - 1;
}
