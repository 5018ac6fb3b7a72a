import {
  isBotChair,
  type PersonId,
  type ProposedRuling,
  type Ruling,
  type TableCommand,
  type TableEvent,
  type TableState,
} from '@gorrion/protocol';
import { ok, PLAYERS, type Player, pointsMoved, refuse, rulingFault, type Seat, seatOf } from '@gorrion/rules';
import { distinctName } from '../names/distinct.ts';
import { chairsOf, isClosed, signerOf } from '../people/forms.ts';
import { isOfBots, misfitAt } from '../people/misfit.ts';
import { sheetSum } from '../people/penalties.ts';
import { actsAsHost, beforeBots, isAfterGame, isPlaying, namesBeside, personAt, playerOf } from '../people/people.ts';
import { isUmpire } from '../people/umpire.ts';
import { digestOfKey, digestOfOwnKey } from '../people/umpireKey.ts';
import { isStarting } from '../shuffle/pendingShuffle.ts';
import { sourceOf } from '../shuffle/source.ts';
import { withAgreements, withAttendance } from './attendance.ts';
import { Chain } from './chain.ts';
import type { Context, Decision } from './context.ts';
import { renaming } from './renaming.ts';
import { decideInSession } from './session.ts';

/*
 * The umpire and rulings (article 98). The host makes a link, and who opens it becomes the umpire, without a seat. Players
 * without an umpire may give the same orders if all agree, but for the one that needs a look at a hand.
 */

type Command<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
export type UmpireCommand = Command<
  | 'invite-umpire'
  | 'take-umpire'
  | 'leave-umpire'
  | 'call-umpire'
  | 'stop-play'
  | 'continue-play'
  | 'rule'
  | 'propose-ruling'
  | 'answer-ruling'
>;

/** Makes a link valid. Before a game only, so that nobody can seat an accomplice who sees hands. */
function invite(state: TableState, { digest }: Command<'invite-umpire'>, { by }: Context): Decision {
  if (!actsAsHost(state, by.id)) return refuse('not-host');
  if (isPlaying(state) || isStarting(state)) return refuse('game-running');
  if (isOfBots(state.settings)) return refuse('only-bots-here');
  if (state.umpire?.person) return refuse('umpire-there');
  return ok([{ type: 'umpire-invited', digest }]);
}

function take(state: TableState, { key }: Command<'take-umpire'>, { by }: Context): Decision {
  if (isUmpire(state, by.id)) return ok([]);
  // Any umpire of an event may come to any of its tables, and takes over from the one who is there.
  if (state.umpire?.person && !state.event) return refuse('umpire-there');
  if (playerOf(state, by.id) !== undefined) return refuse('already-seated');
  if (state.shownOut?.includes(by.id)) return refuse('shown-out');
  if (isOfBots(state.settings)) return refuse('only-bots-here');
  const misfit = misfitAt(state.settings, by.name);
  if (misfit) return refuse(misfit);
  const person = { id: by.id, name: distinctName(by.name, namesBeside(state, by.id)) };
  const own = digestOfOwnKey(key, by.id);
  const held = state.umpire?.keys?.find(({ digest }) => digest === own);
  if (held) return ok([{ type: 'umpire-appointed', person, key: held }]);
  if (state.umpire?.invited !== digestOfKey(key)) return refuse('bad-umpire-key');
  return ok([{ type: 'umpire-appointed', person }]);
}

function leave(state: TableState, { by, at }: Context): Decision {
  if (!isUmpire(state, by.id)) return refuse('not-umpire');
  return ok(withAttendance(new Chain(state, at).add({ type: 'umpire-left' }), state).events);
}

/** Whether somebody plays on a chair in the running game, or played on it in the one that is over. */
function isPlayer(state: TableState, place: Player | undefined): place is Player {
  const chair = place === undefined ? undefined : chairsOf(state)[place];
  return chair !== undefined && (chair.kind !== 'person' || chair.presence !== 'left');
}

/** Returns the player who asks about a ruling: of a game that is over only who has played it. */
const rulerOf = (state: TableState, person: PersonId): Player | undefined =>
  isAfterGame(state) ? signerOf(state, person) : playerOf(state, person);

/** Whether somebody's word about a ruling is heard: that of a program's bot not beside people. */
const isHeard = (state: TableState, place: Player): boolean => {
  const chairs = chairsOf(state);
  return beforeBots(
    chairs,
    PLAYERS.filter(player => isPlayer(state, player)),
  ).includes(place);
};

function call(state: TableState, { by }: Context): Decision {
  const place = playerOf(state, by.id);
  if (!isPlayer(state, place)) return refuse('not-seated');
  if (!isPlaying(state)) return refuse('game-not-running');
  if (!state.umpire?.person && !state.event) return refuse('no-umpire');
  return ok(state.umpire?.callers.includes(place) ? [] : [{ type: 'umpire-called', place }]);
}

function stop(state: TableState, { by, at }: Context): Decision {
  if (!isUmpire(state, by.id)) return refuse('not-umpire');
  if (!isPlaying(state)) return refuse('game-not-running');
  if (state.umpire?.isStopped) return ok([]);
  return ok(withAttendance(new Chain(state, at).add({ type: 'play-stopped' }), state).events);
}

/** Lets play go on. An umpire who is away blocks nobody: any player may do it then. */
function goOn(state: TableState, { by, at }: Context): Decision {
  const isDeserted = state.umpire?.person?.presence === 'away' && isPlayer(state, playerOf(state, by.id));
  if (!isUmpire(state, by.id) && !isDeserted) return refuse('not-umpire');
  if (!state.umpire?.isStopped) return ok([]);
  return ok(withAttendance(new Chain(state, at).add({ type: 'play-continued' }), state).events);
}

/** Returns the order as the hand in progress knows it; undefined if it concerns the session or no hand is played. */
function inHand({ session }: TableState, ruling: Ruling) {
  if (session.phase !== 'playing') return undefined;
  if (ruling.kind === 'replay-hand' || ruling.kind === 'correct' || ruling.kind === 'disqualify') return undefined;
  const { article } = ruling;
  const seat = seatOf(session, ruling.player);
  if (ruling.kind === 'discard-shown') return ruling.tiles && { kind: ruling.kind, seat, tiles: ruling.tiles, article };
  if (ruling.kind !== 'points') return { kind: ruling.kind, seat, article };
  const { points, paidTo } = ruling;
  const receiver = typeof paidTo === 'string' ? paidTo : (seatOf(session, paidTo) as Seat);
  return { kind: 'points', seat, points, paidTo: receiver, article } as const;
}

/** A claim that nobody has seen yet cannot be voided: a refusal would tell who made one. A word that was taken is heard. */
function isUnseenClaim({ session: { hand } }: TableState, seat: Seat): boolean {
  const { phase } = hand;
  return phase.name !== 'claims' || (phase.announced !== seat && phase.taken?.seat !== seat);
}

/** Takes the session from a player, whose seat the table plays from then on. */
export function disqualified(chain: Chain, player: Player): Decision {
  const { state, at } = chain;
  const decision = decideInSession(state, at, { type: 'disqualify', player });
  if (!decision.ok) return decision;
  chain.add(...decision.value);
  if (personAt(state, player)) chain.add({ type: 'presence-changed', place: player, presence: 'left' });
  return ok(withAgreements(withAttendance(chain, state)).events);
}

/** Returns the events of an order outside a hand. */
function inSession(chain: Chain, ruling: Exclude<Ruling, { kind: 'disqualify' }>): Decision {
  const { state, at } = chain;
  switch (ruling.kind) {
    case 'warn':
      return ok([]);
    case 'points':
    case 'correct':
      return decideInSession(state, at, { type: 'adjust', changes: pointsMoved(ruling) });
    case 'replay-hand':
      // The tiles are known, and the other tables have no second deal for this hand.
      if (sourceOf(state) === 'sealed') return refuse('event-decides');
      return decideInSession(state, at, { type: 'replay-hand' });
    case 'dead-hand':
    case 'void-claim':
    case 'discard-shown':
      return refuse('bad-ruling');
  }
}

/** Returns the events of a ruling: the ruling itself, and what it does to hand, totals and players. */
function ruled(state: TableState, ruling: Ruling, by: 'umpire' | 'players', at: number): Decision {
  const fault = rulingFault(ruling, sheetSum(state));
  if (fault) return refuse(fault === 'sum' ? 'not-zero-sum' : 'bad-ruling');
  const chain = new Chain(state, at).add({ type: 'ruled', ruling, by });
  if (ruling.kind === 'disqualify') return disqualified(chain, ruling.player);
  const order = inHand(state, ruling);
  if (order?.kind === 'void-claim' && isUnseenClaim(state, order.seat)) return refuse('bad-ruling');
  const effect = order
    ? decideInSession(chain.state, at, { type: 'play', command: { type: 'umpire', ruling: order } })
    : inSession(chain, ruling);
  return effect.ok ? ok(chain.add(...effect.value).events) : effect;
}

/** Rulings that are given together: all or none. */
type Given = Pick<ProposedRuling, 'ruling' | 'also'>;

const allOf = ({ ruling, also = [] }: Given): readonly Ruling[] => [ruling, ...also];

/** Whether one of the rulings needs a look at a hand. */
const needsLook = (given: Given): boolean => allOf(given).some(({ kind }) => kind === 'discard-shown');

/** Returns the events of rulings that are given together. */
function allRuled(state: TableState, given: Given, by: 'umpire' | 'players', at: number): Decision {
  const chain = new Chain(state, at);
  for (const ruling of allOf(given)) {
    const one = ruled(chain.state, ruling, by, at);
    if (!one.ok) return one;
    chain.add(...one.value);
  }
  return ok(chain.events);
}

/** Whether rulings may be given: from the start of a game until another one begins. */
const isRuled = (state: TableState): boolean => state.stage === 'playing';

function rule(state: TableState, given: Command<'rule'>, { by, at }: Context): Decision {
  if (!isUmpire(state, by.id)) return refuse('not-umpire');
  if (isClosed(state)) return refuse('sheet-final');
  // Whether a hand holds a tile is for the umpire of a stopped hand: the answer would tell it at any other time.
  if (needsLook(given) && !state.umpire?.isStopped) return refuse('play-not-stopped');
  return isRuled(state) ? allRuled(state, given, 'umpire', at) : refuse('game-not-running');
}

/** Whether four people play. Among fewer, players of a rated game would give themselves the points that count. */
const areFour = (state: TableState): boolean => {
  const chairs = chairsOf(state);
  return PLAYERS.every(player => !isBotChair(chairs[player]) && isPlayer(state, player));
};

/** Gives what is proposed if every player agrees; otherwise returns the chain's events. */
function agreed(chain: Chain): Decision {
  const { state, at, events } = chain;
  const { proposed } = state.umpire ?? {};
  if (!proposed) return ok(events);
  const players = PLAYERS.filter(player => isPlayer(state, player));
  if (!beforeBots(chairsOf(state), players).every(player => proposed.agreed[player])) return ok(events);
  if (state.settings.rated && !areFour(state)) return ok(events);
  const given = allRuled(state, proposed, 'players', at);
  return given.ok ? ok(chain.add(...given.value).events) : given;
}

function propose(state: TableState, { type: _, ...wish }: Command<'propose-ruling'>, { by, at }: Context): Decision {
  const place = rulerOf(state, by.id);
  if (!isPlayer(state, place)) return refuse('not-seated');
  if (!isHeard(state, place)) return refuse('people-decide');
  if (!isRuled(state)) return refuse('game-not-running');
  if (state.umpire?.person || state.event || needsLook(wish)) return refuse('umpire-decides');
  if (isClosed(state)) return refuse('sheet-final');
  if (state.settings.rated && !areFour(state)) return refuse('rated-needs-four');
  const possible = allRuled(state, wish, 'players', at);
  if (!possible.ok) return possible;
  return agreed(new Chain(state, at).add({ type: 'ruling-proposed', place, ...wish }));
}

function answer(state: TableState, { isAgreed }: Command<'answer-ruling'>, { by, at }: Context): Decision {
  const place = rulerOf(state, by.id);
  if (!isPlayer(state, place)) return refuse('not-seated');
  if (!isHeard(state, place)) return refuse('people-decide');
  const { proposed } = state.umpire ?? {};
  if (!proposed) return refuse('nothing-proposed');
  if (isAgreed && proposed.agreed[place]) return ok([]);
  const chain = new Chain(state, at).add({ type: 'ruling-answered', place, isAgreed });
  return isAgreed ? agreed(chain) : ok(chain.events);
}

/** Returns the events of a command about the umpire or a ruling. */
export function decideUmpire(state: TableState, command: UmpireCommand, context: Context): Decision {
  switch (command.type) {
    case 'invite-umpire':
      return invite(state, command, context);
    case 'take-umpire':
      return take(state, command, context);
    case 'leave-umpire':
      return leave(state, context);
    case 'call-umpire':
      return call(state, context);
    case 'stop-play':
      return stop(state, context);
    case 'continue-play':
      return goOn(state, context);
    case 'rule':
      return rule(state, command, context);
    case 'propose-ruling':
      return propose(state, command, context);
    case 'answer-ruling':
      return answer(state, command, context);
  }
}

/** Returns the event of an umpire whose page connected or went, or who has another name; undefined if nothing changed. */
export function umpireMoved(
  state: TableState,
  { person: id, presence, name }: { person: PersonId; presence: 'here' | 'away'; name?: string },
): TableEvent | undefined {
  const person = state.umpire?.person;
  if (person?.id !== id) return undefined;
  const renamed = name === undefined || presence === 'away' ? undefined : renaming(state, id, name);
  if (renamed) return renamed;
  return person.presence === presence ? undefined : { type: 'umpire-moved', presence };
}
