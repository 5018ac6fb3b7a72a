import { useMemo } from 'react';
import type { TablePreferences } from '../../board/props.ts';
import { type Preferences, TEMPO_FACTOR, usePreferences } from './preferences.ts';

/** Returns the player's preferences as the table wants them. */
export const tablePreferencesOf = ({
  corner,
  keys,
  keymap,
  typed,
  discard,
  fewerMoves,
  tempo,
  looks,
}: Preferences): TablePreferences => ({
  cornerIndices: corner,
  ...(keys ? { keys: keymap } : {}),
  typed,
  discard,
  compactWall: looks.compactWall,
  marksDrawn: looks.marksDrawn,
  tempo: TEMPO_FACTOR[tempo],
  ...(fewerMoves ? { motion: false } : {}),
});

/** Returns the player's preferences for the table; the same object until the player changes a preference. */
export function useTablePreferences(): TablePreferences {
  const preferences = usePreferences();
  return useMemo(() => tablePreferencesOf(preferences), [preferences]);
}
