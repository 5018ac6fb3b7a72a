/* What a first visit may fetch: KB on the wire with gzip, headers included. */

/** Scripts that arrive before the first page can be used. */
export const INITIAL_SCRIPTS = 115;
/** Everything that arrives before the first page can be used: page, scripts, styles, fonts and tiles. */
export const INITIAL = 200;
/** Everything of the first visit, what is fetched ahead for the table included. */
export const FIRST_LOAD = 280;
