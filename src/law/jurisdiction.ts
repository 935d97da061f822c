/** A jurisdiction that Headnote covers: United States (federal and state) or India. */
export type Jurisdiction = "US" | "IN";
