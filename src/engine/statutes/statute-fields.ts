import type { CodeData, SectionData } from "../../corpus/port/legislation-reader.ts";

/** Returns the fields of a section that every response contains; unknown ones are absent. */
export function toStatuteFields(code: CodeData, section: SectionData) {
  const labels = section.breadcrumb.map(({ label }) => label);
  return {
    actId: section.actId,
    citation: section.citation,
    citationShort: section.citationShort,
    title: section.heading,
    corpusType: code.corpusType,
    ...(code.state !== null && { state: code.state }),
    ...(section.year !== null && { year: section.year }),
    ...(code.titleNumber !== null && { titleNumber: code.titleNumber }),
    ...(code.titleName !== "" && { titleName: code.titleName }),
    ...(section.chapter !== "" && { chapter: section.chapter }),
    ...(section.chapterName !== "" && { chapterName: section.chapterName }),
    ...(section.number !== "" && { sectionNumber: section.number }),
    displayPath: [...(labels.length > 0 ? labels : [code.label]), section.citation].join(" › "),
    breadcrumb: [...section.breadcrumb],
    ...section.urls,
  };
}
