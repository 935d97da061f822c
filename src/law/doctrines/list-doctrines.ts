import { type Doctrine, parseDoctrines } from "./doctrine.ts";
import { ADMINISTRATIVE_DOCTRINES } from "./tables/administrative.ts";
import { COMPANY_AND_COMMERCE_DOCTRINES } from "./tables/company-and-commerce.ts";
import { CONTRACTS_DOCTRINES } from "./tables/contracts.ts";
import { ENVIRONMENT_DOCTRINES } from "./tables/environment.ts";
import { EVIDENCE_DOCTRINES } from "./tables/evidence.ts";
import { FAMILY_DOCTRINES } from "./tables/family.ts";
import { IN_CONSTITUTIONAL_DOCTRINES } from "./tables/in-constitutional.ts";
import { IN_CRIMINAL_DOCTRINES } from "./tables/in-criminal.ts";
import { IN_PROVISIONS } from "./tables/in-provisions.ts";
import { LABOUR_DOCTRINES } from "./tables/labour.ts";
import { LAY_WORDS } from "./tables/lay-words.ts";
import { POPULAR_NAMES } from "./tables/popular-names.ts";
import { PROCEDURE_DOCTRINES } from "./tables/procedure.ts";
import { PROPERTY_DOCTRINES } from "./tables/property.ts";
import { SPELLING_VARIANTS } from "./tables/spelling-variants.ts";
import { TAX_DOCTRINES } from "./tables/tax.ts";
import { TORTS_DOCTRINES } from "./tables/torts.ts";
import { US_CONSTITUTIONAL_DOCTRINES } from "./tables/us-constitutional.ts";
import { US_CRIMINAL_PROCEDURE_DOCTRINES } from "./tables/us-criminal-procedure.ts";
import { US_PROVISIONS } from "./tables/us-provisions.ts";

/** The tables of doctrines and popular names: each row has the law, not only words. */
export const DOCTRINE_ROWS: readonly string[] = [
  ...US_CONSTITUTIONAL_DOCTRINES,
  ...US_CRIMINAL_PROCEDURE_DOCTRINES,
  ...IN_CONSTITUTIONAL_DOCTRINES,
  ...IN_CRIMINAL_DOCTRINES,
  ...EVIDENCE_DOCTRINES,
  ...TORTS_DOCTRINES,
  ...CONTRACTS_DOCTRINES,
  ...PROPERTY_DOCTRINES,
  ...FAMILY_DOCTRINES,
  ...COMPANY_AND_COMMERCE_DOCTRINES,
  ...TAX_DOCTRINES,
  ...LABOUR_DOCTRINES,
  ...ENVIRONMENT_DOCTRINES,
  ...PROCEDURE_DOCTRINES,
  ...ADMINISTRATIVE_DOCTRINES,
  ...POPULAR_NAMES,
  ...US_PROVISIONS,
  ...IN_PROVISIONS,
];

/** Everyday words for legal ones. */
export const LAY_WORD_ROWS: readonly string[] = LAY_WORDS;

/** Variant spellings of names and words, and abbreviations of parties. */
export const SPELLING_ROWS: readonly string[] = SPELLING_VARIANTS;

let doctrines: readonly Doctrine[] | undefined;

/** Returns all doctrines, popular names, lay words and spelling variants, in the order of the tables. */
export function listDoctrines(): readonly Doctrine[] {
  doctrines ??= parseDoctrines([...DOCTRINE_ROWS, ...LAY_WORD_ROWS, ...SPELLING_ROWS]);
  return doctrines;
}
