import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knows, pairsOf, type Side } from './pairs.ts';
import { PICTURES, type Picture } from './pictures.ts';
import { sideOf } from './trees.ts';

const ALL = /./;
const picture = (name: string): Picture => ({
  name,
  state: name.split('-')[0]!,
  query: `state=${name}`,
  size: { width: 390, height: 844 },
});
const side = (gallery: string, ...names: readonly string[]): Side => ({ gallery, pictures: names.map(picture) });
const namesOf = (before: Side, after: Side, only = ALL) =>
  Object.fromEntries(
    Object.entries(pairsOf(before, after, only)).map(([kind, pictures]: [string, readonly Picture[]]) => [
      kind,
      pictures.map(({ name }) => name),
    ]),
  );

it('compares what both can show, by the list of the newer commit', () => {
  const before = side('home: () => 1, room: () => 2,', 'home-desk', 'room-desk');
  const after = side('home: () => 1, room: () => 2,', 'home-desk', 'home-phone', 'room-desk');
  expect(namesOf(before, after)).toEqual({ both: ['home-desk', 'home-phone', 'room-desk'], added: [], gone: [] });
});

it('calls new what the older gallery does not know, and gone what the newer list lacks', () => {
  const before = side('home: () => 1, menu: () => 2,', 'home-desk', 'menu-desk');
  const after = side("home: () => 1, 'lobby': () => 2,", 'home-desk', 'lobby-desk');
  expect(namesOf(before, after)).toEqual({ both: ['home-desk'], added: ['lobby-desk'], gone: ['menu-desk'] });
});

it('draws only what is asked for', () => {
  const both = side('home: () => 1, room: () => 2, menu: () => 3', 'home-desk', 'room-desk', 'menu-desk');
  expect(namesOf(both, side(both.gallery, 'home-desk', 'room-desk'), /room|menu/)).toEqual({
    both: ['room-desk'],
    added: [],
    gone: ['menu-desk'],
  });
});

it('takes the name of a state as a whole', () => {
  expect(knows("'strict-turn': now => 1", 'strict-turn')).toBe(true);
  expect(knows("'strict-turn': now => 1", 'turn')).toBe(false);
  expect(knows("name === 'wall' ? 1 : 2", 'wall')).toBe(true);
  expect(knows('turnActions: 1', 'turn')).toBe(false);
});

it('lists each picture once, of states that the gallery has', async () => {
  expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(PICTURES.length);
  const { gallery } = await sideOf(join(import.meta.dirname, '../..'));
  expect(PICTURES.filter(({ state }) => !knows(gallery, state))).toEqual([]);
  expect(readFileSync(join(import.meta.dirname, 'pictures.ts'), 'utf8')).not.toMatch(/^import/m);
});
