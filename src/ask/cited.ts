import { actByOrdinal, actSectionByOrdinal } from "../store/legislation-acts.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import { standingOf } from "../store/standing.ts";
import type { Cited, Role } from "./compose.ts";
import type { Library } from "./library.ts";
import type { Passage } from "./passages/passage.ts";
import { caseStanding } from "./standing.ts";

/** A chosen passage as the answer cites it. @param at its place among the chosen, from 0 @param role where it is known */
export function citedOf(library: Library, passage: Passage, at: number, role?: Role): Cited {
  const n = at + 1;
  const { ref } = passage;
  if (ref.kind !== "case") return { n, passage, role: "rule", ...provisionStanding(library, ref) };
  const { caseName, citation, year } = library.records.brief(
    ref.clusterId,
    standingOf(library.corpus.database, ref.clusterId),
  );
  const standing = caseStanding(library, ref.clusterId);
  const dated = citation.includes(String(year)) ? citation : `${citation} (${year})`;
  const label = `${caseName}, ${dated}`;
  const warning = standing.freshness === "Overruled" ? `[${n}] was ${standing.says}.` : null;
  return { n, passage, label, standing: standing.says, warning, role: role ?? roleOf(passage, standing.freshness, at) };
}

function roleOf({ section }: Passage, freshness: string, at: number): Role {
  if (freshness === "Overruled" || section === "dissent") return "contrary";
  return at < 2 ? "authority" : "application";
}

function provisionStanding({ corpus }: Library, ref: Exclude<Passage["ref"], { kind: "case" }>) {
  if (ref.kind === "section") {
    const { citation, heading, status, asOf } = sectionByOrdinal(corpus.database, ref.ordinal);
    return {
      label: heading === "" ? citation : `${citation}, ${heading}`,
      standing: `${STATUS[status] ?? "as the corpus has it"}${asOf === null ? "" : `, as of ${asOf}`}`,
      warning: GONE.has(status) ? `This provision is ${status}.` : null,
    };
  }
  const section = actSectionByOrdinal(corpus.database, ref.ordinal);
  const act = actByOrdinal(corpus.database, section.act);
  return {
    label: `${section.number === "" ? "" : `section ${section.number}, `}${act.title}`,
    standing: act.status === "in_force" ? "in force as the corpus has it" : `the Act is ${act.status}`,
    warning: act.status === "repealed" ? "This Act is repealed." : null,
  };
}

const GONE: ReadonlySet<string> = new Set(["repealed", "omitted", "expired", "superseded"]);
const STATUS: Readonly<Record<string, string>> = { in_force: "in force as the corpus has it", repealed: "repealed" };
