import type { Catalogue } from '../translate.ts';
import { app } from './app.ts';
import { attention } from './attention.ts';
import { board } from './board.ts';
import { chat } from './chat.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { game } from './game.ts';
import { home } from './home.ts';
import { offline } from './offline.ts';
import { options } from './options.ts';
import { page } from './page.ts';
import { result } from './result.ts';
import { room } from './room.ts';
import { settings } from './settings.ts';
import { sound } from './sound.ts';
import { tiles } from './tiles.ts';
import { watchers } from './watchers.ts';

export const zh: Catalogue = {
  ...app,
  ...attention,
  ...board,
  ...chat,
  ...common,
  ...errors,
  ...game,
  ...home,
  ...offline,
  ...options,
  ...page,
  ...result,
  ...room,
  ...settings,
  ...sound,
  ...tiles,
  ...watchers,
};
