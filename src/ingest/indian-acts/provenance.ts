import type { Provenance } from "../source.ts";

/** The provision that permits everyone to reproduce an Act of India. */
export const INDIAN_ACTS_LICENSE =
  "Acts of a legislature: reproduction with other original matter (Copyright Act 1957, s. 52(1)(q)(ii))";

/** Provenance of Acts from India Code, in any form. */
export const INDIA_CODE_PROVENANCE: Provenance = {
  provider: "India Code, Legislative Department, Ministry of Law and Justice, Government of India",
  url: "https://www.indiacode.nic.in/",
  license: INDIAN_ACTS_LICENSE,
  notice: "Central Acts as published at India Code. Only the Gazette of India is authentic.",
};
