import { below, type Player, type RandomSource, seating } from '@gorrion/rules';
import type { TournamentCommand } from '../commands.ts';
import { RIGHTS, ROLES } from '../people.ts';
import type { SheetHand } from '../play.ts';
import type { TournamentState } from '../state.ts';
import { players } from './event.ts';

/* Random commands: most of them make sense somewhere in an event, few at the moment they come. */

type Make = (random: RandomSource, state: TournamentState) => TournamentCommand;

const pick = <T>(random: RandomSource, values: readonly T[]): T => values[below(random, values.length)]!;
const chair = (random: RandomSource) => below(random, 4) as Player;
const isTrue = (random: RandomSource) => below(random, 2) === 0;
/** A session that is near the one that is played. */
const near = (random: RandomSource, { sessions }: TournamentState) =>
  Math.max(1, sessions.length + below(random, 3) - (below(random, 4) === 0 ? 1 : 0));
const running = (random: RandomSource, state: TournamentState) => ({
  session: Math.max(1, below(random, 5) > 0 ? state.sessions.length : near(random, state)),
  table: 1 + below(random, Math.max(1, state.sessions.at(-1)?.tables.length ?? 1)),
});
const someone = (random: RandomSource, { players: all }: TournamentState) => 1 + below(random, all.length + 1);

const WINS = [8, 12, 24, 64];

/** The next hand of a table, most often a right one. */
function hand(random: RandomSource, state: TournamentState, session: number, table: number): SheetHand {
  const entered = state.sessions.at(session - 1)?.tables[table - 1]?.hands.length ?? 0;
  const number = Math.min(16, Math.max(1, entered + 1 - (below(random, 8) === 0 ? 1 : 0)));
  if (below(random, 6) === 0) return { hand: number, kind: 'exhausted', changes: [0, 0, 0, 0] };
  const winner = chair(random);
  const from = pick(
    random,
    [...seating(number, 'appendix4'), undefined].filter(player => player !== winner),
  );
  const points = pick(random, WINS);
  const others = [0, 1, 2, 3].map(player =>
    player === winner ? 0 : -(8 + (from === undefined || from === player ? points : 0)),
  );
  const sum = others.reduce((all, one) => all + one, 0);
  const changes = others.map((one, player) => (player === winner ? -sum : one) + (below(random, 40) === 0 ? 1 : 0));
  return {
    hand: number,
    kind: 'won',
    winner,
    points,
    changes: changes as unknown as SheetHand['changes'],
    ...(from !== undefined && { from }),
    ...(isTrue(random) && { fans: ['full-flush'] }),
  };
}

function zeroSum(random: RandomSource): [number, number, number, number] {
  const amount = below(random, 30);
  return below(random, 6) === 0 ? [amount, 1, 0, 0] : [amount, -amount, 0, 0];
}

/** Random tables for all numbers that are drawn, sometimes one too few. */
function chart(random: RandomSource, state: TournamentState): TournamentCommand {
  const count = 4 * Math.ceil((state.draw?.order.length ?? state.players.length) / 4);
  const sessions = Array.from({ length: 3 + below(random, 2) }, (_, s) =>
    Array.from({ length: count / 4 }, (_, t) =>
      [0, 1, 2, 3].map(k => 1 + ((4 * t + k * (s + 1) * (below(random, 50) === 0 ? 2 : 1)) % count)),
    ),
  );
  const rows = sessions as unknown as [number, number, number, number][][];
  const kept = (state.rotation?.sessions ?? []).slice(0, state.sessions.length);
  return {
    type: 'set-rotation',
    rotation: { sessions: [...kept, ...rows.slice(kept.length)] },
    origin: { by: 'hand' },
  };
}

const PEOPLE: readonly Make[] = [
  random => ({ type: 'set-players', players: players(12 + below(random, 6), 2) }),
  (random, state) => ({
    type: 'add-player',
    player: { name: `New ${state.nextPlayer}`, isSubstitute: isTrue(random) },
  }),
  (random, state) => ({ type: 'change-player', player: someone(random, state), changes: { country: 'ES', club: '' } }),
  (random, state) => ({ type: 'withdraw-player', player: someone(random, state) }),
  (random, state) => ({ type: 'reinstate-player', player: someone(random, state) }),
  random => ({ type: 'invite', name: 'Helper', role: pick(random, ROLES) }),
  (random, { helpers }) => ({
    type: 'change-helper',
    helper: 4 + below(random, helpers.length + 1),
    rights: RIGHTS.filter(() => isTrue(random)),
  }),
  (random, state) => ({ type: 'new-link', player: someone(random, state) }),
  (random, { helpers }) => ({ type: 'remove-helper', helper: 4 + below(random, helpers.length + 1) }),
  (random, state) => {
    const keys = [...state.players, ...state.helpers].flatMap(({ key }) => key ?? []);
    return { type: 'join', key: pick(random, [...keys, 'f'.repeat(32)]) };
  },
  (random, state) => ({ type: 'check-in', player: someone(random, state), isHere: isTrue(random) }),
  () => ({ type: 'check-in-all' }),
  () => ({ type: 'swear', name: 'Signed', note: 'secret illness' }),
];

const PLAN: readonly Make[] = [
  random => ({ type: 'plan', changes: { name: `Event ${below(random, 9)}`, sessions: 3 + below(random, 3) } }),
  random => ({ type: 'plan', changes: { seating: pick(random, ['chart', 'by-rank', 'draw']) } }),
  random => ({ type: 'plan', changes: { lostSessionPoints: -below(random, 200), results: 'both' } }),
  () => ({ type: 'open-event' }),
  () => ({ type: 'unopen-event' }),
  () => ({ type: 'draw-lots' }),
  chart,
  chart,
  (random, state) => ({
    type: 'exchange-seats',
    session: near(random, state),
    one: { table: 1 + below(random, 4), seat: chair(random) },
    other: { table: 1 + below(random, 4), seat: chair(random) },
  }),
  (random, state) => ({
    type: 'fill-seat',
    session: near(random, state),
    table: 1 + below(random, 4),
    seat: chair(random),
    by: isTrue(random) ? someone(random, state) : null,
  }),
  (random, state) => ({
    type: 'substitute',
    session: near(random, state),
    player: someone(random, state),
    by: someone(random, state),
    isLost: isTrue(random),
  }),
];

const PLAY: readonly Make[] = [
  (_, { sessions }) => ({ type: 'begin-session', session: sessions.length + 1 }),
  (random, state) => ({ type: 'pause-session', session: near(random, state), isPaused: isTrue(random) }),
  (random, state) => ({ type: 'call-time', session: near(random, state) }),
  (_, { sessions }) => ({ type: 'end-session', session: Math.max(1, sessions.length) }),
  () => ({ type: 'pair-next', ties: 'order' }),
  (random, state) => ({ type: 'lose-session', session: near(random, state), player: someone(random, state) }),
];

const enter: Make = (random, state) => {
  const at = running(random, state);
  const reason = isTrue(random) ? { reason: 'Counted again' } : {};
  return { type: 'enter-hand', ...at, hand: hand(random, state, at.session, at.table), ...reason };
};

const SHEETS: readonly Make[] = [
  enter,
  enter,
  enter,
  (random, state) => ({ type: 'drop-hand', ...running(random, state), hand: 1 + below(random, 4), reason: 'x' }),
  (random, state) => ({ type: 'end-table', ...running(random, state) }),
  (random, state) => ({ type: 'end-table', ...running(random, state) }),
  (random, state) => ({ type: 'sign', ...running(random, state), as: isTrue(random) ? 'umpire' : chair(random) }),
  (random, state) => ({ type: 'call-umpire', ...running(random, state) }),
  (random, { calls }) => ({ type: 'take-back-call', call: 1 + below(random, calls.length + 1) }),
  (random, { calls }) => ({ type: 'take-call', call: 1 + below(random, calls.length + 1), isDone: isTrue(random) }),
  (random, state) => ({
    type: 'rule',
    ...running(random, state),
    hand: 1,
    ruling: { kind: 'points', player: chair(random), points: 10, paidTo: 'nobody', article: '3.11.2' },
  }),
  (random, state) => ({
    type: 'rule',
    ...running(random, state),
    hand: 1,
    ruling: { kind: 'disqualify', player: chair(random), article: '3.11.6.10' },
  }),
  (random, { rulings }) => ({ type: 'revoke-ruling', ruling: 1 + below(random, rulings.length + 1), reason: 'x' }),
  (random, state) => ({ type: 'correct', ...running(random, state), changes: zeroSum(random), reason: 'x' }),
  (random, state) => ({
    ...{ type: 'appeal', ...running(random, state), hand: 1, text: 'Unfair' },
    ...(below(random, 2) === 0 && { against: { ruling: 1 + below(random, state.rulings.length + 1) } }),
  }),
  (random, { appeals }) => ({ type: 'appeal-further', appeal: 1 + below(random, appeals.length + 1) }),
  (random, { appeals }) => ({
    type: 'answer-appeal',
    appeal: 1 + below(random, appeals.length + 1),
    isUpheld: isTrue(random),
    remark: 'x',
  }),
];

/** Returns a random command. Sheets are written most often, and the event itself ends now and then. */
export function randomCommand(random: RandomSource, state: TournamentState): TournamentCommand {
  if (below(random, 2000) === 0) return { type: 'end-event' };
  return pick(random, pick(random, [PEOPLE, PLAN, PLAY, SHEETS, SHEETS, SHEETS, SHEETS]))(random, state);
}
