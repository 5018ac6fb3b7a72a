import type { Catalogue } from '../translate.ts';
import { chat } from './chat.ts';
import { errors } from './errors.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { keys } from './keys.ts';
import { offline } from './offline.ts';
import { result } from './result.ts';
import { shuffle } from './shuffle.ts';
import { sound } from './sound.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';

export const pt: Catalogue = {
  ...tiles,
  ...table,
  ...home,
  ...result,
  ...facts,
  ...shuffle,
  ...sound,
  ...offline,
  ...keys,
  ...chat,
  ...errors,
};
