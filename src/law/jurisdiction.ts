/** The two bodies of law that Headnote knows: United States (federal and state) and India. */
export type Jurisdiction = "US" | "IN";
