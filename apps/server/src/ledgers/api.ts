import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PersonId } from '@gorrion/protocol';
import { ledgerCallSchema, ledgerWishSchema } from '@gorrion/protocol/schemas';
import type { Peer } from '../http/address.ts';
import { PackedJson, readJson, sendJson } from '../http/json.ts';
import { isAllowedOrigin, publicOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { Guesser, Guesses } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import { isWayIn, type LedgerDesk } from './desk.ts';
import { type LedgerPage, NOBODY } from './lists.ts';
import type { LedgerViews } from './views.ts';

/*
 * Groups and events over HTTP, below /api/ledgers. A page is told over its socket that a ledger has changed, and asks
 * here what it may know of it: no view is ever sent without being asked for.
 */

/** Largest command (bytes): a list of 256 players with all that is known of them has about 60,000. */
const LARGEST_BODY = 400_000;

const STATUS: Readonly<Record<string, number>> = {
  'no-such-ledger': 404,
  'daily-unknown': 404,
  'daily-future': 404,
  'not-yours': 403,
  'bad-request': 400,
  'too-many-requests': 429,
  'too-many-ledgers': 429,
  'too-many-bytes': 429,
  'too-many-event-tables': 429,
  'too-many-dailies': 429,
  'no-room-left': 507,
  'not-stored': 503,
};
/** Status of a refusal that a kind of ledger has of its own. */
const REFUSED = 409;

/** What requests about ledgers are answered with. */
export interface LedgerApiOptions {
  readonly desk: LedgerDesk;
  readonly views: LedgerViews;
  readonly guests: Guests;
  readonly origins: readonly string[];
  readonly rate: Requests;
  /** Counts ledgers that are not there: somebody may be guessing. */
  readonly guesses: Guesses;
}

export interface Call extends Guesser {
  readonly person: PersonId;
  /** The origin at which the page was reached. */
  readonly origin: string;
  readonly isChange: boolean;
  readonly url: URL;
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly value: unknown;
}

export const ok = (value: unknown): Reply => ({ status: 200, value });
export const refused = (refusal: { readonly code: string; readonly figures?: unknown }): Reply => ({
  status: STATUS[refusal.code] ?? REFUSED,
  value: { code: refusal.code, ...(refusal.figures !== undefined && { figures: refusal.figures }) },
});

/** Whether a change brings the key of a link. */
const bringsKey = (body: unknown): boolean => {
  const sent = ledgerCallSchema.safeParse(body);
  return sent.success && isWayIn(sent.data.command);
};

const ADDRESS = /^\/api\/ledgers\/([a-z]{1,20})(?:\/([A-Za-z0-9-]{1,40}))?$/;

const TOO_MANY = refused({ code: 'too-many-requests' });

/** Does what a person commands. A key has 128 bits: who brings the right one is invited, and nobody guesses it. */
async function replyToCommand({ desk, guests, guesses }: LedgerApiOptions, call: Call, id: string): Promise<Reply> {
  const sent = ledgerCallSchema.safeParse(call.body);
  if (!sent.success) return refused({ code: 'bad-request' });
  const done = await desk.command(id, await guests.me(call.person), sent.data, call.network);
  if (done.ok) return ok({ version: done.version });
  if (done.code === 'wrong-key' && !guesses.mayHear(call, 'nothing')) return TOO_MANY;
  return refused(done);
}

/** Answers for one ledger. Asking for one that is not there counts as a guess. */
async function replyForOne(options: LedgerApiOptions, call: Call, kind: string, id: string): Promise<Reply> {
  const { desk, views, guesses } = options;
  const { isChange, person, url, body } = call;
  const standing = await desk.standing(id, person, kind);
  if (standing === 'other' && isChange && bringsKey(body)) return replyToCommand(options, call, id);
  if (!guesses.mayHear(call, standing)) return TOO_MANY;
  if (standing === 'nothing') return refused({ code: 'no-such-ledger' });
  if (isChange) return replyToCommand(options, call, id);
  const name = url.searchParams.get('part');
  const since = url.searchParams.get('since');
  const reader = url.searchParams.has('public') ? { ...call, person: NOBODY } : call;
  const sent =
    name === null
      ? await views.send(reader, id, since === null ? undefined : Number(since))
      : await views.limited(call, async () => {
          const found = await desk.part(id, reader.person, name);
          return found.ok ? { ok: true, body: new PackedJson({ version: found.version, part: found.part }) } : found;
        });
  return sent.ok ? ok(sent.body) : refused(sent);
}

/** Returns the page of a list that is asked for; undefined for the first one of each. */
export function pageIn({ searchParams }: URL): LedgerPage | undefined {
  const [of, after] = [searchParams.get('of'), searchParams.get('after')];
  return after !== null && (of === 'mine' || of === 'open') ? { of, after } : undefined;
}

async function replyTo(options: LedgerApiOptions, call: Call): Promise<Reply> {
  const { desk, guests } = options;
  const [, kind = '', id] = ADDRESS.exec(call.url.pathname) ?? [];
  if (!desk.hasKind(kind)) return refused({ code: 'no-such-ledger' });
  if (id !== undefined) return replyForOne(options, call, kind, id);
  if (!call.isChange) return ok(await desk.list(kind, call.person, pageIn(call.url)));
  const sent = ledgerWishSchema.safeParse(call.body);
  if (!sent.success) return refused({ code: 'bad-request' });
  const opened = await desk.open(kind, await guests.me(call.person), sent.data.id, sent.data.wish, call.network);
  return opened.ok ? ok({ id: opened.id }) : refused(opened);
}

/** Creates the function that answers requests below /api/ledgers. */
export const ledgerApi = (options: LedgerApiOptions) => guarded(options, call => replyTo(options, call));

/** Creates a function that answers requests of guests, within their limits; changes come from the server's own pages. */
export function guarded(
  options: Pick<LedgerApiOptions, 'guests' | 'origins' | 'rate'>,
  reply: (call: Call) => Promise<Reply>,
) {
  const { guests, origins, rate } = options;
  return async (request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<void> => {
    const answer = ({ status, value }: Reply) => sendJson(request, response, status, value);
    const isChange = request.method === 'POST';
    const { network } = peer;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isChange && !isRead) return answer(refused({ code: 'bad-request' }));
    if (isChange && !isAllowedOrigin(request.headers.origin, peer, origins))
      return answer(refused({ code: 'bad-request' }));
    const { person, setCookie } = await guests.welcome(request.headers.cookie, peer.isSecure);
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    if (!rate.take({ person, network })) return answer(refused({ code: 'too-many-requests' }));
    const body = isChange ? await readJson(request, LARGEST_BODY) : undefined;
    const url = new URL(request.url ?? '/', 'http://here');
    const origin = publicOrigin(origins, peer);
    await answer(await reply({ isChange, person, network, origin, url, body }));
  };
}
