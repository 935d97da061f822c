import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderFiguresPage } from "./figures-page.ts";
import { renderTreatmentPage } from "./treatment-page.ts";

// Writes docs/verification.md, the list of measured figures, from the verification files.
writeFileSync(resolve(import.meta.dirname, "../../docs/verification.md"), renderFiguresPage());
// Writes docs/treatment.md, the coverage of the lexicon of treatment.
writeFileSync(resolve(import.meta.dirname, "../../docs/treatment.md"), renderTreatmentPage());
