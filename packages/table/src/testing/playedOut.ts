import { type Entry, rulesetOf, type TableEvent } from '@gorrion/protocol';
import {
  decideSession,
  type HandCommand,
  type HandState,
  legalActions,
  type RandomSource,
  SEATS,
  type SeatCommand,
  type SessionCommand,
  type SessionState,
  seeded,
} from '@gorrion/rules';
import { nextCommand, randomChance, type Stack, stacked } from '@gorrion/rules/testing';
import { isWin } from '../runtime/controllers.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';

/** Time (ms) between two facts of such a game. */
const MOVE = 1000;
/** A game of sixteen hands has about 3,500 facts; one that has many more goes round in a circle. */
const MOST_FACTS = 10_000;

/** A deal in which South wins by a Pure Straight with its first draw, unless somebody claims East's discard. */
export const SOUTH_WINS = {
  hands: ['159m 159s 159p EESWW', '123456789m 11s 23p'],
  draws: '1p',
} as const satisfies Stack;

/** Deals in which South is complete with the 1 of dots that East discards. */
export const EAST_FEEDS_SOUTH = [
  '1p 159m 159s 9p EESSW',
  '123456789m 11s 23p',
  '11p 147m 369s 8p WWN',
  '258m 258p 7p NNCCFF',
] as const;

export interface PlayedOut {
  /** The deals of the hands, from the first; they begin again when all were played. Without any, chance deals. */
  readonly deals?: readonly Stack[];
  /** Repeats the same moves of four players who take every win and else play by chance. */
  readonly seed?: string;
}

/** Returns a win that nobody has claimed yet; none in strict play, where a word may be said again and again. */
function winOf(hand: HandState): SeatCommand | undefined {
  const { phase, rules } = hand;
  if (rules.assist === 'strict') return undefined;
  const open = SEATS.filter(seat => phase.name !== 'claims' || !phase.made[seat]);
  return open.flatMap(seat => legalActions(hand, seat)).find(isWin);
}

/** Returns what happens by chance in a hand that was dealt. */
const moveOf = (hand: HandState, random: RandomSource) =>
  nextCommand(hand, random) as Exclude<HandCommand, { type: 'deal' }>;

/** Returns the command that a session which has begun is played on with. */
function nextOf(session: SessionState, { deals = [] }: PlayedOut, random: RandomSource): SessionCommand {
  if (session.phase === 'playing')
    return { type: 'play', command: winOf(session.hand) ?? moveOf(session.hand, random) };
  const deal = deals[session.handNumber % deals.length];
  const { rules } = session.options;
  return { type: 'begin-hand', ...(deal ? stacked(deal, rules) : randomChance(random, rules)) };
}

/**
 * Returns the entries that begin a game on a table with this log and play it to its end at `now` (server ms). Throws if
 * the rules refuse something.
 */
export function playedOutEntries(log: readonly Entry[], now: number, game: PlayedOut = {}): readonly Entry[] {
  const random = seeded(game.seed ?? 'a game that is over');
  let state = log.reduce(evolveTable, unopened);
  const events: TableEvent[] = [];
  const take = (command: SessionCommand) => {
    const decision = decideSession(state.session, command);
    if (!decision.ok) throw new Error(`a game that is over was refused: ${decision.error.code}`);
    for (const event of decision.value) {
      const fact = { type: 'session', event } as const;
      events.push(fact);
      state = evolveTable(state, { at: now, event: fact });
    }
  };
  const { settings } = state;
  take({ type: 'start', options: { rules: rulesetOf(settings), hands: settings.hands } });
  while (state.session.phase !== 'over') {
    if (events.length > MOST_FACTS) throw new Error('a game that is over does not end by these moves');
    take(nextOf(state.session, game, random));
  }
  return events.map((event, n) => ({ seq: log.length + n + 1, at: now - (events.length - 1 - n) * MOVE, event }));
}
