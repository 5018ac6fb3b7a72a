import type { TableEvent, TableState, TableViewer } from '@gorrion/protocol';
import { CLASSICAL_RULESETS, type HandEvent, PLAYERS, SEATS, type Seat } from '@gorrion/rules';
import { chows, claims, closeClaims, discards, tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { seenOf } from '../../testing/seen.ts';
import { dealtTable, PERSON, TestTable } from '../../testing/table.ts';
import type { SeenEntry } from '../store/following.ts';
import { seatOfViewer } from '../store/people.ts';
import { cuesOf } from './cues.ts';

type Play = Extract<Parameters<TestTable['do']>[0], { type: 'play' }>['command'];

/** East discards 5p; South could chow it, West pung it. */
const table = () => dealtTable({ hands: ['5p', '46p', '55p'] });
const play = (on: TestTable, ...commands: readonly unknown[]) => {
  for (const command of commands) on.do({ type: 'play', command: command as Play });
  return on;
};

/** Returns the cues that a viewer hears for the entries from index `from` on. */
const heard = (on: TestTable, viewer: TableViewer, from = 0) =>
  seenOf(on.entries)
    .slice(from)
    .flatMap(seen => cuesOf(seen, viewer));
const names = (on: TestTable, viewer: TableViewer, from = 0) => heard(on, viewer, from).map(({ name }) => name);

/** Plays commands after the deal and returns the cues that a viewer hears, with their names. */
function after(commands: readonly unknown[], viewer: TableViewer) {
  const on = table();
  const from = on.entries.length;
  play(on, ...commands);
  return { cues: heard(on, viewer, from), names: names(on, viewer, from) };
}

/** Returns a discard of East at a table, as its entry is heard. */
const discardOn = (before: TableState): SeenEntry => ({
  before,
  entry: {
    seq: 90,
    at: 0,
    event: { type: 'session', event: { type: 'hand', event: { type: 'discarded', seat: 0, tile: tile('5p') } } },
  },
});

describe('the cues of a hand', () => {
  it('begin with the shuffle and the dice, and call East to their turn', () => {
    expect(names(table(), 0)).toEqual(expect.arrayContaining(['shuffle', 'dice', 'turn']));
    expect(names(table(), 1)).toEqual(expect.arrayContaining(['shuffle', 'dice']));
    expect(names(table(), 1)).not.toContain('turn');
  });

  it('[C19] name a discard where players do', () => {
    const named = (table: TestTable) => {
      const from = table.entries.length;
      return heard(play(table, discards(0, '5p')), 1, from)[0]?.named;
    };
    const { state } = table();
    const hand = { ...state.session.hand, rules: CLASSICAL_RULESETS.macau };
    expect(named(table())).toBeUndefined();
    expect(cuesOf(discardOn({ ...state, session: { ...state.session, hand } }), 1)[0]?.named).toBe(tile('5p'));
  });

  it('[C22] call both neighbours to each exchange, and East to the first turn after them', () => {
    const { state } = table();
    const calledBy = (event: HandEvent) =>
      PLAYERS.filter(player => {
        const seen = {
          before: state,
          entry: { seq: 9, at: 0, event: { type: 'session', event: { type: 'hand', event } } },
        };
        return cuesOf(seen as unknown as SeenEntry, player).some(({ name }) => name === 'turn');
      }).map(player => seatOfViewer(state, player));
    // East was called when the tiles were dealt.
    expect(calledBy({ type: 'exchange-opened' })).toEqual([1]);
    const made = (seat: Seat) => calledBy({ type: 'exchanged', seat, given: [[], []] }).toSorted();
    expect(SEATS.map(made)).toEqual([[1, 2], [2, 3], [0, 3], [0]]);
  });

  it('sound a discard from the side of its player, and never the same tile sound twice in a row', () => {
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

  it('knock for a chow and a pung, from the side of the player who claims the tile', () => {
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

  it('announce a turn only to the player who draws', () => {
    const commands = [discards(0, '5p'), closeClaims];
    expect(after(commands, 1).names).toEqual(expect.arrayContaining(['draw', 'turn']));
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      expect(after(commands, viewer).names.filter(name => !name.startsWith('tile'))).toEqual([]);
    }
  });

  it('do not announce the turn of a player whose tiles are discarded automatically', () => {
    const on = table().add({
      type: 'switched',
      place: 1,
      switches: { playDrawn: true },
    });
    const from = on.entries.length;
    expect(names(play(on, discards(0, '5p'), closeClaims), 1, from)).not.toContain('turn');
  });

  it('end an abandoned hand with the sound of a draw', () => {
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

  it('announce players who sit down or stand up, except the viewer', () => {
    const on = new TestTable().add(seat(0, 'Ana'), seat(1, 'Mei'), seat(1, undefined));
    expect(names(on, 0)).toEqual(['joined', 'left']);
    expect(names(on, 'spectator')).toEqual(['joined', 'joined', 'left']);
  });

  it('announce a lost connection as leaving and its return as joining', () => {
    const on = new TestTable().add(
      seat(0, 'Ana'),
      seat(1, 'Mei'),
      { type: 'presence-changed', place: 1, presence: 'away' },
      { type: 'presence-changed', place: 1, presence: 'here' },
    );
    expect(names(on, 0)).toEqual(['joined', 'left', 'joined']);
  });
});
