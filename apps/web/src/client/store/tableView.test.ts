import type { Switches } from '@gorrion/protocol';
import { bySeat, evolve, viewSession } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { clockOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { dealtTable, PERSON } from '../../testing/table.ts';
import type { PendingCommand } from './app.ts';
import type { FollowedTable } from './following.ts';
import { actionsOf, platesOf, promptOf, worthOf } from './tableView.ts';

const ONLINE = { status: 'online' } as const;

function following(viewer: FollowedTable['viewer'] = 0): FollowedTable {
  const { state } = dealtTable();
  const seen = { ...state, session: viewSession(state.session, viewer) };
  return followed(seen, viewer);
}

describe('what is offered', () => {
  it('is what the rules allow, for the seat on turn only', () => {
    expect(actionsOf(following(0), [], ONLINE).length).toBeGreaterThan(0);
    expect(actionsOf(following(1), [], ONLINE)).toEqual([]);
    expect(actionsOf(following('spectator'), [], ONLINE)).toEqual([]);
  });

  it('is nothing while a move is on its way, and something again if the move answers an older event', () => {
    const moving: PendingCommand = {
      id: 'a',
      at: 9,
      command: { type: 'act', action: { type: 'discard', tile: 0 as never } },
    };
    expect(actionsOf(following(), [moving], ONLINE)).toEqual([]);
    expect(actionsOf(following(), [{ ...moving, at: 8 }], ONLINE).length).toBeGreaterThan(0);
  });

  it('is nothing without a connection, at a frozen table or in a pause', () => {
    const table = following();
    const paused = { ...table, state: { ...table.state, pause: { ...table.state.pause, since: 1 } } };
    expect(actionsOf(table, [], { status: 'connecting' })).toEqual([]);
    expect(actionsOf({ ...table, isFrozen: true }, [], ONLINE)).toEqual([]);
    expect(actionsOf(paused, [], ONLINE)).toEqual([]);
  });
});

describe('what is offered in strict play', () => {
  const asked = (own: string, discarded: boolean) => {
    const { state } = dealtTable({ hands: [own, '123456789m 11s 23p'] });
    const { session } = state;
    const rules = { ...session.hand.rules, assist: 'strict' } as const;
    const dealt = { ...session.hand, rules };
    const hand = discarded ? evolve(dealt, { type: 'discarded', seat: 0, tile: tile('1p') }) : dealt;
    return actionsOf(
      { ...following(discarded ? 1 : 0), state: { ...state, session: { ...session, hand } } },
      [],
      ONLINE,
    );
  };

  it('is a discard on the own turn, and nothing else, whatever the hand could do', () => {
    expect(new Set(asked('EEEE 222444555p 8s', false).map(({ type }) => type))).toEqual(new Set(['discard']));
    expect(new Set(asked('159m 59s 159p EESSWW', false).map(({ type }) => type))).toEqual(new Set(['discard']));
  });

  it('is nothing while a tile can be claimed, with a complete hand too', () => {
    expect(asked('1p 159m 159s 9p EESSW', true)).toEqual([]);
  });
});

describe('what a Hu is worth', () => {
  const open = () =>
    dealtTable({ hands: ['1p 159m 159s 9p EESSW', '123456789m 11s 23p'] }).do({
      type: 'play',
      command: { type: 'discard', seat: 0, tile: tile('1p') },
    }).state;
  const worth = (assist: 'assisted' | 'strict') => {
    const state = open();
    const { session } = state;
    const hand = { ...session.hand, rules: { ...session.hand.rules, assist } };
    const table = { ...following(1), state: { ...state, session: { ...session, hand } } };
    return worthOf(table, actionsOf(table, [], ONLINE));
  };

  it('is told in assisted play, and never in strict play, where it would tell that the hand is complete', () => {
    expect(worth('assisted')).toBeGreaterThan(16);
    expect(worth('strict')).toBeUndefined();
  });
});

describe('the plates of a strict table', () => {
  it('show warnings of the session, a dead hand, and points that the player pays at the end', () => {
    const { state } = dealtTable();
    const seats = bySeat(seat => {
      const fouls = seat === 1 ? (['early-draw', 'early-draw', 'change-of-mind'] as const) : [];
      return { ...state.session.hand.seats[seat], fouls, isDead: seat === 2 };
    });
    const hand = { ...state.session.hand, seats, penalties: [20, 20, -60, 20] as const };
    const told = { ...state, session: { ...state.session, hand } };
    expect(platesOf(english, told).map(({ penalties }) => penalties)).toEqual([
      undefined,
      { warnings: 2, isDead: false, points: 0 },
      { warnings: 0, isDead: true, points: -60 },
      undefined,
    ]);
  });
});

describe('what is asked of an armed seat', () => {
  const hands = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];
  const asked = (player: 1 | 2, switches: Partial<Switches>) => {
    const { state } = dealtTable({ hands })
      .do({ type: 'play', command: { type: 'discard', seat: 0, tile: tile('1p') } })
      .add({ type: 'switched', place: player, switches });
    const actions = actionsOf({ ...following(player), state }, [], ONLINE);
    return actions.flatMap(action => (action.type === 'claim' ? [action.claim.kind] : []));
  };

  it('is nothing but Hu', () => {
    expect(asked(1, {})).toEqual(['win', 'chow', 'pass']);
    expect(asked(1, { noClaims: true })).toEqual(['win', 'pass']);
    expect(asked(1, { silentTiles: [tile('1p')] })).toEqual(['win', 'pass']);
    expect(asked(2, {})).toEqual(['pung', 'pass']);
    expect(asked(2, { silentTiles: [tile('1p')] })).toEqual([]);
    expect(asked(2, { silentTiles: [tile('2p')] })).toEqual(['pung', 'pass']);
  });
});

describe('plates', () => {
  it('name the player at each seat, and the bot that stands in for one', () => {
    const { state } = dealtTable();
    const places = [PERSON('Ana'), { ...PERSON('Mei'), presence: 'left' }, state.places[2], state.places[3]];
    const plates = platesOf(english, { ...state, places: places as never });
    expect(plates.map(({ name, presence }) => [name, presence])).toEqual([
      ['Ana', 'here'],
      ['Mei', 'stand-in'],
      ['Botan', 'here'],
      ['Tomás', 'here'],
    ]);
  });

  it('have a ring only while a time limit runs', () => {
    const { state } = dealtTable();
    expect(platesOf(english, state)[0].clock).toBeUndefined();
    const timed = { ...state, clockPreset: clockOf({ ...state.settings, clock: 'club' }) };
    expect(platesOf(english, timed)[0].clock?.total).toBe(25_000);
    expect(platesOf(english, timed)[1].clock).toBeUndefined();
  });
});

describe('the rest', () => {
  it('has no deadline without a clock', () => {
    expect(promptOf(following())).toEqual({});
  });
});
