const MONTHS = "January February March April May June July August September October November December".split(" ");

/** A date as the country's reports print it: May 17, 1954 in the US, 17 May 1954 in India. */
export function day(date: string, jurisdiction: string = "US"): string {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined || dayOfMonth === "") return year;
  return jurisdiction === "IN" ? `${Number(dayOfMonth)} ${name} ${year}` : `${name} ${Number(dayOfMonth)}, ${year}`;
}
