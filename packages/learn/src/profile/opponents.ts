import { BOT_LEVELS, type GameSheet } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { type Estimate, meanOf } from './intervals.ts';

/** Whom a player had as opponents: bots of one level, bots of several, or people, with or without bots beside them. */
export const OPPONENTS = [...BOT_LEVELS, 'mixed', 'people'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** Returns whom a player had as opponents in a game. */
export function opponentsOf(players: GameSheet['players'], player: Player): Opponents {
  const levels = new Set(PLAYERS.filter(other => other !== player).map(other => players[other].bot));
  const [first] = levels;
  if (levels.has(undefined) || first === undefined) return 'people';
  return levels.size > 1 ? 'mixed' : first;
}

/** A game as far as its table points tell. */
export interface PlacedGame extends Pick<GameSheet, 'players' | 'tablePoints' | 'end'> {
  readonly player: Player;
}

/** Whether a game was played to its last hand or to the end of its time. */
export const isFinished = ({ end, tablePoints }: Pick<GameSheet, 'end' | 'tablePoints'>): boolean =>
  tablePoints !== null && (end === 'complete' || end === 'time');

/** Table points of four equal players: 4, 2, 1 or 0, each as likely. */
export const FAIR_MEAN = 1.75;
const FAIR_SPREAD = { variance: 2.1875, weight: 4 };
/** The most table points of a game. */
export const MOST_TABLE_POINTS = 4;

/** Returns a player's mean table points in their finished games; undefined if there is none. */
export function tablePointsOf(games: readonly PlacedGame[]): Estimate | undefined {
  const points = games.flatMap(game => (isFinished(game) ? (game.tablePoints?.[game.player] ?? []) : []));
  const sum = points.reduce((total, one) => total + one, 0);
  const squares = points.reduce((total, one) => total + one ** 2, 0);
  const mean = meanOf({ count: points.length, sum, squares }, FAIR_SPREAD);
  if (!mean?.range) return mean;
  const [low, high] = mean.range;
  return { ...mean, range: [Math.max(0, low), Math.min(MOST_TABLE_POINTS, high)] };
}

/** Returns the mean table points against each kind of opponents that the games have, the weakest bots first. */
export function tablePointsByOpponents(
  games: readonly PlacedGame[],
): readonly { readonly opponents: Opponents; readonly points: Estimate }[] {
  return OPPONENTS.flatMap(opponents => {
    const points = tablePointsOf(games.filter(({ players, player }) => opponentsOf(players, player) === opponents));
    return points ? [{ opponents, points }] : [];
  });
}
