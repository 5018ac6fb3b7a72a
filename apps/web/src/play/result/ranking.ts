import type { TableState } from '@gorrion/protocol';
import { PLAYERS, type Player, placesOf } from '@gorrion/rules';
import { nameAt } from '../../client/store/people.ts';

/** One line of the ranking of a game. */
export interface RankLine {
  readonly player: Player;
  readonly name: string;
  /** 1-4; players with equal totals share a place. */
  readonly place: number;
  readonly total: number;
  readonly tablePoints: number;
}

/** Returns the ranking of a game, best first; undefined while it goes on. */
export function ranking(state: TableState): readonly RankLine[] | undefined {
  const { totals, end } = state.session;
  if (!end) return undefined;
  const places = placesOf(totals);
  return PLAYERS.map(player => ({
    player,
    name: nameAt(state.places[player]) ?? '',
    place: places[player],
    total: totals[player],
    tablePoints: end.tablePoints[player],
  })).sort((a, b) => a.place - b.place || a.player - b.player);
}
