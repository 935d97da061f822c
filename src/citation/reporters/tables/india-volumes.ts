/**
 * Limits of Indian series: reporter | first year | most volumes in a year. The last cell is empty for series that are
 * not cited by volumes of a year.
 */
export const INDIA_VOLUMES = `
SCC|1969|30
SCR|1950|30
AIR|1914|
INSC|1950|
SCALE|1981|30
JT|1984|30
`;
