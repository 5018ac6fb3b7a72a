import { FAN_IDS, type FanId } from '@gorrion/rules';

/** How often each fan is scored in games that the experts have played among themselves. */
export interface FanFrequencies {
  readonly games: number;
  readonly hands: number;
  readonly wins: number;
  /** The text from which the games follow. */
  readonly seed: string;
  readonly fans: Readonly<
    Partial<Record<FanId, { readonly wins: number; readonly with: Readonly<Partial<Record<FanId, number>>> }>>
  >;
}

/** Loads what was counted. Rejects if it cannot be fetched. */
export async function loadFrequencies(): Promise<FanFrequencies> {
  return (await import('./frequencies.json', { with: { type: 'json' } })).default;
}

/** Returns how many of all wins scored a fan, 0 to 1. */
export const shareOfWins = ({ fans, wins }: FanFrequencies, fan: FanId): number =>
  wins === 0 ? 0 : (fans[fan]?.wins ?? 0) / wins;

/** A fan that is scored together with another. */
export interface Companion {
  readonly fan: FanId;
  /** Share of the other fan's wins that score this one too, 0 to 1. */
  readonly share: number;
}

/** Fewest wins of a fan from which shares are named: with fewer, one hand more would change them by much. */
const FEWEST_WINS = 20;

/**
 * Returns the fans that are scored most often together with a fan, at most `most` and the most frequent first. None if
 * fewer than `FEWEST_WINS` wins have scored it. Flowers are left out: they come with every fan alike.
 */
export function companionsOf({ fans }: FanFrequencies, fan: FanId, most: number): readonly Companion[] {
  const own = fans[fan];
  if (!own || own.wins < FEWEST_WINS) return [];
  return FAN_IDS.filter(other => other !== fan && other !== 'flower-tiles' && (own.with[other] ?? 0) > 0)
    .map(other => ({ fan: other, share: own.with[other]! / own.wins }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most);
}
