import { NUMERIC_DATE, toIsoDate, WORDED_DATE } from "./dates.ts";

/** "w.e.f.", "w.r.e.f." (with retrospective effect from), with their stops and spaces in any state, and in full. */
const WITH_EFFECT_FROM = String.raw`(?:\bw ?[.,]? ?(?:r ?[.,]? ?)?e ?[.,]? ?f ?[.,]{0,3}|\bwith (?:retrospective )?effect (?:on and )?from(?: the)?)[ .(]{0,3}`;

const EFFECTIVE_DATES: readonly RegExp[] = [
  new RegExp(`${WITH_EFFECT_FROM}${NUMERIC_DATE}`, "i"),
  new RegExp(`${WITH_EFFECT_FROM}${WORDED_DATE}`, "i"),
];

/** "(15-4-2025)" at the end, without the words before it. */
const BARE_DATE = new RegExp(String.raw`(?<!dated )\(${NUMERIC_DATE}\)\W*$`, "i");

/** The day on which an Act came into force: "1st April, 1957, vide notification …", "brought into force on the 1st …". */
const COMMENCEMENT = new RegExp(
  String.raw`(?:^\W{0,3}(?:The )?|\binto (?:force|operation) (?:on|from|with effect from) (?:the )?)(?:${WORDED_DATE}|${NUMERIC_DATE})(?=\W{0,8}(?:vide|see)\b)`,
  "i",
);

/** The beginning of a provision's history, whose dates are not those of the amendment. */
const HISTORY_START = /\b(?:earlier|previously|originally|prior to (?:this|that|the))\b/i;

/** Finds the date from which an amendment has effect, `YYYY-MM-DD`; "" if the footnote has no complete date. */
export function findEffectiveDate(plain: string): string {
  const history = HISTORY_START.exec(plain)?.index ?? plain.length;
  const amendment = history < 12 ? plain : plain.slice(0, history);
  const dates = [...EFFECTIVE_DATES, BARE_DATE]
    .map((pattern) => pattern.exec(amendment))
    .filter((match) => match !== null);
  const first = dates.reduce<RegExpExecArray | null>((a, b) => (a !== null && a.index <= b.index ? a : b), null);
  if (first !== null) return toIsoDate(first[1]!, first[2]!, first[3]!);
  const commenced = COMMENCEMENT.exec(plain);
  if (commenced === null) return "";
  const [, day, month, year, day2 = "", month2 = "", year2 = ""] = commenced;
  return toIsoDate(day ?? day2, month ?? month2, year ?? year2);
}
