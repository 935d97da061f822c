import { type Instrument, instrumentsIn } from "./instruments.ts";
import type { Operation } from "./operation.ts";

/** Remembers which Acts the footnotes of one Act have named, so that "ibid." can be resolved. */
export interface AmenderMemory {
  /** By what the change was made: "Act 13 of 2013"; empty where the footnote does not tell. Call it in the order of print. */
  amenderOf(plain: string, operation: Operation, effectiveDate: string): string;
}

/** One naming of an instrument: with which section of it, for which date. */
interface Naming {
  readonly name: string;
  readonly section: string;
  readonly date: string;
}

/** How many namings back "ibid." may point. */
const LOOK_BACK = 40;

export function amenderMemory(): AmenderMemory {
  const namings: Naming[] = [];

  return {
    amenderOf(plain, operation, date) {
      const instruments = instrumentsIn(plain);
      const acting = actingOf(plain, operation, instruments);
      const section = sectionNear(plain, acting?.start ?? operation.end, acting?.end ?? operation.end);
      let name = "";
      if (acting !== null) name = acting.name ?? sameAs(namings, section, date);
      else if (operation.type !== "note" && BARE_SECTION.test(plain.slice(operation.end, operation.end + 40)))
        name = sameAs(namings, section, date);
      // The instrument that acts is the one that "ibid." means next, whatever else the footnote tells of the past.
      for (const other of instruments) {
        if (other.name !== null && other !== acting) namings.push({ name: other.name, section: "", date: "" });
      }
      if (name !== "") namings.push({ name, section, date });
      if (namings.length > 2 * LOOK_BACK) namings.splice(0, namings.length - LOOK_BACK);
      return name;
    },
  };
}

/** "Subs. by s. 4, for …": the Act is that of the footnote before. */
const BARE_SECTION = /^\W{0,3}(?:thereof )?by,? (?:ss?|sec|section)\b/i;

/** The instrument that the operation is done by: behind its word; where there is none, before it. */
function actingOf(
  plain: string,
  { type, start, end }: Operation,
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

const SECTION = /\b(?:ss?|sec|section|sections)\b\.?,? ?(\d{1,3}[A-Z]{0,3})\b/i;

/** The section of the amending Act, which stands close to its name: "Act 24 of 1959, s. 3", "s. 3, ibid." */
function sectionNear(plain: string, start: number, end: number): string {
  const behind = SECTION.exec(plain.slice(end, end + 16))?.[1];
  const before = plain.slice(Math.max(0, start - 60), start);
  return (
    behind ??
    before
      .match(new RegExp(SECTION.source, "gi"))
      ?.at(-1)
      ?.match(/\d{1,3}[A-Z]{0,3}$/i)?.[0] ??
    ""
  );
}

/**
 * What "ibid." means: the instrument named last. But footnotes written later stand between old ones ("1. Subs. by Act 24
 * of 1959, s. 2. 2. Omitted by Act 34 of 2019. 3. Ins. by s. 2, ibid."): where section and date fit an earlier
 * instrument and neither fits the last, the earlier one is meant.
 */
function sameAs(namings: readonly Naming[], section: string, date: string): string {
  const last = namings.at(-1);
  if (last === undefined) return "";
  const fit = new Map<string, number>();
  for (const naming of namings.slice(-LOOK_BACK)) {
    const sameSection = naming.section !== "" && naming.section === section ? 2 : 0;
    const sameDate = naming.date !== "" && naming.date === date ? 2 : 0;
    fit.set(naming.name, Math.max(fit.get(naming.name) ?? 0, sameSection + sameDate));
  }
  const fitOfLast = (fit.get(last.name) ?? 0) - (isBefore(date, last.name) ? 2 : 0);
  let best = last.name;
  for (const [name, points] of fit) {
    // Later namings win among equals; Map keeps the order of the first naming.
    if (points >= Math.max(fitOfLast + 3, fit.get(best) ?? 0) && !isBefore(date, name)) best = name;
  }
  return best;
}

/** Whether a date is long before the instrument was made; a few years are common, by retrospective effect. */
function isBefore(date: string, name: string): boolean {
  const made = Number(/\d{4}$/.exec(name)?.[0] ?? Number.NaN);
  return date !== "" && Number(date.slice(0, 4)) < made - 1;
}
