import { type HandEvent, SCORED_FANS, type ScoredFan, winnersScore } from '@gorrion/rules';
import type { Game } from './play.ts';

/** How often a fan counted among the wins, and beside which others. */
interface FanFrequency {
  readonly wins: number;
  readonly with: Readonly<Partial<Record<ScoredFan, number>>>;
}
/** What the fan book says of how often fans are won; hands of four experts. */
export interface Frequencies {
  /** Hands, by sixteen. */
  readonly games: number;
  readonly hands: number;
  readonly wins: number;
  readonly seed: string;
  readonly fans: Readonly<Partial<Record<ScoredFan, FanFrequency>>>;
}

export type WonEvent = Extract<HandEvent, { type: 'won' }>;
export const wonIn = ({ events }: Game): WonEvent | undefined => events.find(({ type }) => type === 'won') as WonEvent;

/** Counts the fans of all wins. A fan that counts twice in a hand is one win with it. */
export function frequenciesOf(games: readonly Game[], seed: string): Frequencies {
  const wins = games.flatMap(game => wonIn(game) ?? []);
  const fansOfWins = wins.map(won => winnersScore(won).fans.map(({ id }) => id));
  const fans = SCORED_FANS.flatMap(fan => {
    const having = fansOfWins.filter(list => list.includes(fan));
    if (having.length === 0) return [];
    const beside = SCORED_FANS.filter(other => other !== fan)
      .map(other => [other, having.filter(list => list.includes(other)).length] as const)
      .filter(([, times]) => times > 0);
    return [[fan, { wins: having.length, with: Object.fromEntries(beside) }] as const];
  });
  return { games: games.length / 16, hands: games.length, wins: wins.length, seed, fans: Object.fromEntries(fans) };
}
