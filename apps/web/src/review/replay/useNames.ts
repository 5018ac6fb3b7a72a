import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import type { Moment } from './moment.ts';

/** Returns the names of the players by their seats in the hand. */
export function useNames({ replay, hand }: Pick<Moment, 'replay' | 'hand'>): readonly string[] {
  const t = useT();
  return useMemo(() => {
    const { players } = replay.record.sheet;
    return hand.seating.map(player => t.nameOf(players[player].name));
  }, [replay, hand, t]);
}
