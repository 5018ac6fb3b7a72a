import { type BySeat, bySeat } from '@gorrion/rules';
import { useMemo, useRef } from 'react';
import type { PlateInfo } from '../../board/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { platesOf, samePlates } from '../../client/store/tableView.ts';
import { useT } from '../../kit/i18n/index.ts';
import { useBubbles } from '../chat/useBubbles.ts';

/** Returns the plates by seat with what the players have just said; a plate that did not change stays the same object. */
export function usePlates(table: FollowedTable): BySeat<PlateInfo> {
  const t = useT();
  const known = useRef<BySeat<PlateInfo>>(undefined);
  const words = useBubbles(table);
  const silent = useMemo(() => platesOf(t, table.state), [t, table.state]);
  const saying = bySeat((seat): PlateInfo => {
    const word = words[seat];
    return word ? { ...silent[seat], said: t(`chat.word.${word}`) } : silent[seat];
  });
  const plates = samePlates(known.current, saying);
  known.current = plates;
  return plates;
}
