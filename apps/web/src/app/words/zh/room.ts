import { cast } from '../../../play/words/zh/cast.ts';
import { compass } from '../../../play/words/zh/compass.ts';
import { count } from '../../../play/words/zh/count.ts';
import { ends } from '../../../play/words/zh/ends.ts';
import { forms } from '../../../play/words/zh/forms.ts';
import { room } from '../../../play/words/zh/room.ts';
import { screen } from '../../../play/words/zh/screen.ts';
import { teach } from '../../../play/words/zh/teach.ts';
import { umpire } from '../../../play/words/zh/umpire.ts';

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
