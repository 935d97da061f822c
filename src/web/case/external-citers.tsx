import type { ExternalCiter } from "../../contract/schemas/citations/resolve.ts";
import { TreatmentChip } from "./treatment-chip.tsx";

/** Citing decisions that the corpus lacks, known from the reporter's editorial notes. */
export function ExternalCiters({ citers }: { readonly citers: readonly ExternalCiter[] }) {
  if (citers.length === 0) return null;
  return (
    <>
      <h3>Not in this corpus: citing decisions from the reporter's notes</h3>
      <ol>
        {citers.map(({ citation, treatment, snippet }) => (
          <li key={citation} class="citing">
            <TreatmentChip treatment="unknown" />
            <div>
              <p class="facts">
                <b>{citation}</b>
                <span>{treatment.replaceAll("_", " ")}</span>
              </p>
              <blockquote>{snippet}</blockquote>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
