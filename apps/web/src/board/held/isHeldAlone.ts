import { isExchangeTime } from '../exchange/swaps.ts';
import type { TableProps } from '../props.ts';

/** Whether only the viewer's hand is drawn. The exchanges before the first discard need the whole table. */
export const isHeldAlone = ({ look, seat, hand }: Pick<TableProps, 'look' | 'seat' | 'hand'>): boolean =>
  look?.kind === 'held' && seat !== undefined && !isExchangeTime(hand);
