import { board } from './board.ts';
import { ceremony } from './ceremony.ts';
import { chat } from './chat.ts';
import { count } from './count.ts';
import { dispute } from './dispute.ts';
import { forms } from './forms.ts';
import { game } from './game.ts';
import { games } from './games.ts';
import { lines } from './lines.ts';
import { mistakes } from './mistakes.ts';
import { reasons } from './reasons.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { review } from './review.ts';
import { room } from './room.ts';
import { settings } from './settings.ts';
import { sound } from './sound.ts';
import { together } from './together.ts';
import { umpire } from './umpire.ts';
import { watchers } from './watchers.ts';

/** Sentences of the pages and dialogs that are loaded after the first page. */
export const later = {
  ...board,
  ...ceremony,
  ...chat,
  ...count,
  ...dispute,
  ...forms,
  ...game,
  ...games,
  ...lines,
  ...mistakes,
  ...reasons,
  ...replay,
  ...result,
  ...review,
  ...room,
  ...settings,
  ...sound,
  ...together,
  ...umpire,
  ...watchers,
} as const;
