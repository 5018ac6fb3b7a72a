import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ArchiveRefusal, isRatedKind, type PersonId, type TableCode } from '@gorrion/protocol';
import { gameChangeSchema, gameSearchSchema, uploadSchema } from '@gorrion/protocol/schemas';
import type { FairWork } from '../bots/fairWork.ts';
import type { Peer } from '../http/address.ts';
import { readJson, sendJson } from '../http/json.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import type { Guests } from '../identity/guests.ts';
import type { Guesses, Standing } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import type { RatingLists } from '../ratings/ratings.ts';
import { readCode } from '../tables/code.ts';
import type { GameLines } from './lines.ts';
import { type Answer, type Archive, standingOf } from './reader.ts';
import type { GameReviews } from './reviews.ts';
import type { GameTalk } from './talk.ts';

/*
 * The archive over HTTP, below /api. Reading is a GET with the guest's cookie; a change is a POST or PUT of JSON from one of
 * the server's own pages, because a cookie alone does not say which page has sent it.
 */

/** Largest body (bytes): a game of sixteen hands has about 400,000. */
const LARGEST_BODY = 4_000_000;
/** Largest review of a hand (bytes); a long one has about 100,000. */
const LARGEST_REVIEW = 600_000;

const STATUS: Readonly<Record<ArchiveRefusal, number>> = {
  'no-such-game': 404,
  'game-for-players': 403,
  'game-sealed': 403,
  'game-damaged': 409,
  'not-the-host': 403,
  'bad-request': 400,
  'bad-file': 422,
  'too-many-games': 409,
  'no-such-line': 404,
  'bad-line': 422,
  'too-many-lines': 409,
  'review-for-players': 403,
  'bad-review': 422,
  'other-evaluator': 409,
  'too-many-reviews': 409,
  'reviews-off': 409,
  'review-of-competition-only': 409,
  'too-many-requests': 429,
  'no-room-left': 507,
};

/** The hands of a table that have ended, as everybody may know. */
interface HandsOver {
  /** Changes with every hand that ends. */
  readonly over: string;
  /** Number of entries of the log that are shown, where the table is watched with a delay. */
  readonly until: number | undefined;
}

interface ApiOptions {
  readonly archive: Archive;
  readonly lines: GameLines;
  readonly talk: GameTalk;
  readonly reviews: GameReviews;
  /** Returns the ratings of those who play at rated tables, as a person may see them. */
  readonly ratings: RatingLists;
  readonly guests: Guests;
  readonly origins: readonly string[];
  readonly rate: Requests;
  /** Counts games and tables that are not there: somebody may be guessing. */
  readonly guesses: Guesses;
  readonly uploads: Requests;
  /** Limits the bytes of games brought. */
  readonly uploadBytes: Requests;
  /** Uploads are checked from their first fact to their last, one after another. */
  readonly checks: FairWork;
  /** Limits reviews that devices bring, and wishes for runs. */
  readonly broughtReviews: Requests;
  readonly hasRoom: () => boolean;
  /** Returns which hands of a public table have ended; undefined if a person may not watch it. */
  readonly handsOver: (code: TableCode, person: PersonId) => HandsOver | undefined;
  /** Returns what a person has to do with a running table. */
  readonly standingAt: (code: TableCode, person: PersonId) => Standing;
}

/** What a request may do; any other method reads. */
const METHODS = ['GET', 'POST', 'PUT'] as const;

interface Call {
  readonly method: (typeof METHODS)[number];
  readonly person: PersonId;
  readonly network: string | undefined;
  readonly url: URL;
  readonly body: unknown;
}

type Reply = { readonly value: unknown } | { readonly refusal: ArchiveRefusal };
const refuse = (refusal: ArchiveRefusal): Reply => ({ refusal });

/** Replies with what `act` finds, unless the person has asked for too many games that are not there. */
export async function heard<Value>(
  { archive, guesses }: Pick<ApiOptions, 'archive' | 'guesses'>,
  call: Pick<Call, 'person' | 'network'>,
  id: string,
  act: () => Promise<Answer<Value>>,
): Promise<{ readonly value: Value } | { readonly refusal: ArchiveRefusal }> {
  const standing = standingOf(await archive.find(id, call.person));
  if (!guesses.mayHear(call, standing)) return { refusal: 'too-many-requests' };
  if (standing === 'nothing') return { refusal: 'no-such-game' };
  const found = await act();
  return found.ok ? { value: found.value } : { refusal: found.code };
}

const GAME = /^\/api\/games\/([A-Za-z0-9-]{1,60})$/;
const LINES = /^\/api\/games\/([A-Za-z0-9-]{1,60})\/lines$/;
const TALK = /^\/api\/games\/([A-Za-z0-9-]{1,60})\/talk$/;
const REVIEW = /^\/api\/games\/([A-Za-z0-9-]{1,60})\/review(?:\/(\d{1,2}\/[0-3]))?$/;
const HANDS = /^\/api\/tables\/([A-Za-z0-9-]{1,40})\/hands$/;

/** Answers with a list: a person's own games, or the public ones. */
async function replyWithList({ archive }: ApiOptions, { person, url }: Call): Promise<Reply> {
  const search = gameSearchSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!search.success) return refuse('bad-request');
  const { starred, mistakes, before, since, text, fan, limit } = search.data;
  const wish = {
    limit,
    ...(before !== undefined && { before }),
    ...(since !== undefined && { since }),
    ...(text !== undefined && { text }),
    ...(fan !== undefined && { fan }),
    starred: starred === '1',
    mistakes: mistakes === '1',
  };
  const list = url.pathname === '/api/public' ? archive.listPublic(person, wish) : archive.list(person, wish);
  return { value: await list };
}

/** What the archive answers to each kind of request. */
function repliesOf(options: ApiOptions) {
  const { archive, lines, talk, ratings, guesses, uploads, uploadBytes, hasRoom, handsOver } = options;

  const game = (call: Call, id: string): Promise<Reply> =>
    heard(options, call, id, () => archive.read(id, call.person));

  async function hands(call: Call, typed: string): Promise<Reply> {
    const code = readCode(typed);
    const hands = code && handsOver(code, call.person);
    const standing = code ? options.standingAt(code, call.person) : 'nothing';
    // A table that may not be watched is answered, and counted, as one that is not there.
    if (!guesses.mayHear(call, hands === undefined && standing === 'other' ? 'nothing' : standing))
      return refuse('too-many-requests');
    if (!code || hands === undefined) return refuse('no-such-game');
    return { value: (await archive.handsOf(code, hands.over, hands.until)) ?? null };
  }

  async function changed(call: Call, id: string): Promise<Reply> {
    const wish = gameChangeSchema.safeParse(call.body);
    if (!wish.success) return refuse('bad-request');
    return heard(options, call, id, () => archive.change(id, call.person, wish.data));
  }

  /** Lists or changes the lines of a game. */
  const ofLines = (call: Call, id: string, isChange: boolean): Promise<Reply> =>
    heard(options, call, id, async () =>
      isChange ? lines.change(id, call.person, call.body) : lines.list(id, call.person),
    );

  const said = (call: Call, id: string): Promise<Reply> => heard(options, call, id, () => talk(id, call.person));

  async function uploaded(call: Call): Promise<Reply> {
    const { person, body } = call;
    if (!uploads.take(call) || !uploadBytes.takeMany(call, JSON.stringify(body ?? null).length))
      return refuse('too-many-requests');
    const wish = uploadSchema.safeParse(body);
    if (!wish.success) return refuse('bad-file');
    if (!hasRoom()) return refuse('no-room-left');
    const { record, player } = wish.data;
    const done = await options.checks.take({ guest: person, network: call.network }, () =>
      archive.upload(person, record, player),
    );
    return done.ok ? { value: done.value } : refuse(done.code);
  }

  const listed = (call: Call): Promise<Reply> => replyWithList(options, call);
  const rated = async ({ person, url }: Call): Promise<Reply> => {
    const of = url.searchParams.get('of') ?? 'people';
    return isRatedKind(of) ? { value: await ratings(person, of) } : refuse('bad-request');
  };
  return { listed, rated, game, hands, changed, ofLines, said, uploaded };
}

/** Reads or changes the review of a game; `hand` names the hand whose review a device brings. */
async function replyAboutReview(options: ApiOptions, call: Call, id: string, hand: string | undefined): Promise<Reply> {
  const { reviews, broughtReviews, hasRoom } = options;
  const { person, network, url, body, method } = call;
  const since = Number(url.searchParams.get('since') ?? 0);
  if (!Number.isSafeInteger(since) || since < 0 || (hand === undefined) !== (method !== 'PUT'))
    return refuse('bad-request');
  if (method !== 'GET' && !broughtReviews.take(call)) return refuse('too-many-requests');
  if (method !== 'GET' && !hasRoom()) return refuse('no-room-left');
  const reader = { person, network };
  return heard(options, call, id, async () => {
    if (method === 'GET') return reviews.read(id, reader, since);
    return hand === undefined ? reviews.change(id, reader, body) : reviews.bring(id, reader, hand, body);
  });
}

async function replyTo(replies: ReturnType<typeof repliesOf>, call: Call, isChange: boolean): Promise<Reply> {
  const { pathname } = call.url;
  const id = GAME.exec(pathname)?.[1];
  if (call.method === 'PUT') return refuse('bad-request');
  const withLines = LINES.exec(pathname)?.[1];
  if (withLines) return replies.ofLines(call, withLines, isChange);
  if (isChange) {
    if (id) return replies.changed(call, id);
    return pathname === '/api/games' ? replies.uploaded(call) : refuse('bad-request');
  }
  if (pathname === '/api/games' || pathname === '/api/public') return replies.listed(call);
  if (pathname === '/api/ratings') return replies.rated(call);
  const withTalk = TALK.exec(pathname)?.[1];
  if (withTalk) return replies.said(call, withTalk);
  const code = HANDS.exec(pathname)?.[1];
  if (code) return replies.hands(call, code);
  return id ? replies.game(call, id) : refuse('no-such-game');
}

/** Creates the function that answers requests below /api. */
export function archiveApi(options: ApiOptions) {
  const { guests, origins, rate } = options;
  const replies = repliesOf(options);
  return async (request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<void> => {
    const refuseNow = (code: ArchiveRefusal) => sendJson(request, response, STATUS[code], { code });
    const method = METHODS.find(known => known === request.method) ?? 'GET';
    const isChange = method !== 'GET';
    const { network } = peer;
    if (isChange && !isAllowedOrigin(request.headers.origin, peer, origins)) return refuseNow('bad-request');
    const { person, setCookie } = await guests.welcome(request.headers.cookie, peer.isSecure);
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    if (!rate.take({ person, network })) return refuseNow('too-many-requests');
    const body = isChange ? await readJson(request, method === 'PUT' ? LARGEST_REVIEW : LARGEST_BODY) : undefined;
    const url = new URL(request.url ?? '/', 'http://here');
    const call: Call = { person, network, method, url, body };
    const [, reviewed, hand] = REVIEW.exec(url.pathname) ?? [];
    const answer = await (reviewed
      ? replyAboutReview(options, call, reviewed, hand)
      : replyTo(replies, call, isChange));
    if ('refusal' in answer) return refuseNow(answer.refusal);
    await sendJson(request, response, 200, answer.value);
  };
}
