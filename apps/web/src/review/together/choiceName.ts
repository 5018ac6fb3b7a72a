import type { SeatCommand } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { moveText } from '../frame/words.ts';

/** Returns a choice in words: "5 Bamboo" for a discard, else the call. */
export const choiceName = (t: Translate, action: SeatCommand): string =>
  action.type === 'discard' ? tileName(t, action.tile) : moveText(t, action);
