import { parseTableRows, toSlug } from "../../citation/reporters/edition.ts";
import { parseSmallInteger } from "../../text/numerals.ts";
import { INDIAN_ACT_SECTIONS } from "../tables/indian-act-sections.ts";
import { SUPERSEDED_ACTS } from "../tables/superseded-acts.ts";
import { SUPERSEDED_PROVISIONS } from "../tables/superseded-provisions.ts";
import { US_LAW_LIMITS } from "../tables/us-law-limits.ts";

/** What is known of an Act of India without a corpus. */
export interface KnownAct {
  readonly title: string;
  /** Key of the title, the first part of the keys of its sections. */
  readonly key: string;
  /** Number of the last section; `null` if it is not known. */
  readonly lastSection: number | null;
  /** What became of an Act that is no longer in force, as a sentence; else `null`. */
  readonly end: string | null;
  /** First year in which it no longer applies; `null` for an Act in force. */
  readonly endYear: number | null;
}

/** What became of a provision. */
export interface ProvisionEnd {
  /** `partly` for a provision of which a part was struck down. */
  readonly kind: "struck_down" | "partly" | "repealed";
  readonly sentence: string;
}

/** Finds an Act by the key of its title, or of a short name such as "NI Act"; `null` if it is not known. */
export function findKnownAct(key: string): KnownAct | null {
  return loadActs().get(normalizeActKey(key)) ?? null;
}

/** Returns what became of a provision that was struck down, repealed or omitted; `null` for any other. */
export function findProvisionEnd(key: string): ProvisionEnd | null {
  return loadEnds().get(key) ?? null;
}

/** Returns, as a sentence, why a provision of the United States cannot exist; `null` if nothing speaks against it. */
export function explainImpossibleUsLaw(key: string): string | null {
  for (const { prefix, last, sentence } of loadLimits()) {
    if (!key.startsWith(prefix)) continue;
    const number = parseSmallInteger(/^\d+/.exec(key.slice(prefix.length))?.[0] ?? null);
    if (number !== null && (number > last || number === 0)) return `${sentence}.`;
  }
  return null;
}

let actsByKey: ReadonlyMap<string, KnownAct> | undefined;

function loadActs(): ReadonlyMap<string, KnownAct> {
  if (actsByKey !== undefined) return actsByKey;
  const acts = new Map<string, KnownAct>();
  const add = (act: KnownAct, names: string) => {
    for (const name of [act.title, ...names.split(";").filter((other) => other !== "")]) {
      acts.set(normalizeActKey(toSlug(name)), act);
    }
  };
  for (const [title = "", last = "", names = ""] of parseTableRows(INDIAN_ACT_SECTIONS))
    add({ title, key: toSlug(title), lastSection: Number(last), end: null, endYear: null }, names);
  for (const [title = "", end = "", year = "", names = ""] of parseTableRows(SUPERSEDED_ACTS)) {
    const known = acts.get(normalizeActKey(toSlug(title)));
    const lastSection = known?.lastSection ?? null;
    add({ title, key: known?.key ?? toSlug(title), lastSection, end, endYear: Number(year) }, names);
    if (known !== undefined)
      for (const [key, act] of acts) if (act === known) acts.set(key, { ...known, end, endYear: Number(year) });
  }
  actsByKey = acts;
  return acts;
}

/** Removes the article, brackets and dashes in which titles differ. */
function normalizeActKey(key: string): string {
  return key.replace(/^the(?=[a-z])/, "").replace(/[()[\]‐-―&-]/g, "");
}

let endsByKey: ReadonlyMap<string, ProvisionEnd> | undefined;

const END_KINDS: Readonly<Record<string, ProvisionEnd["kind"]>> = { S: "struck_down", P: "partly", R: "repealed" };

function loadEnds(): ReadonlyMap<string, ProvisionEnd> {
  endsByKey ??= new Map(
    parseTableRows(SUPERSEDED_PROVISIONS).map(([key = "", kind = "", sentence = ""]) => [
      key,
      { kind: END_KINDS[kind]!, sentence },
    ]),
  );
  return endsByKey;
}

interface LawLimit {
  readonly prefix: string;
  readonly last: number;
  readonly sentence: string;
}

let limits: readonly LawLimit[] | undefined;

function loadLimits(): readonly LawLimit[] {
  limits ??= parseTableRows(US_LAW_LIMITS).map(([prefix = "", last = "", sentence = ""]) => ({
    prefix,
    last: Number(last),
    sentence,
  }));
  return limits;
}
