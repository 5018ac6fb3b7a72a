import { typedCode } from '@gorrion/protocol';
import { LOCAL_MARK } from '../../client/solo/code.ts';

/* Codes of tables, games, groups and events in addresses. People type them, and paste them with what stood around them. */

/** What stands in the place of a code where something new is set up. */
const NEW_ID = 'new';

/** A code of the server; the archive writes two of them together. */
const CODE = /^[A-Z0-9]{1,40}$/;

/** Returns the code in a typed text, as the server writes it; undefined if it cannot be one. */
function readCode(typed: string): string | undefined {
  const isLocal = typed.toLowerCase().startsWith(LOCAL_MARK);
  const code = typedCode(isLocal ? typed.slice(LOCAL_MARK.length) : typed);
  if (!CODE.test(code)) return undefined;
  return isLocal ? LOCAL_MARK + code : code;
}

/** Returns the id of a game in a typed text: the code of its table and its number, or "live" while it goes on. */
function readGame(typed: string): string | undefined {
  const [, table = '', end = ''] = /^(.+)-(\d{1,4}|live)$/i.exec(typed) ?? [];
  const code = readCode(table);
  return code === undefined ? undefined : `${code}-${end.toLowerCase()}`;
}

/** Returns a part of an address as text; as it stands if its escapes are broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns an address without what stood behind it in a text: a full stop, a bracket, a space. */
const withoutEnd = (path: string): string => decoded(path).replace(/[^\p{L}\p{N}/]+$/u, '');

/** Returns a path with the codes in it as the server writes them. Any other path stays as it is. */
export function canonicalPath(path: string): string {
  const [, place = '', typed = '', rest = ''] = /^\/(tv|[tgcdeh])\/([^/]+)(.*)$/i.exec(withoutEnd(path)) ?? [];
  if (typed === NEW_ID) return path;
  const code = place.toLowerCase() === 'g' ? readGame(typed) : readCode(typed);
  return code === undefined ? path : `/${place.toLowerCase()}/${code}${rest}`;
}

/** Writes the codes in the address of the page as the server does, before anything reads it. */
export function readAddress(): void {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
