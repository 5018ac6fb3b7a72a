import type {
  NamedPerson,
  OpenedReport,
  OperatorAct,
  OperatorRefusal,
  OperatorView,
  OperatorWish,
} from '@gorrion/protocol';
import { askServer, type ServerAnswer } from '../client/askServer.ts';

/* What the operator's page asks of its server. */

const PATH = '/api/operator';

/** Why there is no answer. `unsure`: the server did not say whether it was done. */
export type Failure = OperatorRefusal | 'offline' | 'unsure';
export type Answer<T> = ServerAnswer<T, Failure>;

/** What the page finds when it looks. `off`: there is no such page on this server. */
export type Look =
  | { readonly kind: 'view'; readonly view: OperatorView; readonly tag: string | null }
  | { readonly kind: 'same' | 'signed-out' | 'off' | 'offline' };

/** Looks how the server is doing; `tag` is that of the view that the page has. */
export async function look(tag: string | null): Promise<Look> {
  try {
    const response = await fetch(PATH, { cache: 'no-store', headers: tag === null ? {} : { 'If-None-Match': tag } });
    if (response.status === 304) return { kind: 'same' };
    const value = await response.json();
    if (response.ok) return { kind: 'view', view: value, tag: response.headers.get('ETag') };
    if (response.status === 401) return { kind: 'signed-out' };
    return { kind: response.status === 404 ? 'off' : 'offline' };
  } catch {
    return { kind: 'offline' };
  }
}

/** Does what the operator wishes; answers with the view after it. */
export async function act(wish: OperatorWish): Promise<Answer<OperatorView>> {
  const answer: Answer<OperatorView> = await askServer(PATH, wish);
  const isUnsure = !answer.ok && answer.why === 'offline' && wish.type !== 'sign-in';
  return isUnsure ? { ok: false, why: 'unsure' } : answer;
}

export const fetchReport = (id: string): Promise<Answer<OpenedReport>> => askServer(`${PATH}/report?id=${id}`);

/** Finds the guest of an id, or of a name that only they have. */
export const findGuest = (called: string): Promise<Answer<NamedPerson>> =>
  askServer(`${PATH}/guest?called=${encodeURIComponent(called)}`);

/** Fetches older acts than one, or the newest. */
export const fetchActs = (before?: number): Promise<Answer<readonly OperatorAct[]>> =>
  askServer(before === undefined ? `${PATH}/acts` : `${PATH}/acts?before=${before}`);
