/** Names of the database and the key, which belong together. */
export const DATABASE = 'gorrion.sqlite';
export const KEY = 'cookie.key';
/** Name of the list of revoked guests; the file exists only if there are any. */
export const REVOKED = 'revoked';
