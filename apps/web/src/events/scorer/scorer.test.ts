import { FIRST_PLAN, type SheetHand } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { tournamentView } from '../../testing/tournament.ts';
import { tableOf } from '../event/event.ts';
import { windAt, windIn } from '../event/winds.ts';
import {
  differenceOf,
  type Entry,
  emptyEntry,
  entryOf,
  isOvertaken,
  settled,
  timesOf,
  weigh,
  withFan,
  wonBy,
} from './entry.ts';
import { withOutgoing } from './expected.ts';
import { isOwnTable, mayEnter, myTables } from './mine.ts';

const { settings } = FIRST_PLAN;

/** North, who wins on East's tile with a half flush and a dragon pung, in the hand that is West 2 without seat changes. */
const ENTRY: Entry = { ...emptyEntry(10), winner: 3, from: 0, fans: ['half-flush', 'dragon-pung'] };
const TILES = '(CCC) (234s) 67s 111s 99s 8s';

describe('a hand that a scorer enters', () => {
  it('[R80] pays base and points by the giver, the base by the others, and adds up to 0', () => {
    const { changes, points, fault } = weigh(ENTRY, settings);
    expect(points).toBe(8);
    expect(changes).toEqual([-16, -8, -8, 32]);
    expect(fault).toBeUndefined();
    expect(weigh({ ...ENTRY, from: 'self' }, settings).changes).toEqual([-16, -16, -16, 48]);
  });

  it('[R41] keeps what was named beside what the tiles are worth, and changes neither', () => {
    const weighed = weigh({ ...ENTRY, tiles: TILES }, settings);
    expect(weighed).toMatchObject({ named: 8, points: 8, tiles: { points: 9 } });
    expect(weighed.hand).toMatchObject({ points: 8, tiles: TILES });
    expect(differenceOf(ENTRY, weighed.tiles!.score)).toEqual({ missing: ['pung-of-terminals-or-honors'], extra: [] });
    expect(weigh({ ...ENTRY, tiles: TILES, points: 9 }, settings).changes).toEqual([-17, -8, -8, 33]);
  });

  it('says what is missing, in the order of the sheet', () => {
    expect(weigh(emptyEntry(1), settings).lack).toBe('winner');
    expect(weigh({ ...emptyEntry(1), winner: 2 }, settings).lack).toBe('from');
    expect(weigh({ ...emptyEntry(1), winner: 2, from: 'self' }, settings).lack).toBe('points');
  });

  it('[R38] is refused below the minimum, flowers not counted', () => {
    const seven: Entry = { ...ENTRY, fans: ['half-flush', 'flower-tiles', 'flower-tiles'] };
    expect(weigh(seven, settings).fault).toMatchObject({ code: 'below-minimum', figures: { points: 6, minimum: 8 } });
  });

  it('keeps out tiles that cannot be counted, and says why', () => {
    const weighed = weigh({ ...ENTRY, tiles: '123m 45' }, settings);
    expect(weighed.tilesFault?.code).toBe('bad-tiles');
    expect(weighed.hand?.tiles).toBeUndefined();
    expect(weigh({ ...ENTRY, tiles: '123m 456m 789m 11p 99s 8s' }, settings).tilesFault?.code).toBe(
      'tiles-not-winning',
    );
  });

  it('pays nothing for a drawn or void hand', () => {
    expect(weigh({ ...ENTRY, kind: 'exhausted' }, settings).hand).toEqual({
      hand: 10,
      kind: 'exhausted',
      changes: [0, 0, 0, 0],
    });
  });

  it('counts a fan as often as it is ticked, and asks again for the giver who has won', () => {
    const twice = withFan(ENTRY, 'dragon-pung', 2);
    expect(timesOf(twice, 'dragon-pung')).toBe(2);
    expect(withFan(twice, 'dragon-pung', 0).fans).toEqual(['half-flush']);
    expect(wonBy(ENTRY, 0)).toMatchObject({ winner: 0, from: undefined });
  });

  it('[R84] names the winds that players have in the hand', () => {
    expect([1, 2].map(hand => windIn(settings, hand, 0))).toEqual([0, 3]);
    const view = tournamentView();
    const stages = (['waiting', 'playing', 'ended'] as const).map(stage => windAt(view, { hand: 2, stage }, 0));
    expect(stages).toEqual([0, 3, 0]);
  });
});

describe('an entry beside the sheet', () => {
  it('is about the next hand while it is empty', () => {
    expect(settled(emptyEntry(1), 4).hand).toBe(5);
    expect(settled(ENTRY, 9)).toBe(ENTRY);
    expect(settled({ ...ENTRY, hand: 12 }, 9).hand).toBe(10);
  });

  it('is overtaken when somebody else has entered its hand, unless it corrects it', () => {
    expect(isOvertaken(settled(ENTRY, 10), 10)).toBe(true);
    expect(isOvertaken(settled({ ...ENTRY, reason: '' }, 10), 10)).toBe(false);
  });

  it('takes a hand of the sheet back as it was entered', () => {
    const hand = weigh({ ...ENTRY, from: 'self', tiles: '' }, settings).hand!;
    expect(weigh(entryOf(hand), settings).hand).toEqual(hand);
  });
});

/** The event with real tiles at its first table, in whose third session four hands are played. */
function realView() {
  const view = tournamentView();
  const sessions = view.sessions.map(session => ({
    ...session,
    tables: session.tables.map(table => ({ ...table, isReal: table.table === 1 })),
  }));
  return { ...view, sessions };
}
const NEXT: SheetHand = { hand: 5, kind: 'won', winner: 0, points: 8, changes: [48, -16, -16, -16] };
const enter = (hand: SheetHand, reason?: string) => ({
  ...{ type: 'enter-hand', session: 3, table: 1, hand },
  ...(reason && { reason }),
});

describe('entries that wait for the network', () => {
  it('are on the sheet already, with the totals', () => {
    const view = realView();
    const before = tableOf(view, 3, 1)!;
    const expected = withOutgoing(view, [enter(NEXT), enter({ ...NEXT, hand: 6 })]);
    const after = tableOf(expected.view, 3, 1)!;
    expect(after.hands.map(({ hand }) => hand)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(after.totals.map((total, player) => total - before.totals[player]!)).toEqual([96, -32, -32, -32]);
    expect(after.hand).toBe(7);
    expect([4, 5, 6].map(hand => expected.waitsAt(3, 1, hand))).toEqual([false, true, true]);
  });

  it('count once when the server has taken them already', () => {
    const once = withOutgoing(realView(), [enter(NEXT)]).view;
    expect(tableOf(withOutgoing(once, [enter(NEXT)]).view, 3, 1)).toEqual(tableOf(once, 3, 1));
  });

  it('change, drop and end as the server will, and leave other tables and commands alone', () => {
    const view = realView();
    const changed = withOutgoing(view, [enter({ ...NEXT, hand: 4 }, 'named wrongly')]).view;
    expect(tableOf(changed, 3, 1)!.hands[3]!.changes).toEqual(NEXT.changes);
    const dropped = withOutgoing(view, [
      { type: 'drop-hand', session: 3, table: 1, hand: 4, reason: 'void' },
      { type: 'end-table', session: 3, table: 1 },
      { type: 'take-call', call: 1, isDone: true },
      'not a command',
    ]).view;
    expect(tableOf(dropped, 3, 1)).toMatchObject({ stage: 'ended', hand: 4 });
    expect(tableOf(dropped, 3, 2)).toEqual(tableOf(view, 3, 2));
  });
});

describe('the tables of a scorer', () => {
  const you = { player: null, rights: ['enter'], tables: [2, 3], hasSworn: false, seat: null } as const;

  it('are those of their range that have real tiles', () => {
    const view = realView();
    expect([1, 2, 3, 4].map(table => mayEnter({ you }, table))).toEqual([false, true, true, false]);
    expect(mayEnter({ you: { ...you, rights: [] } }, 2)).toBe(false);
    expect(myTables({ you: { ...you, tables: null } }, view.sessions[2]!).map(({ table }) => table)).toEqual([1]);
  });

  it('(3.12) tell a table at which one plays oneself, also as a substitute', () => {
    const table = tableOf(realView(), 3, 1)!;
    expect(isOwnTable({ you: { ...you, player: table.players[2] } }, table)).toBe(true);
    const substituted = { ...table, substitutes: [99, null, null, null] as const };
    expect(isOwnTable({ you: { ...you, player: 99 } }, substituted)).toBe(true);
    expect(isOwnTable({ you }, { ...table, players: [null, 1, 2, 3] })).toBe(false);
    const own = { ...you, tables: null, player: table.players[2] };
    expect(myTables({ you: own }, realView().sessions[2]!)).toEqual([]);
  });
});
