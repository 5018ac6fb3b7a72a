import type { BotLevel, Entry, EventTable, TableSettings, TableState } from '@gorrion/protocol';
import {
  actingSeat,
  type ByPlayer,
  bySeat,
  decide,
  defaultAction,
  isToExchange,
  legalActions,
  PLAYERS,
  type Player,
  playerAt,
  SEATS,
  type Seat,
  type SeatCommand,
  viewFor,
} from '@gorrion/rules';
import { Chain } from '../decide/chain.ts';
import { openingOfEvent } from '../decide/chore.ts';
import { newBot } from '../decide/gathering.ts';
import { beginGame, commitShuffle, dealHand, decideInSession } from '../decide/session.ts';
import type { Bots } from '../ports/ports.ts';
import { sealedBotSeed } from '../shuffle/sealed.ts';
import { type SecretMeans, secretFor } from '../shuffle/source.ts';
import { unopened } from '../state/unopened.ts';
import { levelAt } from './controllers.ts';

/* A game of four bots, as a duplicate compares people with. Nobody watches it, so it has no clock and no beat. */

const EMPTY = { kind: 'empty' } as const;
/** Time (ms) between two moves in the log of such a game. */
const MOVE = 1000;

const NO_CHAIRS: TableState['places'] = [EMPTY, EMPTY, EMPTY, EMPTY];

export interface BotGame {
  readonly settings: TableSettings;
  readonly event: EventTable;
  readonly levels: ByPlayer<BotLevel>;
  /** Server time (ms) at which the log begins. */
  readonly at: number;
  readonly means: SecretMeans;
  readonly bots: Bots;
  /** Makes the answers of the bots in the places of people repeatable. */
  readonly seed: string;
  /** In whose place a bot plays, by its own seed. The others answer as at every table of the deals; undefined: all play so. */
  readonly guest?: Player;
}

/** The log of a game while bots play it. */
class Log {
  readonly entries: Entry[] = [];
  state: TableState = unopened;
  at: number;

  constructor(at: number) {
    this.at = at;
  }

  /** Adds what is decided. Throws if it is refused: nothing that a bot may do is. */
  add(decided: ReturnType<typeof decideInSession>): void {
    if (!decided.ok) throw new Error(`a game of bots was refused: ${decided.error}`);
    const chain = new Chain(this.state, this.at).add(...decided.value);
    for (const event of decided.value) this.entries.push({ seq: this.entries.length + 1, at: this.at, event });
    this.state = chain.state;
    this.at += MOVE;
  }
}

async function answerOf(
  { bots, seed, guest }: BotGame,
  { state, entries }: Log,
  seat: Seat,
): Promise<SeatCommand | undefined> {
  const { session } = state;
  const isGuest = guest === undefined || playerAt(session, seat) === guest;
  const fixed = isGuest ? undefined : sealedBotSeed(state, seat);
  const answer = await bots.decide({
    hand: viewFor(session.hand, seat),
    seat,
    level: levelAt(state, seat),
    seed: fixed ?? `${seed} ${entries.length} ${seat}`,
    ...(guest !== undefined && { isFixed: true as const }),
    totals: bySeat(one => session.totals[playerAt(session, one)]),
  });
  const isLegal = answer.seat === seat && decide(session.hand, answer).ok;
  return isLegal ? answer : defaultAction(session.hand, seat);
}

/** Has every seat that may claim answer, then closes the claims. */
async function claims(game: BotGame, log: Log): Promise<void> {
  for (const seat of SEATS) {
    const { hand } = log.state.session;
    if (hand.phase.name !== 'claims') return;
    if (legalActions(hand, seat).length === 0) continue;
    const command = await answerOf(game, log, seat);
    if (command) log.add(decideInSession(log.state, log.at, { type: 'play', command }));
  }
  if (log.state.session.hand.phase.name === 'claims')
    log.add(decideInSession(log.state, log.at, { type: 'play', command: { type: 'close-claims' } }));
}

async function move(game: BotGame, log: Log): Promise<void> {
  const { hand } = log.state.session;
  if (hand.phase.name === 'claims') return claims(game, log);
  // Two neighbours choose at the same time what they give each other; the log takes one after the other.
  const seat = actingSeat(hand) ?? SEATS.find(one => isToExchange(hand, one));
  if (seat === undefined) throw new Error(`no bot has to act: ${hand.phase.name}`);
  const command = await answerOf(game, log, seat);
  if (!command) throw new Error('a bot on turn has no move');
  log.add(decideInSession(log.state, log.at, { type: 'play', command }));
}

/** Commits the next deal. Throws if its duplicate has none. */
function commit({ means }: BotGame, log: Log): void {
  const secret = secretFor(log.state, means);
  if (!secret) throw new Error('there is no sealed deal');
  log.add({ ok: true, value: commitShuffle(log.state, secret()) });
}

/** Plays a whole game of sealed deals between four bots and returns its log. Rejects if the bots fail. */
export async function playBotGame(game: BotGame): Promise<readonly Entry[]> {
  const { settings, event, levels, at } = game;
  const log = new Log(at);
  log.add({ ok: true, value: openingOfEvent(settings, event, NO_CHAIRS) });
  for (const place of PLAYERS)
    log.add({ ok: true, value: [{ type: 'seated', place, who: newBot(log.state, levels[place]) }] });
  commit(game, log);
  log.add(beginGame(new Chain(log.state, log.at)));
  while (log.state.session.phase !== 'over') {
    if (log.state.session.phase === 'playing') await move(game, log);
    else {
      if (!log.state.secret) commit(game, log);
      log.add(dealHand(log.state, log.at));
    }
  }
  return log.entries;
}
