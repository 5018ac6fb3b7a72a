import { cast } from '../../../play/words/en/cast.ts';
import { compass } from '../../../play/words/en/compass.ts';
import { count } from '../../../play/words/en/count.ts';
import { ends } from '../../../play/words/en/ends.ts';
import { forms } from '../../../play/words/en/forms.ts';
import { room } from '../../../play/words/en/room.ts';
import { screen } from '../../../play/words/en/screen.ts';
import { teach } from '../../../play/words/en/teach.ts';
import { umpire } from '../../../play/words/en/umpire.ts';

/** What a table says before its first hand and after it. */
export const words = {
  ...cast,
  ...compass,
  ...count,
  ...ends,
  ...forms,
  ...room,
  ...screen,
  ...teach,
  ...umpire,
} as const;
