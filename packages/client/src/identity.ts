/*
 * Who a client is. A server knows its guests by a signed cookie, which it gives with its first page. A browser keeps it by
 * itself; elsewhere the client asks for a page and keeps what comes with it.
 */

/** The names under which servers give the cookie: over https, and on a club's own network. */
const COOKIES = ['__Host-gorrion=', 'gorrion='];

/** Whether this program runs in a browser, which sends cookies by itself and shows them to no script. */
const isBrowser = (): boolean => 'document' in globalThis || 'WorkerGlobalScope' in globalThis;

/**
 * Has the server make a new guest; resolves with the identity, which is as secret as a password: keep it to come back as
 * the same person. Resolves with undefined in a browser, which keeps it itself. Throws if the server gives none.
 */
export async function newIdentity(url: string, signal?: AbortSignal): Promise<string | undefined> {
  if (isBrowser()) return undefined;
  const answer = await fetch(new URL('/', url), { method: 'HEAD', redirect: 'manual', ...(signal && { signal }) });
  const cookies = answer.headers.getSetCookie().flatMap(cookie => cookie.split(';', 1));
  const identity = cookies.find(cookie => COOKIES.some(name => cookie.startsWith(name)));
  if (identity === undefined) throw new Error(`${url} gave no identity: it answered ${answer.status}`);
  return identity;
}
