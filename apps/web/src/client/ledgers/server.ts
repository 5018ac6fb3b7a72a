import type { Envelope } from '@gorrion/protocol';
import { askServer } from '../askServer.ts';

/* What the page asks the server about groups and events. */

/** Why there is no answer: a refusal of the server, or `offline`. `figures` completes its sentence. */
export interface Refusal {
  readonly code: string;
  readonly figures?: Readonly<Record<string, number | string>>;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal);

/** The kinds of ledgers that the server keeps. */
export type LedgerKindName = 'group' | 'duplicate' | 'tournament';

/** Asks the server for JSON; a `body` is sent with POST. */
export async function askLedgers<T>(address: string, body?: unknown): Promise<Answer<T>> {
  const answer = await askServer<T, string>(address, body);
  if (answer.ok) return answer;
  const { why, ...rest } = answer;
  return { ...rest, code: why };
}

const ask = <T>(path: string, body?: unknown): Promise<Answer<T>> => askLedgers(`/api/ledgers/${path}`, body);

/** What a list holds of each ledger, beside its id. */
export type Listed<Card> = Card & { readonly id: string };

/** The ledgers of the person, and those that everybody may find; the newest first. */
export interface LedgerList<Card> {
  readonly mine: readonly Listed<Card>[];
  readonly open: readonly Listed<Card>[];
  /** The ids of the person's ledgers that are damaged on the server; absent if none is. */
  readonly damaged?: readonly string[];
  /** After which ledger the rest of each begins; null if there is none. */
  readonly more: Readonly<Record<ListName, string | null>>;
}

export type ListName = 'mine' | 'open';

export interface Seen<View> {
  readonly version: number;
  /** Absent if nothing has changed since the version that was named. */
  readonly view?: View;
}

/** Opens a ledger; `id` (128 bits, hex) names the wish, which may be repeated. */
export const openLedger = (kind: LedgerKindName, id: string, wish: unknown): Promise<Answer<{ readonly id: string }>> =>
  ask(kind, { id, wish });

/** What is listed: a kind of ledgers, or the duplicate evenings of a group as the `mine` of its members. */
export type LedgerShelf = LedgerKindName | `groups/${string}/duplicates`;

/** Lists ledgers; with `page` the next page of one list, after a ledger. */
export const listLedgers = <Card>(
  shelf: LedgerShelf,
  page?: { readonly of: ListName; readonly after: string },
): Promise<Answer<LedgerList<Card>>> =>
  askLedgers(
    `/api/${shelf.includes('/') ? '' : 'ledgers/'}${shelf}${page ? `?of=${page.of}&after=${page.after}` : ''}`,
  );

export const fetchLedger = <View>(kind: LedgerKindName, id: string, since?: number): Promise<Answer<Seen<View>>> =>
  ask(`${kind}/${id}${since === undefined ? '' : `?since=${since}`}`);

/** Asks for a ledger as it is shown to everybody, whatever part the reader has in it. */
export const fetchPublic = <View>(kind: LedgerKindName, id: string, since?: number): Promise<Answer<Seen<View>>> =>
  ask(`${kind}/${id}?public=1${since === undefined ? '' : `&since=${since}`}`);

/** Asks for a part of a ledger that its view leaves out. */
export const fetchPart = <Part>(
  kind: LedgerKindName,
  id: string,
  part: string,
): Promise<Answer<{ readonly part: Part }>> => ask(`${kind}/${id}?part=${part}`);

/** Sends a command; `command.id` names it, so that sending it again does it once. */
export const sendToLedger = (
  kind: LedgerKindName,
  ledger: string,
  call: Envelope<unknown>,
): Promise<Answer<{ readonly version: number }>> => ask(`${kind}/${ledger}`, call);
