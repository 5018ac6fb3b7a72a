import type { PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { type Candidate, everybodyMeets, groupsOf, type MayMeet, NOBODY_APART, pairsApart } from './groups.ts';

const one = (name: string, since: number, more: Partial<Candidate> = {}): Candidate => ({
  person: name as PersonId,
  way: 'friends',
  hands: 4,
  since,
  strength: undefined,
  ...more,
});

const groups = (waiting: readonly Candidate[], now: number, mayMeet: MayMeet = everybodyMeets) =>
  groupsOf(waiting, now, 1500, mayMeet).map(group => group.map(({ person }) => person).join(' '));

describe('the groups of the queue', () => {
  it('begin with one who has looked for two seconds in vain', () => {
    expect(groups([one('ana', 0)], 1999)).toEqual([]);
    expect(groups([one('ana', 0)], 2000)).toEqual(['ana']);
  });

  it('wait for twenty seconds from the first once there is company, and begin with four at once', () => {
    const two = [one('ana', 0), one('bea', 1500)];
    expect(groups(two, 19_999)).toEqual([]);
    expect(groups(two, 20_000)).toEqual(['ana bea']);
    expect(groups([...two, one('ciro', 1600), one('dan', 1700)], 1700)).toEqual(['ana bea ciro dan']);
  });

  it('are of one way', () => {
    expect(groups([one('ana', 0), one('bea', 0, { way: 'competition' })], 2000)).toEqual(['ana', 'bea']);
  });

  it('are of like strength where eight wait, and of who waits longest where fewer do', () => {
    const strengths = [1900, 1000, 1850, 1100, 1800, undefined, 1750, 1050];
    const eight = strengths.map((strength, n) => one(`${n}`, n, { strength }));
    expect(groups(eight, 10)).toEqual(['0 2 4 6', '1 3 5 7']);
    expect(groups(eight.slice(0, 7), 10)).toEqual(['0 1 2 3']);
  });

  it('keep a pair apart that must not meet, and have neither wait for the other', () => {
    const apart: MayMeet = (a, b) => ![a, b].every(who => ['ana', 'bea'].includes(who));
    expect(groups([one('ana', 0), one('bea', 0)], 2000, apart)).toEqual(['ana', 'bea']);
    const five = ['ana', 'bea', 'ciro', 'dan', 'eva'].map(name => one(name, 0));
    expect(groups(five, 1, apart)).toEqual(['ana ciro dan eva']);
  });
});

it('whoever of a pair keeps the other away, each is apart from the other, and nobody else', () => {
  const [ana, bea, ciro] = ['ana', 'bea', 'ciro'] as PersonId[] as [PersonId, PersonId, PersonId];
  const lists = { ...NOBODY_APART, of: (person: PersonId) => (person === ana ? [bea, 'elsewhere' as PersonId] : []) };
  expect(pairsApart([ana, bea, ciro], lists)).toEqual(
    new Map([
      [ana, new Set([bea])],
      [bea, new Set([ana])],
    ]),
  );
});
