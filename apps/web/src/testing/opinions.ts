import type { GameId, GameRecord, GameReview, ReviewedDecision } from '@gorrion/protocol';
import { gameIdOf, REVIEW_FORMAT, type TableCode } from '@gorrion/protocol';
import type { Player, Seat, SeatCommand, Tile } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';

import { isMistake, lossOf } from '../client/mistakes/mistakes.ts';

export { opinion } from '@gorrion/review/testing';

/* Games and what an expert might think of them, for tests of the pages that show it. */

/** Returns the record of a whole game of four hands, which bots play for the person as well. */
export async function playedGame(seed: string): Promise<GameRecord> {
  const world = new World(seed);
  await world.start({ absence: 'bot', clock: 'fast' }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  return finishedGames(world.store.logOf('table'), n => gameIdOf('ABCD2345' as TableCode, n))[0]!.record;
}

export const throws = (seat: Seat, tile: Tile): SeatCommand => ({ type: 'discard', seat, tile });

/** Returns a decision of East that discarded 9 Characters, with the figures that a test is about. */
export const decision = (figures: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  before: 10,
  fact: 10,
  turn: 1,
  seat: 0,
  kind: 'discard',
  played: throws(0, tile('9m')),
  candidates: [],
  verdict: 'mistake',
  loss: 3,
  plusMinus: 1,
  pairs: 50,
  reasons: [{ id: 'set-broken', tile: tile('9m'), set: tiles('789m'), fans: [] }],
  ...figures,
});

/** Returns a review of hands of one player. */
export const reviewOf = (
  hands: readonly (readonly ReviewedDecision[])[],
  player: Player = 0,
  game = 'ABCD2345-1' as GameId,
): GameReview => ({
  format: REVIEW_FORMAT,
  evaluator: 1,
  game,
  hands: hands.map((decisions, hand) => ({
    hand,
    player,
    stage: 'full',
    decisions,
    luck: {
      draws: 4.5 * hand,
      others: -2.25,
      decisions: -lossOf(decisions.filter(isMistake)),
      result: 4.5 * hand - 2.25 - lossOf(decisions.filter(isMistake)),
      plusMinus: 3,
    },
  })),
});
