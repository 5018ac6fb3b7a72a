/** Names of the database and the key, which belong together. */
export const DATABASE = 'gorrion.sqlite';
export const KEY = 'cookie.key';
/** Name of the list of revoked guests; the file exists only if there are any. */
export const REVOKED = 'revoked';
/** Name of the folder of backups that the operator's page has made. */
export const BACKUPS = 'backups';
