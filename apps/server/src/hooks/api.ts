import type { GroupState } from '@gorrion/events/groups';
import { memberOf } from '@gorrion/events/groups/kind';
import type { HooksAnswer } from '@gorrion/protocol';
import { hookWishSchema, seatCallSchema } from '@gorrion/protocol/schemas';
import { newCallRoom } from '../callLinks/callLinks.ts';
import { type Call, guarded, type LedgerApiOptions, ok, type Reply, refused } from '../ledgers/api.ts';
import type { Requests } from '../limits/requests.ts';
import type { Hooks } from './hooks.ts';
import type { SeatCalls } from './seatCalls.ts';

/* Calls to a table for the members of a group, and for its owners the hooks and a room to talk in, below /api/calls. */

const ADDRESS = /^\/api\/calls\/([A-Za-z0-9-]{1,40})\/(seats|hooks|room)$/;

interface HookApiOptions extends Pick<LedgerApiOptions, 'desk' | 'guests' | 'origins' | 'rate' | 'guesses'> {
  readonly hooks: Hooks;
  readonly seatCalls: SeatCalls;
  /** Where rooms are made in which members talk. */
  readonly callRooms: string | undefined;
  /** Limits what rooms are made. */
  readonly rooms: Requests;
  /** Limits what is added and tested. */
  readonly changes: Requests;
}

async function callSeats({ seatCalls }: HookApiOptions, call: Call, id: string): Promise<Reply> {
  const sent = seatCallSchema.safeParse(call.body);
  if (!call.isChange || !sent.success) return refused({ code: 'bad-request' });
  const done = await seatCalls.call(id, sent.data.table, call);
  return done.ok ? ok({ called: done.called }) : refused(done);
}

/** Does what an owner wants of the hooks; resolves with why not. */
async function change({ hooks }: HookApiOptions, call: Call, id: string, group: string): Promise<string | undefined> {
  const sent = hookWishSchema.safeParse(call.body);
  if (!sent.success) return 'bad-hook';
  const wish = sent.data;
  if (wish.type === 'add') return hooks.add(id, call.person, wish.target, wish.language);
  if (wish.type === 'remove') {
    await hooks.remove(id, wish.hook);
    return undefined;
  }
  return (await hooks.test(id, wish.hook, group)) === undefined ? 'no-such-hook' : undefined;
}

async function replyOfHooks(options: HookApiOptions, call: Call, id: string, state: GroupState): Promise<Reply> {
  const { hooks, changes } = options;
  if (memberOf(state, call.person)?.role !== 'owner') return refused({ code: 'owners-only' });
  if (call.isChange) {
    if (!changes.take(call)) return refused({ code: 'too-many-requests' });
    const refusal = await change(options, call, id, state.name);
    if (refusal) return refused({ code: refusal });
  }
  return ok({ hooks: await hooks.list(id) } satisfies HooksAnswer);
}

/** Makes the address of a room; an owner sets it as the call link of the group. */
function makeRoom({ rooms, callRooms }: HookApiOptions, call: Call, state: GroupState): Reply {
  if (!call.isChange) return refused({ code: 'bad-request' });
  if (memberOf(state, call.person)?.role !== 'owner') return refused({ code: 'owners-only' });
  if (!rooms.take(call)) return refused({ code: 'too-many-requests' });
  const link = newCallRoom(callRooms);
  return link === undefined ? refused({ code: 'no-call-rooms' }) : ok({ link });
}

/** Creates the function that answers requests below /api/calls. */
export function hookApi(options: HookApiOptions) {
  const { desk, guesses } = options;
  return guarded(options, async (call): Promise<Reply> => {
    const [, typed = '', part] = ADDRESS.exec(call.url.pathname) ?? [];
    const id = typed.toUpperCase();
    const standing = await desk.standing(id, call.person, 'group');
    if (!guesses.mayHear(call, standing)) return refused({ code: 'too-many-requests' });
    if (standing === 'nothing') return refused({ code: 'no-such-ledger' });
    const state = (await desk.stateOf(id)) as GroupState | undefined;
    if (!state) return refused({ code: standing === 'known' ? 'ledger-damaged' : 'not-yours' });
    if (!memberOf(state, call.person)) return refused({ code: 'not-yours' });
    if (part === 'room') return makeRoom(options, call, state);
    return part === 'hooks' ? replyOfHooks(options, call, id, state) : callSeats(options, call, id);
  });
}
