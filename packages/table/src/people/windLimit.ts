/** Time (ms) after which the table takes a wind tile for a person. */
export const WIND_LIMIT = 15_000;
