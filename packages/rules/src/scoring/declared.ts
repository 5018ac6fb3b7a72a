import type { FanId } from './fans/ids.ts';
import type { FanCount, Score } from './types.ts';

/** Counts how often each fan is named. */
function tally(declared: readonly FanId[]): ReadonlyMap<FanId, number> {
  const named = new Map<FanId, number>();
  for (const id of declared) named.set(id, (named.get(id) ?? 0) + 1);
  return named;
}

/** Returns the fan of the book that is scored: a melded and a concealed kong are a variant of fan 57 (ruling 77). */
export const bookFan = (id: FanCount['id']): FanId => (id === 'melded-and-concealed-kong' ? 'two-melded-kongs' : id);

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

/** What becomes of a count: fans that are paid, named fans that the hand does not have, fans that nobody named. */
export interface JudgedCount {
  readonly counted: readonly FanCount[];
  readonly notInHand: readonly { readonly id: FanId; readonly times: number }[];
  readonly notNamed: readonly FanCount[];
}

/** Judges named fans against all that the hand is worth (ruling 41). `score` is the whole score, without a list. */
export function judgeCount(score: Score, declared: readonly FanId[]): JudgedCount {
  const own = score.fans.filter(fan => fan.id !== 'flower-tiles');
  const counted = heldTo(score, declared).fans.filter(fan => fan.id !== 'flower-tiles');
  const paid = (id: FanCount['id']) => counted.find(fan => fan.id === id)?.times ?? 0;
  const held = (id: FanId) => own.find(fan => bookFan(fan.id) === id)?.times ?? 0;
  const notInHand = [...tally(declared)].map(([id, times]) => ({ id, times: Math.max(0, times - held(id)) }));
  const notNamed = own.map(fan => ({ ...fan, times: fan.times - paid(fan.id) }));
  return {
    counted,
    notInHand: notInHand.filter(({ times }) => times > 0),
    notNamed: notNamed.filter(({ times }) => times > 0),
  };
}
