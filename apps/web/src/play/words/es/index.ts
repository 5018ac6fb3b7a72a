import { ceremony } from './ceremony.ts';
import { chat } from './chat.ts';
import { compass } from './compass.ts';
import { count } from './count.ts';
import { ends } from './ends.ts';
import { forms } from './forms.ts';
import { game } from './game.ts';
import { room } from './room.ts';
import { umpire } from './umpire.ts';
import { watchers } from './watchers.ts';

/** What play says. */
export const words = {
  ...ceremony,
  ...chat,
  ...compass,
  ...count,
  ...ends,
  ...forms,
  ...game,
  ...room,
  ...umpire,
  ...watchers,
} as const;
