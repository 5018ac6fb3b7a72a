import type { TableEvent, TableViewer } from '@gorrion/protocol';
import { chows, claims, closeClaims, discards, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { seenOf } from '../testing/seen.ts';
import { dealtTable, PERSON, TestTable } from '../testing/table.ts';
import { cuesOf } from './cues.ts';

type Play = Extract<Parameters<TestTable['do']>[0], { type: 'play' }>['command'];

/** East discards 5p; South could chow it, West pung it. */
const table = () => dealtTable({ hands: ['5p', '46p', '55p'] });
const play = (on: TestTable, ...commands: readonly unknown[]) => {
  for (const command of commands) on.do({ type: 'play', command: command as Play });
  return on;
};

/** What the facts after the first `from` sound like. */
const heard = (on: TestTable, viewer: TableViewer, from = 0) =>
  seenOf(on.entries)
    .slice(from)
    .flatMap(seen => cuesOf(seen, viewer));
const names = (on: TestTable, viewer: TableViewer, from = 0) => heard(on, viewer, from).map(({ name }) => name);

/** What is played after the deal sounds like, to each viewer. */
function after(commands: readonly unknown[], viewer: TableViewer) {
  const on = table();
  const from = on.entries.length;
  play(on, ...commands);
  return { cues: heard(on, viewer, from), names: names(on, viewer, from) };
}

describe('the cues of a hand', () => {
  it('begin with the shuffle and the dice, and call East to his turn', () => {
    expect(names(table(), 0)).toEqual(expect.arrayContaining(['shuffle', 'dice', 'turn']));
    expect(names(table(), 1)).toEqual(expect.arrayContaining(['shuffle', 'dice']));
    expect(names(table(), 1)).not.toContain('turn');
  });

  it('let a tile be heard where it is set down, and never the same twice running', () => {
    const heardBy = (viewer: TableViewer) => after([discards(0, '5p')], viewer).cues[0];
    expect(heardBy(0)).toMatchObject({ from: 0 });
    expect(heardBy(1)).toMatchObject({ from: 3 });
    expect(heardBy(2)).toMatchObject({ from: 2 });
    expect(heardBy(3)).toMatchObject({ from: 1 });
    const [first, second] = seenOf(table().entries).slice(-2);
    const discarded = { type: 'discarded', seat: 0, tile: tile('5p') } as const;
    const event: TableEvent = { type: 'session', event: { type: 'hand', event: discarded } };
    const nameAt = (seen: typeof first) => cuesOf({ ...seen!, entry: { ...seen!.entry, event } }, 0)[0]!.name;
    expect(nameAt(first)).toMatch(/^tile[123]$/);
    expect(nameAt(first)).not.toBe(nameAt(second));
  });

  it('knock for a chow and a pung, from the side of who takes the tile', () => {
    const pung = after([discards(0, '5p'), claims(2, 'pung'), closeClaims], 0).cues;
    expect(pung.find(({ name }) => name === 'pung')).toEqual({ name: 'pung', from: 2 });
    const chow = after([discards(0, '5p'), chows(1, '4p'), closeClaims], 3).cues;
    expect(chow.find(({ name }) => name === 'chow')).toEqual({ name: 'chow', from: 2 });
  });

  it('knock once only for a claim that was called out before it is laid down', () => {
    const on = table();
    play(on, discards(0, '5p'));
    const from = on.entries.length;
    play(on, chows(1, '4p'));
    const hand = on.state.session.hand;
    if (hand.phase.name === 'claims') play(on, closeClaims);
    expect(names(on, 0, from).filter(name => name === 'chow')).toHaveLength(1);
  });

  it('tell only the one who draws that it is his turn', () => {
    const commands = [discards(0, '5p'), closeClaims];
    expect(after(commands, 1).names).toEqual(expect.arrayContaining(['draw', 'turn']));
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      expect(after(commands, viewer).names.filter(name => !name.startsWith('tile'))).toEqual([]);
    }
  });

  it('do not call somebody who has his tiles discarded for him', () => {
    const on = table().add({
      type: 'switched',
      place: 1,
      switches: { playDrawn: true },
    });
    const from = on.entries.length;
    expect(names(play(on, discards(0, '5p'), closeClaims), 1, from)).not.toContain('turn');
  });

  it('end with the gong, or with low wood', () => {
    const on = table();
    const from = on.entries.length;
    expect(names(on.do({ type: 'end', reason: 'abandoned' }), 0, from)).toContain('drawn');
  });
});

describe('the cues of a table', () => {
  const seat = (place: 0 | 1 | 2, who: Parameters<typeof PERSON>[0] | undefined): TableEvent => ({
    type: 'seated',
    place,
    who: who === undefined ? { kind: 'empty' } : PERSON(who),
  });

  it('tell who comes and who goes, except oneself', () => {
    const on = new TestTable().add(seat(0, 'Ana'), seat(1, 'Mei'), seat(1, undefined));
    expect(names(on, 0)).toEqual(['joined', 'left']);
    expect(names(on, 'spectator')).toEqual(['joined', 'joined', 'left']);
  });

  it('tell whose connection is lost and found', () => {
    const on = new TestTable().add(
      seat(0, 'Ana'),
      seat(1, 'Mei'),
      { type: 'presence-changed', place: 1, presence: 'away' },
      { type: 'presence-changed', place: 1, presence: 'here' },
    );
    expect(names(on, 0)).toEqual(['joined', 'left', 'joined']);
  });
});
