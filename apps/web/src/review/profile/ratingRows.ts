import type { BotLevel, ListedRating, RatingList } from '@gorrion/protocol';

export type RatingRow =
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly value: number }
  | { readonly kind: 'person'; readonly place: number; readonly rating: ListedRating };

/**
 * Returns the lines of the list: settled people and bots by value, then people whose rating is provisional, who stand apart
 * because their place says little. The asker stands at the end if the list is too short for them.
 */
export function ratingRows({ people, mine, bots }: RatingList): readonly RatingRow[] {
  const all = mine && !people.some(({ you }) => you) ? [...people, mine] : people;
  const rows = all.map((rating, place) => ({ kind: 'person', place, rating }) as const);
  const settled = [
    ...rows.filter(({ rating }) => !rating.isProvisional),
    ...bots.map(bot => ({ kind: 'bot', ...bot }) as const),
  ];
  const worthOf = (row: RatingRow) => (row.kind === 'bot' ? row.value : row.rating.value);
  return [...settled.toSorted((a, b) => worthOf(b) - worthOf(a)), ...rows.filter(({ rating }) => rating.isProvisional)];
}
