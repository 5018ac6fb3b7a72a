import type { ClockPreset, TableClock, TableEvent, TableReader, TableState } from '@gorrion/protocol';
import {
  actingSeat,
  byPlayer,
  type HandEvent,
  type Player,
  playerAt,
  type SessionEvent,
  withPlayer,
} from '@gorrion/rules';
import { personAt } from '../people/people.ts';
import { moveTime } from './deadlines.ts';

/*
 * Folds facts into the clock. A viewer's clock follows from what the viewer sees: the time of a public event or of
 * their own claim. Another player's claim changes nothing that they can see.
 */

/** Facts that open a new question to a seat. */
const QUESTIONS: ReadonlySet<HandEvent['type']> = new Set([
  'dealt',
  'drew',
  'replacement-owed',
  'exchange-opened',
  'exchanged',
  'discarded',
  'claim-taken',
  'melded',
  'kong-added',
  'hu-shown',
  'count-refused',
  'won',
  'exhausted',
  'stopped',
]);

const opensQuestion = (event: HandEvent): boolean => QUESTIONS.has(event.type);

export const asksAnew = (event: TableEvent): boolean =>
  event.type === 'position-set' ||
  (event.type === 'session' && event.event.type === 'hand' && opensQuestion(event.event.event));

const spend = (left: TableClock['banks'], player: Player, by: number): TableClock['banks'] =>
  by <= 0 ? left : withPlayer(left, player, Math.max(0, left[player] - by));

type Move = Extract<
  HandEvent,
  { type: 'discarded' | 'melded' | 'kong-added' | 'flower-exposed' | 'replacement-declined' | 'hu-shown' | 'won' }
>;
const MOVES: ReadonlySet<HandEvent['type']> = new Set<Move['type']>([
  'discarded',
  'melded',
  'kong-added',
  'flower-exposed',
  'replacement-declined',
  'hu-shown',
  'won',
]);
const isMove = (event: HandEvent): event is Move => MOVES.has(event.type);

/** Returns the banks after a move: the mover's bank pays what the move took beyond its own seconds. */
function paidForMove(state: TableState, at: number, event: HandEvent): TableClock['banks'] {
  const { hand } = state.session;
  const { banks } = state.clock;
  const isOwedDraw = event.type === 'drew' && hand.phase.name === 'turn' && hand.phase.owes;
  const seat = actingSeat(hand);
  if (!(isMove(event) || isOwedDraw) || seat === undefined || event.seat !== seat) return banks;
  const time = moveTime(state);
  return time ? spend(banks, playerAt(state.session, seat), at - time.bankFrom) : banks;
}

/** Returns the reserves after a claim. They pay for thinking from the beat to the limit, never for waiting. */
function paidForClaim(state: TableState, at: number, event: HandEvent): TableClock['reserves'] {
  const { reserves } = state.clock;
  const { limit, beat } = state.clockPreset.counted ?? state.clockPreset.beat;
  if (event.type !== 'claim-made' || limit === undefined) return reserves;
  const player = playerAt(state.session, event.seat);
  if (!personAt(state, player)) return reserves;
  return spend(reserves, player, Math.min(at - state.clock.since, limit) - beat);
}

const handFact = (state: TableState, at: number, event: HandEvent): TableClock => ({
  ...state.clock,
  banks: paidForMove(state, at, event),
  reserves: paidForClaim(state, at, event),
  // A count that is finished asks nothing new, but the time to confirm it begins.
  since: opensQuestion(event) || event.type === 'count-finished' ? at : state.clock.since,
});

/** Returns the clock at the start of a hand, with every bank and reserve full. */
export const fullClock = ({ bank, reserve }: ClockPreset): TableClock => ({
  since: 0,
  banks: byPlayer(() => bank),
  reserves: byPlayer(() => reserve),
  sessionEndsAt: undefined,
});

/** Returns the clock as a viewer may see it. The other players' reserves look full. */
export function viewClock(state: TableState, viewer: TableReader): TableClock {
  const full = fullClock(state.clockPreset).reserves;
  const reserves = typeof viewer === 'number' ? withPlayer(full, viewer, state.clock.reserves[viewer]) : full;
  return { ...state.clock, reserves };
}

export function clockAfter(state: TableState, at: number, event: SessionEvent): TableClock {
  const { settings, clock, clockPreset } = state;
  const full = { ...fullClock(clockPreset), since: at };
  switch (event.type) {
    case 'hand':
      return handFact(state, at, event.event);
    case 'session-started': {
      const hasLimit = settings.minutes !== undefined && event.options.rules.timeEnd !== 'no-limit';
      return { ...full, sessionEndsAt: hasLimit ? at + settings.minutes! * 60_000 : undefined };
    }
    case 'hand-begun':
      return { ...full, sessionEndsAt: clock.sessionEndsAt };
    case 'hand-scored':
    case 'hand-voided':
    case 'session-ended':
      return { ...clock, since: at };
    case 'totals-adjusted':
    case 'disqualified':
      return clock;
    case 'time-called':
      return { ...clock, sessionEndsAt: undefined };
  }
}

/**
 * Returns the clock at `at` with the whole time of a turn for who acts alone. Their bank has paid what they used. A turn that
 * begins later, after a restart's grace, stays as it is.
 */
export function turnAnew(state: TableState, at: number): TableClock {
  const { clock, session } = state;
  const seat = actingSeat(session.hand);
  const time = moveTime(state);
  if (!time || seat === undefined || clock.since > at) return clock;
  return { ...clock, since: at, banks: spend(clock.banks, playerAt(session, seat), at - time.bankFrom) };
}

/** Returns the clock moved by `by` ms, after a pause, a restart or a full disk: time without play costs no player. */
export const shifted = (clock: TableClock, by: number): TableClock => ({
  ...clock,
  since: clock.since + by,
  sessionEndsAt: clock.sessionEndsAt === undefined ? undefined : clock.sessionEndsAt + by,
});
