import type { Me, TableState, UmpireKey } from '@gorrion/protocol';
import { ok, type Player, refuse } from '@gorrion/rules';
import { distinctName } from '../names/distinct.ts';
import { isFull, isPlaying, namesBeside, personAt, playerOf } from '../people/people.ts';
import { isUmpire } from '../people/umpire.ts';
import { isStarting } from '../shuffle/pendingShuffle.ts';
import type { Secret } from '../shuffle/secret.ts';
import { withAttendance } from './attendance.ts';
import { Chain } from './chain.ts';
import type { Decision } from './context.ts';
import { commitShuffle } from './session.ts';
import { disqualified } from './umpire.ts';

/* What an event decides at its tables. */

/** What an event says to a table. */
export type EventWord =
  /** Begins the game, whether or not its players are here yet. */
  | { readonly type: 'begin-event'; readonly secret: Secret }
  | { readonly type: 'seat'; readonly place: Player; readonly who: Me }
  | { readonly type: 'hold'; readonly isHeld: boolean }
  /** Says who may come as the umpire, each with a key of their own. Who may no longer is the umpire no more. */
  | { readonly type: 'admit-umpires'; readonly keys: readonly UmpireKey[]; readonly isHeld: boolean }
  | { readonly type: 'disqualify'; readonly player: Player };

/**
 * Gives a chair to another person: a player who has come by their link, or a substitute. Their page is still to come. Nobody
 * plays and is the umpire.
 */
function seat(state: TableState, place: Player, { id, name }: Me, at: number): Decision {
  if (personAt(state, place)?.id === id) return ok([]);
  if (playerOf(state, id) !== undefined) return refuse('already-seated');
  if (state.session.disqualified?.includes(place)) return refuse('disqualified');
  const chain = new Chain(state, at);
  if (isUmpire(state, id)) chain.add({ type: 'umpire-left' });
  const shown = distinctName(name, namesBeside(chain.state, personAt(state, place)?.id));
  chain.add({
    type: 'seated',
    place,
    who: { kind: 'person', id, name: shown, presence: 'away' },
  });
  return ok(withAttendance(chain, state).events);
}

function begin(state: TableState, secret: Secret): Decision {
  if (state.stage !== 'gathering' || isStarting(state)) return ok([]);
  return isFull(state) ? ok(commitShuffle(state, secret)) : refuse('not-enough-players');
}

/** Stops play at a table of a session that is paused, or lets it go on. */
function hold(state: TableState, isHeld: boolean, at: number): Decision {
  if (!isPlaying(state) || (state.umpire?.isStopped ?? false) === isHeld) return ok([]);
  const chain = new Chain(state, at).add({ type: isHeld ? 'play-stopped' : 'play-continued' });
  return ok(withAttendance(chain, state).events);
}

type Admission = Extract<EventWord, { readonly type: 'admit-umpires' }>;

const areSame = (some: readonly UmpireKey[], others: readonly UmpireKey[]): boolean =>
  some.length === others.length && some.every(({ digest }, n) => digest === others[n]?.digest);

/** Lets umpires come by their keys, and no others. Play goes on that one of the others had stopped, unless it is held. */
function admit(state: TableState, { keys, isHeld }: Admission, at: number): Decision {
  const { keys: before = [], invited, person } = state.umpire ?? {};
  // A link for all umpires, as earlier versions had, is void from now on.
  if (invited === undefined && areSame(before, keys)) return ok([]);
  const chain = new Chain(state, at).add({ type: 'umpire-invited', keys });
  if (!person || keys.some(({ digest }) => digest === person.key?.digest)) return ok(chain.events);
  chain.add({ type: 'umpire-left' });
  if (isHeld && isPlaying(state)) chain.add({ type: 'play-stopped' });
  return ok(withAttendance(chain, state).events);
}

/** Returns the events of an event's word to its table; a table that is nobody's event refuses. */
export function decideForEvent(state: TableState, word: EventWord, at: number): Decision {
  if (!state.event) return refuse('event-decides');
  if (word.type === 'begin-event') return begin(state, word.secret);
  if (word.type === 'seat') return seat(state, word.place, word.who, at);
  if (word.type === 'hold') return hold(state, word.isHeld, at);
  if (word.type === 'admit-umpires') return admit(state, word, at);
  return disqualified(new Chain(state, at), word.player);
}
