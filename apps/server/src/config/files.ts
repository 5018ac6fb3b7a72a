/** The two files that make up a server's data; they belong together. */
export const DATABASE = 'gorrion.sqlite';
export const KEY = 'cookie.key';
/** Guests whose cookies are revoked; there only when somebody is. */
export const REVOKED = 'revoked';
