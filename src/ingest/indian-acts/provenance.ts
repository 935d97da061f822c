import type { Provenance } from "../source.ts";

/** Under what anyone may reproduce an Act of India. */
export const INDIAN_ACTS_LICENSE =
  "Acts of a legislature: reproduction with other original matter (Copyright Act 1957, s. 52(1)(q)(ii))";

/** Acts as India Code has them, in whichever form they were fetched. */
export const INDIA_CODE_PROVENANCE: Provenance = {
  provider: "India Code, Legislative Department, Ministry of Law and Justice, Government of India",
  url: "https://www.indiacode.nic.in/",
  license: INDIAN_ACTS_LICENSE,
  notice: "Central Acts as published at India Code. Only the Gazette of India is authentic.",
};
