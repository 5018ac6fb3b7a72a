import type { DeviceId, PersonId, TableCode } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import type { SeatsOf } from '../lobby/summaries.ts';
import { ScreenDesk } from './desk.ts';
import { Screens } from './screens.ts';

const CODE = 'ABCD2345' as TableCode;
const visitor = (name: string) => ({ person: name as PersonId, device: 'd' as DeviceId });

it('lets only who sits at a table of another node say what its screen does', () => {
  const screens = new Screens(() => 0);
  const seatsOf = ((code: TableCode) =>
    code === CODE ? { line: {}, people: ['ana'] } : undefined) as unknown as SeatsOf;
  const guesses = new Guesses({ limits: LIMITS, now: () => 0 });
  const desk = new ScreenDesk({ screens, find: () => 'elsewhere', seatsOf, guesses });
  const act = (name: string) =>
    desk.act({ type: 'release', table: CODE }, { visitor: visitor(name), network: undefined });
  screens.offer(visitor('tv'), undefined);
  const view = screens.view(visitor('tv'));
  expect(screens.pair(view.stage === 'open' ? view.code : '', CODE, false)).toBeUndefined();
  expect([desk.isShown(CODE, visitor('eva')), desk.isShown(CODE, visitor('ana'))]).toEqual([false, true]);
  expect(act('eva')).toBe('not-at-table');
  expect(screens.isShown(CODE)).toBe(true);
  expect(act('ana')).toBeUndefined();
  expect(screens.isShown(CODE)).toBe(false);
});
