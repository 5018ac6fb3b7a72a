import { cast } from '../../../play/words/es/cast.ts';
import { compass } from '../../../play/words/es/compass.ts';
import { count } from '../../../play/words/es/count.ts';
import { ends } from '../../../play/words/es/ends.ts';
import { forms } from '../../../play/words/es/forms.ts';
import { room } from '../../../play/words/es/room.ts';
import { screen } from '../../../play/words/es/screen.ts';
import { teach } from '../../../play/words/es/teach.ts';
import { umpire } from '../../../play/words/es/umpire.ts';

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
