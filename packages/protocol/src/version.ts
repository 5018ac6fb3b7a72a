/** Raised with every change of a message's shape; a page of another version is asked to reload. */
export const PROTOCOL_VERSION = 5;

/**
 * Raised with every kind of fact that earlier versions of a table could not fold. Logs of all versions are read for
 * ever; a program does not touch a log that is newer than itself. 2: nonces. 3: watchers who are shown out. 4: shuffles
 * bound to their table. 5: clock, wall, seating and wins told in full.
 */
export const LOG_VERSION = 5;
