import { expect } from '@playwright/test';
import type { Guest } from './guest.ts';
import type { GameServer } from './server.ts';

/**
 * At a table where East feeds South, East discards the tile and South says Hu on it. The server's time nearly stands
 * meanwhile, so that the window for claims is open until the pages have drawn the discard.
 */
export async function sayHuOnDiscard(server: GameServer, east: Guest, south: Guest): Promise<void> {
  await server.run(0.1);
  await east.hand.getByRole('button', { name: /^1 Dots/ }).click();
  // East's page shows the discard before the server has it: South may claim only what South sees.
  await expect(south.page.getByRole('img', { name: '1 Dots, last discard' })).toBeAttached();
  for (const _ of [1, 2]) await south.press('h');
  await server.pass(8000);
  await server.run(1);
}
