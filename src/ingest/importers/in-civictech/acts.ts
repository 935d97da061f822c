import type { ActRow } from "../../../law/legislation.ts";

/**
 * The Act of each file, which only the file name identifies. Numbers and dates of enactment are those of the Acts; the
 * three repealed ones were repealed on 1 July 2024 by Acts 45, 46 and 47 of 2023.
 */
export const ACTS_BY_FILE_NAME: Readonly<
  Record<string, Omit<ActRow, "id" | "year" | "state" | "department" | "category">>
> = {
  cpc: createAct("The Code of Civil Procedure, 1908", "5 of 1908", "1908-03-21", null),
  crpc: createAct("The Code of Criminal Procedure, 1973", "2 of 1974", "1974-01-25", null, "repealed"),
  hma: createAct("The Hindu Marriage Act, 1955", "25 of 1955", "1955-05-18", "1560"),
  ida: createAct("The Divorce Act, 1869", "4 of 1869", "1869-02-26", "2280"),
  iea: createAct("The Indian Evidence Act, 1872", "1 of 1872", "1872-03-15", null, "repealed"),
  ipc: createAct("The Indian Penal Code, 1860", "45 of 1860", "1860-10-06", null, "repealed"),
  mva: createAct("The Motor Vehicles Act, 1988", "59 of 1988", "1988-10-14", "1798"),
  nia: createAct("The Negotiable Instruments Act, 1881", "26 of 1881", "1881-12-09", "2189"),
};

function createAct(
  title: string,
  actNumber: string,
  enactmentDate: string,
  /** Address of its page at India Code, if it is known. */
  handle: string | null,
  status: ActRow["status"] = "in_force",
) {
  const url = handle === null ? "" : `https://www.indiacode.nic.in/handle/123456789/${handle}`;
  return { title, longTitle: "", actNumber, status, enactmentDate, url };
}
