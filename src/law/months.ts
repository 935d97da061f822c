/** The months as English writes them. */
export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** And as American citations shorten them (Bluebook, table T12). */
export const ABBREVIATED_MONTHS = "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.".split(" ");
