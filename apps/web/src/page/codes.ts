import { LOCAL_MARK } from '../solo/code.ts';

/* Codes of tables, games, groups and events in addresses. People type and paste them in any case, with spaces and dashes. */

/** What stands in the place of a code where something new is set up. */
const NEW_ID = 'new';

/** A code of the server; the archive writes two of them together. */
const CODE = /^[A-Z0-9]{1,40}$/;

const plain = (typed: string): string => typed.replace(/%20|[\s-]/g, '').toUpperCase();

/** Returns the code in a typed text, as the server writes it; undefined if it cannot be one. */
function readCode(typed: string): string | undefined {
  const isLocal = typed.toLowerCase().startsWith(LOCAL_MARK);
  const code = plain(isLocal ? typed.slice(LOCAL_MARK.length) : typed);
  if (!CODE.test(code)) return undefined;
  return isLocal ? LOCAL_MARK + code : code;
}

/** Returns the id of a game in a typed text: the code of its table and its number, or "live" while it goes on. */
function readGame(typed: string): string | undefined {
  const [, table = '', end = ''] = /^(.+)-(\d{1,4}|live)$/i.exec(typed) ?? [];
  const code = readCode(table);
  return code === undefined ? undefined : `${code}-${end.toLowerCase()}`;
}

/** Returns a path with the codes in it as the server writes them. Any other path stays as it is. */
export function canonicalPath(path: string): string {
  const [, place = '', typed = '', rest = ''] = /^\/([tgcde])\/([^/]+)(.*)$/.exec(path) ?? [];
  if (typed === NEW_ID) return path;
  const code = place === 'g' ? readGame(typed) : readCode(typed);
  return code === undefined ? path : `/${place}/${code}${rest}`;
}

/** Writes the codes in the address of the page as the server does, before anything reads it. */
export function readAddress(): void {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
