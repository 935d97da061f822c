import { describe, expect, it } from "vitest";
import { compactTable } from "../../scripts/bundle/compact-tables.ts";
import { parseCitation } from "../../src/citation/parse/parse-citation.ts";
import { type DoctrineAuthority, listNameForms, parseDoctrines } from "../../src/law/doctrines/doctrine.ts";
import { DOCTRINE_ROWS, LAY_WORD_ROWS, listDoctrines, SPELLING_ROWS } from "../../src/law/doctrines/list-doctrines.ts";

/** A provision of an Indian law: no citation parser reads it, so its form is the contract. */
const INDIAN_PROVISION = /^[A-Z].*, (?:s\. \d+[A-Z]*|art\. \d+[A-Z]*|Order [IVXL]+ Rule \d+)$/;

describe("the tables of doctrines", () => {
  it("contain at least 700 doctrines and popular names and at least 900 lay words", () => {
    expect(DOCTRINE_ROWS.length).toBeGreaterThanOrEqual(700);
    expect(LAY_WORD_ROWS.length).toBeGreaterThanOrEqual(900);
  });

  it("parse completely", () => {
    expect(listDoctrines()).toHaveLength(DOCTRINE_ROWS.length + LAY_WORD_ROWS.length + SPELLING_ROWS.length);
  });

  it("parse to the same doctrines without the blanks around separators, which bundles leave out", () => {
    const rows = [...DOCTRINE_ROWS, ...LAY_WORD_ROWS, ...SPELLING_ROWS];
    const compacted = rows.map(compactTable);
    expect(compacted.join("").length).toBeLessThan(rows.join("").length);
    expect(parseDoctrines(compacted)).toEqual(listDoctrines());
  });

  it("use a name once per country", () => {
    const repeated: string[] = [];
    const seen = new Set<string>();
    for (const { country, names } of listDoctrines()) {
      for (const key of names.flatMap((name) =>
        listCountries(country).map((code) => `${code} ${name.toLowerCase()}`),
      )) {
        if (seen.has(key)) repeated.push(key);
        seen.add(key);
      }
    }
    expect(repeated).toEqual([]);
  });

  it("lead every row to terms or authorities", () => {
    const empty = listDoctrines().filter(({ terms, authorities }) => terms.length + authorities.length === 0);
    expect(empty).toEqual([]);
  });

  it("lead no lay word or spelling to itself alone", () => {
    const circular = parseDoctrines([...LAY_WORD_ROWS, ...SPELLING_ROWS]).filter(({ names, terms }) =>
      terms.every((term) => names.length === 1 && names[0] === term),
    );
    expect(circular).toEqual([]);
  });

  it("contain no empty item and no repeated term", () => {
    const faulty = listDoctrines().filter(
      ({ names, terms }) => [...names, ...terms].includes("") || new Set(terms).size < terms.length,
    );
    expect(faulty).toEqual([]);
  });

  it("cite cases by citations that parse, and provisions by their usual form", () => {
    const unread = listDoctrines()
      .flatMap(({ authorities }) => authorities)
      .filter((authority) => !isReadable(authority))
      .map(({ name, citation }) => `${name}, ${citation}`);
    expect(unread).toEqual([]);
  });

  it("give one name to the cases of one citation", () => {
    const names = new Map<string, Set<string>>();
    for (const { name, citation } of listDoctrines().flatMap(({ authorities }) => authorities)) {
      names.set(citation, (names.get(citation) ?? new Set()).add(name));
    }
    expect([...names].filter(([, spellings]) => spellings.size > 1)).toEqual([]);
  });

  it("cover both countries in at least 300 doctrines each", () => {
    const doctrines = parseDoctrines(DOCTRINE_ROWS);
    for (const code of ["US", "IN"]) {
      expect(doctrines.filter(({ country }) => country === code).length).toBeGreaterThanOrEqual(300);
    }
  });
});

describe("parseDoctrines", () => {
  it("reads names, terms and authorities of a row", () => {
    expect(parseDoctrines(["US | wingspan rule; grab area | arrest | Chimel v. California, 395 U.S. 752"])).toEqual([
      {
        country: "US",
        names: ["wingspan rule", "grab area"],
        terms: ["arrest"],
        authorities: [{ name: "Chimel v. California", citation: "395 U.S. 752" }],
      },
    ]);
  });

  it("keeps a provision whole and names its law", () => {
    const [doctrine] = parseDoctrines([
      "IN | murder | | Indian Penal Code, 1860, s. 302; Constitution of India, art. 21",
    ]);
    expect(doctrine!.authorities).toEqual([
      { name: "Indian Penal Code, 1860", citation: "Indian Penal Code, 1860, s. 302" },
      { name: "Constitution of India", citation: "Constitution of India, art. 21" },
    ]);
  });

  it("returns null as the country of a row for both countries", () => {
    expect(parseDoctrines(["* | sue | suit"])[0]!.country).toBeNull();
  });

  it.each([
    ["an unknown country", "UK | sue | suit"],
    ["a missing field", "US | sue"],
    ["no name", "US | | suit"],
    ["a name in upper case", "US | Sue | suit"],
    ["a name of more than six words", "US | one two three four five six seven | suit"],
    ["neither terms nor authorities", "US | sue | "],
    ["an authority without a citation", "US | sue | suit | Roe v. Wade"],
    [
      "more than three authorities",
      "US | a | b | A v. B, 1 U.S. 1; A v. B, 1 U.S. 2; A v. B, 1 U.S. 3; A v. B, 1 U.S. 4",
    ],
  ])("throws and quotes a row with %s", (_fault, row) => {
    expect(() => parseDoctrines([row])).toThrow(row);
  });
});

/** Lists the countries of a row. */
function listCountries(country: "US" | "IN" | null): string[] {
  return country ? [country] : ["US", "IN"];
}

/** Whether a citation parses as a case or a law, or has the form of an Indian provision. */
function isReadable({ citation }: DoctrineAuthority): boolean {
  const parsed = parseCitation(citation);
  return parsed?.kind === "case" || parsed?.kind === "law" || INDIAN_PROVISION.test(citation);
}

describe("listNameForms", () => {
  const list = (names: string, authority = "Ash v. Elm, 1 U.S. 1") =>
    listNameForms(parseDoctrines([`US | ${names} | word | ${authority}`])[0]!);

  it("adds a name without the kind of doctrine", () => {
    expect(list("silver platter doctrine")).toEqual(["silver platter doctrine", "silver platter"]);
  });

  it("leaves out no kind after a single word, unless that is the case that the doctrine is called after", () => {
    expect(list("mailbox rule")).toEqual(["mailbox rule"]);
    expect(list("ash rule")).toEqual(["ash rule", "ash"]);
    expect(list("elm rule")).toEqual(["elm rule"]);
  });
});
