import { BOT_LEVELS, HANDS, PLAY_NOW_WAYS, type PlayNowWish } from '@gorrion/protocol';
import { DEFAULT_LEVEL } from '../../client/store/openings.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* What the reader last chose for a game at once. */

const KEY = 'gorrion.playNow';

export type KeptWish = Omit<PlayNowWish, 'id'>;

/** Returns what was chosen last; what cannot be read, as a first visit has it. */
export function keptWish(): KeptWish {
  const [way, hands, level] = (deviceTexts.get(KEY) ?? '').split(' ');
  return {
    way: PLAY_NOW_WAYS.find(one => one === way) ?? 'friends',
    hands: HANDS.find(one => `${one}` === hands) ?? 4,
    level: BOT_LEVELS.find(one => one === level) ?? DEFAULT_LEVEL,
  };
}

export const keepWish = ({ way, hands, level }: KeptWish): void =>
  void deviceTexts.set(KEY, `${way} ${hands} ${level}`);
