import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { playerNames } from '../frame/words.ts';
import type { Moment } from './moment.ts';

/** Returns the names of the players by their seats in the hand. */
export function useNames({ replay, hand }: Pick<Moment, 'replay' | 'hand'>): readonly string[] {
  const t = useT();
  return useMemo(() => {
    const names = playerNames(t, replay.record.sheet.players);
    return hand.seating.map(player => names[player]!);
  }, [replay, hand, t]);
}
