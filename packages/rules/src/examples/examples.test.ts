import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rules from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { account } from './classical.ts';
import { phase, seenBySouth } from './deal.ts';
import { fans, isLegal, points } from './score.ts';
import { distance, waits } from './waits.ts';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const FILES = readdirSync(import.meta.dirname).filter(name => !name.endsWith('.test.ts'));

describe('the examples of the README', () => {
  it('stand there as they are here, and no others', () => {
    const shown = [...README.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text);
    const here = FILES.map(name => readFileSync(join(import.meta.dirname, name), 'utf8'));
    expect(shown.toSorted()).toEqual(here.toSorted());
  });

  it('return what their comments say', () => {
    expect([fans, points, isLegal]).toEqual([
      ['Pure Straight 16', 'Fully Concealed Hand 4', 'All Chows 2', 'Mixed Double Chow 1'],
      23,
      true,
    ]);
    expect([waits, distance]).toEqual(['69s', 0]);
    expect(account).toMatchObject({ points: 20, total: 40 });
    expect(phase).toBe('claims');
    expect(seenBySouth.seats[0].concealed.every(tile => tile === rules.HIDDEN)).toBe(true);
  });

  it('use and promise only what is exported', () => {
    const promised = README.slice(README.indexOf('These examples are files'), README.indexOf('What else the index'));
    const names = [...promised.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter(name => !Object.hasOwn(rules, name))).toEqual([]);
  });
});
