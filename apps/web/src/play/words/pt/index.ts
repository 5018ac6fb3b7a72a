import { ceremony } from './ceremony.ts';
import { chat } from './chat.ts';
import { game } from './game.ts';
import { watchers } from './watchers.ts';

/** What a table says until its first hand is over. */
export const words = { ...ceremony, ...chat, ...game, ...watchers } as const;
