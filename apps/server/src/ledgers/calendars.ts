import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { calendarEvening, calendarFile, type GroupState } from '@gorrion/events/groups';
import { memberOfCalendar } from '@gorrion/events/groups/kind';
import type { PersonId } from '@gorrion/protocol';
import type { Peer } from '../http/address.ts';
import { publicOrigin } from '../http/origin.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import type { LedgerDesk } from './desk.ts';

/*
 * The evenings of groups as calendars subscribe to them, below /api/calendars. A calendar brings no cookie and gets none: the
 * address of a member is all that it has.
 */

const ADDRESS = /^\/api\/calendars\/([A-Za-z0-9-]{1,40})\/(\d{1,4}-[0-9a-f]{32})\/calendar\.ics$/;

/** Who asks is known by the address alone. */
const NOBODY = '' as PersonId;

interface CalendarOptions {
  readonly desk: Pick<LedgerDesk, 'standing' | 'stateOf' | 'keysOf'>;
  readonly origins: readonly string[];
  readonly rate: Requests;
  readonly guesses: Guesses;
}

interface Feed {
  readonly text: string;
  readonly changedAt: number;
}

/** Resolves with the evenings of a group; undefined where an address leads to none, or to somebody who has gone. */
async function feedAt({ desk }: CalendarOptions, path: string, origin: string): Promise<Feed | undefined> {
  const [, id = '', part = ''] = ADDRESS.exec(path) ?? [];
  const isGroup = id !== '' && (await desk.standing(id, NOBODY, 'group')) !== 'nothing';
  const state = isGroup ? ((await desk.stateOf(id)) as GroupState | undefined) : undefined;
  if (!state || !memberOfCalendar(state, part, desk.keysOf(id))) return undefined;
  const { name, zone, plans, since } = state;
  const group = { id, name, page: `/c/${id}/evening` };
  const evenings = plans.map(plan => calendarEvening(group, origin, plan));
  return {
    text: calendarFile(evenings, { name, zone }),
    changedAt: plans.reduce((last, { changedAt }) => Math.max(last, changedAt), since),
  };
}

/** Creates the function that answers calendars. */
export function calendarApi(options: CalendarOptions) {
  const { origins, rate, guesses } = options;
  return async (request: IncomingMessage, response: ServerResponse, peer: Peer): Promise<void> => {
    const answer = (status: number, headers: Record<string, string | number> = {}, body = '') => {
      response.writeHead(status, { 'Cache-Control': 'private, no-cache', ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    // Many calendars of a service share its network: each address has requests of its own.
    const who = { person: path, network: peer.network };
    if (!rate.take(who)) return answer(429, { 'Retry-After': 60 });
    const feed = await feedAt(options, path, publicOrigin(origins, peer));
    const stranger = { person: `calendar ${peer.network}`, network: peer.network };
    if (!guesses.mayHear(stranger, feed ? 'known' : 'nothing')) return answer(429, { 'Retry-After': 60 });
    if (!feed) return answer(404);
    const tag = `"${createHash('sha256').update(feed.text).digest('base64url').slice(0, 22)}"`;
    const headers = { ETag: tag, 'Last-Modified': new Date(feed.changedAt).toUTCString() };
    // The tag alone decides: another name of the group is another file, whenever its evenings were changed.
    const isKnown = (request.headers['if-none-match'] ?? '')
      .split(/\s*,\s*/)
      .some(one => one.replace(/^W\//, '') === tag);
    if (isKnown) return answer(304, headers);
    const length = Buffer.byteLength(feed.text);
    answer(200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Length': length }, feed.text);
  };
}
