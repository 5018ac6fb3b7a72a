import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';

/** Time (ms) after which the table takes a wind tile for a person, with a clock or while they are away. */
export const WIND_LIMIT = 15_000;

/**
 * Returns when (server ms) the table takes a wind tile for a person; undefined if it waits for them: they are here, and
 * nobody is hurried.
 */
export function windDeadline({ winds, clockPreset, places }: TableState, place: Player): number | undefined {
  const chair = places[place];
  const isHere = chair.kind === 'person' && chair.presence === 'here';
  return winds && !(isHere && clockPreset.move === undefined) ? winds.since + WIND_LIMIT : undefined;
}
