import type { AmendmentOperation } from "./classify-operation.ts";
import { findInstruments, type Instrument } from "./find-instruments.ts";

/** Remembers which Acts the footnotes of one Act have named, so that "ibid." can be resolved. */
export interface AmendingActResolver {
  /** By what the change was made: "Act 13 of 2013"; empty where the footnote does not tell. Call it in the order of print. */
  resolve(plain: string, operation: AmendmentOperation, effectiveDate: string): string;
}

/** One naming of an instrument: with which section of it, for which date. */
interface InstrumentMention {
  readonly name: string;
  readonly section: string;
  readonly date: string;
}

/** What is said beside an "ibid." `since` is empty where the date may be before the Act. */
interface IbidContext {
  readonly section: string;
  readonly date: string;
  readonly since: string;
}

const RETROSPECTIVE = /\bw ?\.? ?r ?\.? ?e\b|retrospective/i;

/** How many namings back "ibid." may point. */
const MAX_IBID_DISTANCE = 100;

export function createAmendingActResolver(): AmendingActResolver {
  const namings: InstrumentMention[] = [];

  return {
    resolve(plain, operation, date) {
      const instruments = findInstruments(plain);
      const acting = findActingInstrument(plain, operation, instruments);
      // "w.r.e.f." says that the date is before the Act, and so that it proves nothing against the Act.
      const since = RETROSPECTIVE.test(plain) ? "" : date;
      const section = findNearbySection(plain, acting?.start ?? operation.end, acting?.end ?? operation.end);
      let name = "";
      if (acting !== null) name = acting.name ?? resolveIbid(namings, { section, date, since });
      else if (operation.type !== "note" && BARE_SECTION.test(plain.slice(operation.end, operation.end + 40)))
        name = resolveIbid(namings, { section, date, since });
      // The instrument that acts is the one that "ibid." means next, whatever else the footnote tells of the past.
      for (const other of instruments) {
        if (other.name !== null && other !== acting) namings.push({ name: other.name, section: "", date: "" });
      }
      // A date that "ibid." may have been given wrongly proves nothing later on.
      const isProof = acting?.name != null || !isLongBefore(since, name);
      if (name !== "") namings.push({ name, section: isProof ? section : "", date: isProof ? date : "" });
      if (namings.length > 2 * MAX_IBID_DISTANCE) namings.splice(0, namings.length - MAX_IBID_DISTANCE);
      return name;
    },
  };
}

/** "Subs. by s. 4, for …": the Act is that of the footnote before. */
const BARE_SECTION = /^\W{0,3}(?:thereof )?by,? (?:ss?|sec|section)\b/i;

/** The instrument that the operation is done by: behind its word; where there is none, before it. */
function findActingInstrument(
  plain: string,
  { type, start, end }: AmendmentOperation,
  instruments: readonly Instrument[],
): Instrument | null {
  const behind = instruments.find((instrument) => instrument.start >= end);
  if (type !== "note") return behind ?? instruments.findLast((instrument) => instrument.end <= start) ?? null;
  // A note tells of an instrument that does something only where it says "by".
  return (
    instruments.find((instrument) =>
      /\bby (?:the )?$/i.test(plain.slice(Math.max(0, instrument.start - 8), instrument.start)),
    ) ?? null
  );
}

const SECTION_AFTER = /^[\s,.]{0,3}(?:ss?|sec)\b\.?,? ?(\d{1,3}[A-Z]{0,3})\b/i;
const SECTION_BEFORE = /\b(?:ss?|sec)\b\.?,? ?(\d{1,3}[A-Z]{0,3})\b(?!.*\b(?:ss?|sec)\b\.?,? ?\d)/i;

/** The section of the amending Act, which stands close to its name: "Act 24 of 1959, s. 3", "s. 3, ibid." */
function findNearbySection(plain: string, start: number, end: number): string {
  const behind = SECTION_AFTER.exec(plain.slice(end, end + 20))?.[1];
  return behind ?? SECTION_BEFORE.exec(plain.slice(Math.max(0, start - 60), start))?.[1] ?? "";
}

/**
 * What "ibid." means: the instrument named last. But footnotes written later stand between old ones ("1. Subs. by Act 24
 * of 1959, s. 2. 2. Omitted by Act 34 of 2019. 3. Ins. by s. 2, ibid."): where section and date fit an earlier
 * instrument and do not fit the last, the earlier one is meant; the date alone decides where the last is an Order, or was
 * made long after the date and for another section.
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

/** A date tells more than a section: the same few sections amend in every Act. */
const SAME_DATE_POINTS = 3;
const SAME_SECTION_POINTS = 2;

/** Orders and notifications have paragraphs. */
function hasNoSections(name: string): boolean {
  return /^Notification|\bOrder\b/.test(name);
}

/** Whether a date is long before the instrument was made; a few years are common, by retrospective effect. */
function isLongBefore(date: string, name: string): boolean {
  const made = Number(/\d{4}$/.exec(name)?.[0] ?? Number.NaN);
  return date !== "" && Number(date.slice(0, 4)) < made - 1;
}
