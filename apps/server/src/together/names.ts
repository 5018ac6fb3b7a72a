import type { Player } from '@gorrion/rules';
import { distinctName } from '@gorrion/table';

/* Under which names people of a review are shown. */

/** Somebody who has a name, and may have been a player of the game. */
interface Named {
  readonly name: string;
  readonly player: Player | null;
}

/**
 * Returns a person's name as a reader may know it. `players`: the names under which the reader sees the four players.
 * `hidesNames`: they are no real names, and a player has theirs. A name that looks like another is marked.
 */
export function shownName(
  { name, player }: Named,
  players: readonly string[],
  hidesNames: boolean,
  others: readonly string[] = [],
): string {
  if (hidesNames && player !== null) return players[player] ?? '';
  return distinctName(name, [...players.filter((_, n) => n !== player), ...others]);
}

/** Returns the names of all, each marked if it could be taken for one before it. */
export function shownNames(people: readonly Named[], players: readonly string[], hidesNames: boolean): string[] {
  const names: string[] = [];
  for (const one of people) names.push(shownName(one, players, hidesNames, names));
  return names;
}
