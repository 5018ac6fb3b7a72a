import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperatorRefusal, OperatorWish } from '@gorrion/protocol';
import { operatorWishSchema } from '@gorrion/protocol/schemas';
import type { Peer } from '../http/address.ts';
import type { HttpApi } from '../http/apis.ts';
import { readJson, sendJson } from '../http/json.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { OperatorDesk, Refused } from './desk.ts';
import type { OperatorSession, OperatorSessions } from './sessions.ts';
import type { OperatorViews } from './view.ts';

/*
 * The operator's page over HTTP, at /api/operator. A GET reads: all at first sight, `…/report?id=`,
 * `…/guest?called=` by an id or a name, and `…/acts?before=`. A POST
 * of JSON from an own page acts. While there is no key, every address answers as one that is not there.
 */

export const OPERATOR_PATH = '/api/operator';

/** Longest body (bytes). */
const LARGEST_BODY = 4000;
/** Longest name or id (code units) by which a guest is looked for. */
const LONGEST_CALLED = 64;
/** The key for this machine, whose wrong keys are counted too. */
const THIS_MACHINE = 'this machine';

const STATUS: Readonly<Record<OperatorRefusal, number>> = {
  'bad-request': 400,
  'too-many-requests': 429,
  'signed-out': 401,
  'wrong-key': 403,
  'too-many-keys': 429,
  'no-such-report': 404,
  'no-such-guest': 404,
  'several-guests': 409,
  'no-such-node': 404,
  'node-silent': 503,
  'no-backups': 409,
  'backup-runs': 409,
  'no-room-left': 507,
};

type Reply = { readonly value: unknown } | { readonly refused: Refused };

interface OperatorApiOptions {
  readonly sessions: OperatorSessions;
  readonly desk: OperatorDesk;
  readonly views: OperatorViews;
  readonly origins: readonly string[];
  /** Limits requests by network. */
  readonly requests: ByAddress;
  /** Limits wrong keys by network. */
  readonly wrongKeys: ByAddress;
  /** Answers while the page is off. */
  readonly others: HttpApi;
}

const refuse = (code: OperatorRefusal): Reply => ({ refused: { code } });

/** Reads what an address below the first asks for; undefined for one that is not there. */
async function part({ views, desk }: OperatorApiOptions, { key }: OperatorSession, url: URL): Promise<Reply> {
  const asked = url.searchParams;
  if (url.pathname === OPERATOR_PATH) return { value: await views.view(key) };
  if (url.pathname === `${OPERATOR_PATH}/acts`) {
    const before = asked.get('before');
    if (before !== null && !/^\d{1,15}$/.test(before)) return refuse('bad-request');
    return { value: await views.acts(undefined, before === null ? undefined : Number(before)) };
  }
  if (url.pathname === `${OPERATOR_PATH}/guest`) {
    const found = await desk.find((asked.get('called') ?? '').slice(0, LONGEST_CALLED));
    return 'code' in found ? { refused: found } : { value: await views.guest(found.person) };
  }
  if (url.pathname !== `${OPERATOR_PATH}/report`) return refuse('bad-request');
  const report = await views.report(asked.get('id') ?? '');
  if (!report) return refuse('no-such-report');
  // Chat is private: who has read it stands in the log.
  await desk.note(key, 'read-report', report.id);
  return { value: report };
}

/** Signs in with a key. Many wrong ones at once get no further than one by one. */
async function signIn(
  { sessions, desk, views, wrongKeys }: OperatorApiOptions,
  key: string,
  { network = THIS_MACHINE, isSecure }: Peer,
  response: ServerResponse,
): Promise<Reply> {
  if (!wrongKeys.take(network)) return refuse('too-many-keys');
  const session = await sessions.begin(key, isSecure);
  if (!session) return refuse('wrong-key');
  wrongKeys.giveBack(network);
  await desk.note(session.key, 'sign-in');
  response.setHeader('Set-Cookie', session.setCookie ?? []);
  return { value: await views.view(session.key) };
}

async function act(
  options: OperatorApiOptions,
  session: OperatorSession,
  wish: Exclude<OperatorWish, { readonly type: 'sign-in' }>,
  { headers }: IncomingMessage,
  { isSecure }: Peer,
  response: ServerResponse,
): Promise<Reply> {
  const { sessions, desk, views } = options;
  if (wish.type === 'sign-out') {
    await desk.note(session.key, 'sign-out');
    response.setHeader('Set-Cookie', await sessions.end(headers.cookie, isSecure));
    return { value: null };
  }
  const refused = await desk.act(session.key, wish);
  return refused ? { refused } : { value: await views.view(session.key) };
}

/** Answers with JSON under a tag of its content, or that the page has it already. */
async function sendTagged(request: IncomingMessage, response: ServerResponse, value: unknown): Promise<void> {
  const tag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] !== tag) return sendJson(request, response, 200, value);
  response.writeHead(304, { 'Cache-Control': 'no-store' }).end();
}

/** Creates the function that answers requests below /api/operator. */
export function operatorApi(options: OperatorApiOptions): HttpApi {
  const { sessions, origins, requests, others } = options;
  /** Whether there was a key when somebody asked who might: others cause no look at the database. */
  let isOn = false;

  async function reply(request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<Reply> {
    const { headers, method } = request;
    const url = new URL(request.url ?? '/', 'http://here');
    if (method === 'PUT') return refuse('bad-request');
    if (method !== 'POST') {
      const isUse = headers['if-none-match'] === undefined;
      const session = await sessions.of(headers.cookie, peer.isSecure, isUse);
      if (!session) return refuse('signed-out');
      if (session.setCookie) response.setHeader('Set-Cookie', session.setCookie);
      return part(options, session, url);
    }
    if (url.pathname !== OPERATOR_PATH || !isAllowedOrigin(headers.origin, peer, origins)) return refuse('bad-request');
    const read = operatorWishSchema.safeParse(await readJson(request, LARGEST_BODY));
    if (!read.success) return refuse('bad-request');
    const wish: OperatorWish = read.data;
    if (wish.type === 'sign-in') return signIn(options, wish.key, peer, response);
    const session = await sessions.of(headers.cookie, peer.isSecure, true);
    if (!session) return refuse('signed-out');
    if (session.setCookie) response.setHeader('Set-Cookie', session.setCookie);
    return act(options, session, wish, request, peer, response);
  }

  return async (request, response, peer) => {
    const isWithin = requests.take(peer.network ?? THIS_MACHINE);
    if (isWithin) isOn = (await sessions.key()) !== undefined;
    if (!isOn) return others(request, response, peer);
    const answer = isWithin ? await reply(request, response, peer) : refuse('too-many-requests');
    if ('refused' in answer) return sendJson(request, response, STATUS[answer.refused.code], answer.refused);
    return sendTagged(request, response, answer.value);
  };
}
