import { EngineError } from "../../../errors.ts";
import type { Citable } from "../citable.ts";
import { toCslItem } from "./csl-item.ts";

/** A CSL style and the locale that it is to speak, both as XML text. */
export interface CslStyle {
  readonly style: string;
  readonly locale: string;
}

/** A record as a CSL style prints it: as a note or in-text citation, and as an entry of a bibliography. HTML. */
export interface CslCitation {
  readonly citation: string;
  /** Empty where the style has no bibliography. */
  readonly bibliography: string;
}

/**
 * Cites a record by any CSL style, through the package `citeproc`, which is not part of Headnote: install it beside, or
 * hand it in.
 * @throws EngineError `internal` where `citeproc` is not installed
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { type CaseRecord, formatCitationWithCsl } from "headnote";
 *
 * declare const record: CaseRecord;
 * const style = await readFile("chicago.csl", "utf8");
 * const locale = await readFile("locales-en-US.xml", "utf8");
 * const { citation, bibliography } = await formatCitationWithCsl(record, { style, locale });
 * ```
 */
export async function formatCitationWithCsl(
  record: Citable,
  { style, locale }: CslStyle,
  citeproc?: Citeproc,
): Promise<CslCitation> {
  const { Engine } = citeproc ?? (await loadCiteproc());
  const item = toCslItem(record);
  const engine = new Engine({ retrieveLocale: () => locale, retrieveItem: () => item }, style);
  engine.updateItems([item.id]);
  const citation = engine.makeCitationCluster([{ id: item.id }]);
  const bibliography = engine.makeBibliography();
  return { citation, bibliography: bibliography === false ? "" : bibliography[1].join("").trim() };
}

/** What is used of the package. */
export interface Citeproc {
  readonly Engine: new (
    system: { retrieveLocale(): string; retrieveItem(): unknown },
    style: string,
  ) => {
    updateItems(ids: readonly string[]): void;
    makeCitationCluster(items: readonly { readonly id: string }[]): string;
    makeBibliography(): false | [unknown, string[]];
  };
}

async function loadCiteproc(): Promise<Citeproc> {
  // Bundlers must leave it out: its licence is not ours, and few will have it.
  const name = "citeproc";
  try {
    const loaded = (await import(/* @vite-ignore */ name)) as { default?: Citeproc } & Citeproc;
    return loaded.default ?? loaded;
  } catch (cause) {
    throw new EngineError(
      "internal",
      "Citing by a CSL style needs the package citeproc: npm install citeproc.",
      {},
      cause,
    );
  }
}
