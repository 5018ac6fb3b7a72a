import { discards } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { followed } from '../../testing/following.ts';
import { dealtTable } from '../../testing/table.ts';
import { askedOf, openingCues, tickAt, type ViewerQuestion } from './asks.ts';

const online = { pending: [], link: { status: 'online' } } as const;
const dealt = dealtTable({ hands: ['5p', '46p'] });
const turn = dealt.state;
const open = dealtTable({ hands: ['5p', '46p'] }).do({ type: 'play', command: discards(0, '5p') as never }).state;
const question = (viewer: 0 | 1 | 2 | 'spectator', state = open) =>
  askedOf({ ...online, table: followed({ ...state, stage: 'playing' }, viewer) });
const due = (total: number): ViewerQuestion => ({ claim: undefined, due: { at: 10_000, total } });

describe('what the viewer is asked, for the sound of it', () => {
  it('names the claim window to a player who can claim, the same as long as it is open', () => {
    const name = question(1).claim;
    expect(name).toBeTruthy();
    expect(question(1).claim).toBe(name);
  });

  it('names no window to the discarder or a spectator, or on a turn', () => {
    expect([question(0), question('spectator'), question(0, turn)].map(({ claim }) => claim)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is nothing at a table that does not play, or without a connection', () => {
    const table = followed({ ...open, stage: 'playing' }, 1);
    expect(askedOf({ ...online, table: followed({ ...open, stage: 'seating' } as never, 1) }).claim).toBeUndefined();
    expect(askedOf({ ...online, table: undefined }).claim).toBeUndefined();
    expect(askedOf({ ...online, table, link: { status: 'connecting' } }).claim).toBeUndefined();
  });
});

it('the tick sounds three seconds before an answer is due, in windows longer than 4.5 s', () => {
  expect(tickAt(due(4501))).toBe(7000);
  expect(tickAt(due(4500))).toBeUndefined();
  expect(tickAt({ claim: undefined, due: undefined })).toBeUndefined();
});

describe('a table that comes as a whole', () => {
  const playing = followed({ ...turn, stage: 'playing' });

  it('sounds only when the dice of its first hand are thrown before the viewer', () => {
    expect(openingCues(undefined, playing).length).toBeGreaterThan(0);
    expect(openingCues(undefined, followed({ ...open, stage: 'playing' }))).toEqual([]);
  });

  it('is silent when the page followed its game already', () => {
    expect(openingCues(playing, playing)).toEqual([]);
  });
});
