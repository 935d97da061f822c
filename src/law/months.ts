/** English names of the months. */
export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** American abbreviations of the months (Bluebook, table T12). */
export const ABBREVIATED_MONTHS = "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.".split(" ");
