/** Raised whenever the shape of a message changes. The server asks a page of another version to reload. */
export const PROTOCOL_VERSION = 15;

/**
 * Raised with every kind of fact that earlier versions cannot fold. The server reads logs of all versions and refuses a
 * log that is newer than itself. 2: nonces. 3: excluded spectators. 4: shuffles bound to their table. 5: full clock,
 * wall, seating and wins. 6: settings that change before the game. 7: tables of events, sealed deals. 8: older ways,
 * exchanges. 9: replacements that are declined. 10: teachers' tables.
 */
export const LOG_VERSION = 10;
