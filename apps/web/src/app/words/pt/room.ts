import { cast } from '../../../play/words/pt/cast.ts';
import { compass } from '../../../play/words/pt/compass.ts';
import { count } from '../../../play/words/pt/count.ts';
import { ends } from '../../../play/words/pt/ends.ts';
import { forms } from '../../../play/words/pt/forms.ts';
import { room } from '../../../play/words/pt/room.ts';
import { screen } from '../../../play/words/pt/screen.ts';
import { teach } from '../../../play/words/pt/teach.ts';
import { umpire } from '../../../play/words/pt/umpire.ts';

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
