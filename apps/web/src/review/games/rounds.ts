import type { Replay } from '@gorrion/table';

/** Returns the indexes of the lines that end a round. By the older ways a round has any number of hands. */
export function roundEnds({ hands }: Pick<Replay, 'hands'>): ReadonlySet<number> {
  const played = hands.filter(({ changes }) => changes !== undefined);
  return new Set(played.flatMap(({ round }, n) => (played[n + 1] && played[n + 1]!.round !== round ? [n] : [])));
}
