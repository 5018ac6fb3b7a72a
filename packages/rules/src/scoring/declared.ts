import type { FanId } from './fans/ids.ts';
import type { FanCount, Score } from './types.ts';

/** Counts how often each fan is named. */
function tally(declared: readonly FanId[]): ReadonlyMap<FanId, number> {
  const named = new Map<FanId, number>();
  for (const id of declared) named.set(id, (named.get(id) ?? 0) + 1);
  return named;
}

/** Returns the fan that a player declares: a melded and a concealed kong are a variant of fan 57 (ruling 77). */
const bookFan = (id: FanCount['id']): FanId => (id === 'melded-and-concealed-kong' ? 'two-melded-kongs' : id);

/** Returns the list with which a player names all fans of a score; nobody names flowers. */
export const fansOf = ({ fans }: Score): readonly FanId[] =>
  fans.flatMap(({ id, times }) => (id === 'flower-tiles' ? [] : Array.from({ length: times }, () => bookFan(id))));

/**
 * Returns a score limited to the fans that the winner declared (ruling 41): undeclared fans are lost, and declared fans
 * that the hand does not have add nothing. Flowers lie open and always count.
 */
export function heldTo(score: Score, declared: readonly FanId[]): Score {
  const named = tally(declared);
  const fans = score.fans.flatMap<FanCount>(fan => {
    if (fan.id === 'flower-tiles') return [fan];
    const times = Math.min(fan.times, named.get(bookFan(fan.id)) ?? 0);
    return times > 0 ? [{ ...fan, times }] : [];
  });
  const counted = fans.filter(fan => fan.id !== 'flower-tiles');
  return { ...score, fans, total: counted.reduce((sum, fan) => sum + fan.points * fan.times, 0) };
}
