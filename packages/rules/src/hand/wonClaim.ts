import type { Circumstances, WinningClaim } from '../scoring/types.ts';
import { countOf, withoutTile } from '../tiles/sorted.ts';
import { tilesLeft } from '../wall/wall.ts';
import type { HandState, Outcome } from './state.ts';
import { visibleCopies } from './visible.ts';

type Won = Extract<Outcome, { kind: 'won' }>;

const isSelfDrawn = ({ seat, from }: Won) => seat === from;

/** East won before anybody discarded or laid a kong: on the tiles that were dealt (rulings 17, 47). */
const isDealtWin = ({ seats }: HandState, won: Won): boolean =>
  won.seat === 0 &&
  isSelfDrawn(won) &&
  seats[0].melds.length === 0 &&
  seats.every(({ discards }) => discards.length === 0);

/** How the hand was won, read from what lies open after it. */
function circumstancesOf(state: HandState, won: Won): Circumstances {
  const { rules, seats } = state;
  const selfDrawn = isSelfDrawn(won);
  const mayBeLast = !won.robbed && (!selfDrawn || rules.lastTileSelfDraw);
  return {
    seatWind: won.seat,
    prevalentWind: state.prevalentWind,
    selfDrawn,
    lastOfWall: tilesLeft(state.wall) === 0 && !won.robbed,
    // The tile that was won on has left the river (ruling 49).
    lastOfKind: mayBeLast && visibleCopies(state, won.tile) === 3,
    // Where the tile was drawn is told by its fan alone, which no other fan ever stands against (fan 46).
    afterKong: won.score.fans.some(({ id }) => id === 'out-with-replacement-tile'),
    robbingKong: won.robbed,
    isDealt: isDealtWin(state, won),
    flowers: seats[won.seat].flowers.length,
  };
}

/**
 * The win that a hand ended with, as it was scored: what `explain` asks for. Undefined when nobody won. Where the
 * winner counts himself (ruling 41) a replacement tile that he did not name is not known any more.
 */
export function wonClaim(state: HandState): WinningClaim | undefined {
  const { phase } = state;
  if (phase.name !== 'over' || phase.outcome.kind !== 'won') return undefined;
  const won = phase.outcome;
  const { concealed, melds } = state.seats[won.seat];
  // After a self-drawn win the tile is among the others; a discard or a robbed tile never came to the hand.
  const isHeld = concealed.length + 3 * melds.length === 14 && countOf(concealed, won.tile) > 0;
  return {
    ...circumstancesOf(state, won),
    melds,
    concealed: isHeld ? withoutTile(concealed, won.tile) : concealed,
    winningTile: won.tile,
  };
}
