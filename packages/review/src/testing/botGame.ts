import { type BotLevel, decideAsBot } from '@gorrion/bots';
import type { RecordedFact } from '@gorrion/protocol';
import {
  type ByPlayer,
  byPlayer,
  decideSession,
  evolveSession,
  legalActions,
  type McrRules,
  playerAt,
  SEATS,
  type Seat,
  type SeatCommand,
  type SessionCommand,
  seeded,
  shuffledRing,
  throwDice,
  unstarted,
  viewFor,
  wallOf,
  wmo2006,
} from '@gorrion/rules';

/** Decides for a player, by the view of the seat. */
export type PlayerDecider = (view: Parameters<typeof decideAsBot>[1], seat: Seat, seed: string) => SeatCommand;

export const botDecider =
  (level: BotLevel): PlayerDecider =>
  (view, seat, seed) =>
    decideAsBot(level, view, seat, seed);

/** A game in the making: its state and its facts. */
class Game {
  state = unstarted;
  readonly facts: RecordedFact[] = [];

  do(command: SessionCommand): void {
    const decision = decideSession(this.state, command);
    if (!decision.ok) throw new RangeError(`${command.type} is refused: ${decision.error.code}`);
    for (const event of decision.value) {
      this.state = evolveSession(this.state, event);
      this.facts.push({ at: this.facts.length, event: { type: 'session', event } });
    }
  }

  ask(seat: Seat, deciders: ByPlayer<PlayerDecider>, seed: string): void {
    const { hand } = this.state;
    const player = playerAt(this.state, seat);
    this.do({ type: 'play', command: deciders[player](viewFor(hand, seat), seat, `${seed}/${player}`) });
  }
}

/** Plays hands of a game and returns its facts as a record keeps them. The same arguments give the same game. */
export function playGame(
  deciders: ByPlayer<PlayerDecider>,
  hands: number,
  seed: string,
  rules: McrRules = wmo2006,
): { readonly facts: readonly RecordedFact[] } {
  const game = new Game();
  game.do({ type: 'start', options: { rules, hands: 16 } });
  for (let hand = 0; hand < hands; hand++) {
    const random = seeded(`${seed}/${hand}`);
    game.do({ type: 'begin-hand', ring: shuffledRing(random, wallOf(rules)), dice: throwDice(random) });
    while (game.state.hand.phase.name !== 'over') {
      const { phase } = game.state.hand;
      if (phase.name === 'turn') {
        game.ask(phase.seat, deciders, `${seed}/${hand}`);
        continue;
      }
      const asked = SEATS.filter(seat => legalActions(game.state.hand, seat).length > 0);
      for (const seat of asked) game.ask(seat, deciders, `${seed}/${hand}`);
      game.do({ type: 'play', command: { type: 'close-claims' } });
    }
  }
  return { facts: game.facts };
}

/** Returns four deciders by the levels of players 0 to 3. */
export const botsOf = (...levels: readonly [BotLevel, BotLevel, BotLevel, BotLevel]): ByPlayer<PlayerDecider> =>
  byPlayer(player => botDecider(levels[player]));
