import type { SeatCommand } from '@gorrion/rules';
import type { Translate } from '../i18n/index.ts';
import { moveText } from '../review/game/words.ts';
import { tileName } from '../tiles/index.ts';

/** Returns a choice in words: "5 Bamboo" for a discard, else the call. */
export const choiceName = (t: Translate, action: SeatCommand): string =>
  action.type === 'discard' ? tileName(t, action.tile) : moveText(t, action);
