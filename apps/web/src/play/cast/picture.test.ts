import type { ChatLine, PersonId, TableState } from '@gorrion/protocol';
import { tile } from '@gorrion/rules/testing';
import { viewTable } from '@gorrion/table';
import { expect, it } from 'vitest';
import { translator } from '../../kit/i18n/translate.ts';
import { CATALOGUES } from '../../testing/catalogues.ts';
import { english } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { dealtTable } from '../../testing/table.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { pictureOf, SAID_MS, saidBy } from './picture.ts';

const picture = (state: TableState, moves: readonly unknown[] = []) =>
  pictureOf(english, followed(viewTable(state, 'spectator'), 'spectator', { moves: moves as never }), undefined);

it('shows what spectators see: whose turn it is and the wall, and no tile of a hand before it is over', () => {
  const { seats, ...rest } = picture(dealtTable().state)!;
  expect(seats.map(({ name, isOn, tiles }) => [name.replace(/[\u2068\u2069]/g, ''), isOn, tiles])).toEqual([
    ['Ana', true, undefined],
    ['Mei', false, undefined],
    ['Botan', false, undefined],
    ['Tomás', false, undefined],
  ]);
  expect(rest).toMatchObject({ round: { wind: 0, hand: 1 }, tile: undefined });
  expect(rest.left).toBeGreaterThan(80);
});

it('says before spectators see the game who is there and when it begins', () => {
  const { state } = dealtTable();
  const before = (delay?: 'hand'): TableState => ({
    ...state,
    stage: 'gathering',
    settings: { ...state.settings, delay },
    places: [...state.places.slice(0, 3), { kind: 'free' }] as never,
  });
  const { seats, begins, round } = picture(before('hand'))!;
  expect(seats.map(({ name, points }) => [name.replace(/[\u2068\u2069]/g, ''), points])).toEqual([
    ['Ana', undefined],
    ['Mei', undefined],
    ['Botan', undefined],
  ]);
  expect([begins, round]).toEqual(['Begins after the first hand', undefined]);
  expect(picture(before())!.begins).toBe('Begins soon');
  expect(picture({ ...state, stage: 'closed' })).toBeUndefined();
});

it('shows a win: the tile, who has called, and what it brings to each', () => {
  const { state } = wonTable();
  const { seats, tile: won, left } = picture(state, [{ kind: 'win', seat: 1 }])!;
  expect([won, left]).toEqual([tile('4p'), undefined]);
  expect(seats.map(({ called, isOn }) => [called, isOn])).toEqual([
    [undefined, false],
    ['win', true],
    [undefined, false],
    [undefined, false],
  ]);
  expect(seats.reduce((sum, { change }) => sum + change!, 0)).toBe(0);
  expect(seats[1]!.change).toBeGreaterThan(0);
  expect(seats[1]!.tiles).toHaveLength(13);
});

it('says the newest line of the chosen voice while it is young, under the name as the reader knows it', () => {
  const line = (id: string, text: string, at: number, room = 'spectators') =>
    ({ at, room, from: { id: id as PersonId, name: 'bird:wise-sparrow' }, text }) as unknown as ChatLine;
  const chat = [
    line('eva', 'old', 1000),
    line('eva', 'A risk!', 9000),
    line('max', 'no', 9500),
    line('eva', 'x', 9600, 'table'),
  ];
  const t = translator('es', CATALOGUES.es);
  expect(saidBy(t, chat, 'eva', 9000 + SAID_MS)).toEqual({ name: 'Gorrión Sabio', text: 'A risk!' });
  expect(saidBy(t, chat, 'eva', 9001 + SAID_MS)).toBeUndefined();
  expect(saidBy(t, chat, 'tea', 9000)).toBeUndefined();
});
