import type { FanId } from '@gorrion/rules';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered } from '../../testing/rendered.ts';
import { Beside } from './Beside.tsx';

beforeAll(speakEnglish);

const textOf = (fan: FanId) =>
  rendered(<Beside fan={fan} frequencies={undefined} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it.each([
  ['closed-wait', 'Edge Wait a win counts one of the three waits at most · Article 45'],
  ['pure-triple-chow', 'Pure Shifted Pungs the same tiles are read as the one or the other · Article 63'],
  ['four-pure-shifted-chows', 'Two Terminal Chows by the book’s list'],
  ['full-flush', 'No Honour Tiles it always contains it · Non-repeat principle, article 58'],
  ['chicken-hand', 'It does not count beside any other fan, except Flower Tiles Article 39'],
] as const)('the page of %s says why others are kept out', (fan, says) => {
  expect(textOf(fan)).toContain(says);
});

it('the page of the Chicken Hand nowhere says that fans go with it', () => {
  expect(textOf('chicken-hand')).not.toMatch(/keeps? (?:it|no other fan) from counting/);
});
