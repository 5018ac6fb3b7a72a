import type { EventCall, SessionView } from '@gorrion/events/tournament';
import { rulingSchema } from '@gorrion/protocol/schemas';
import { FOUL_IDS, FOULS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { foundFouls, withPlayer } from '../../sheet/ruling/draft.ts';
import { QUOTES } from '../../sheet/ruling/quotes.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { EMPTY_RULING, type EventDraft, lackOf, movedBy, rulingsOf, withFoul } from './ruling.ts';
import { callQueue, filtered, tableRows } from './tables.ts';

const call = (number: number, table: number, at: number, rest: Partial<EventCall> = {}): EventCall => ({
  ...{ number, session: 3, table, player: 1, at, isDone: false },
  ...rest,
});

describe('the queue of calls', () => {
  it('has the open calls of all tables: those that nobody has taken first, then the oldest first', () => {
    const calls = [
      call(1, 1, 100, { takenBy: 'Eva' }),
      call(2, 2, 300),
      call(3, 3, 200),
      call(4, 4, 50, { isDone: true }),
    ];
    expect(callQueue({ calls, stage: 'playing' }).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(callQueue({ calls, stage: 'over' })).toEqual([]);
  });
});

describe('the tables of a session', () => {
  const view = tournamentView({ calls: [call(1, 3, 100)] });
  /** The third session with its tables in these hands. */
  const inHands = (...hands: readonly number[]): SessionView => {
    const session = view.sessions[2]!;
    return { ...session, tables: session.tables.map((table, n) => ({ ...table, stage: 'playing', hand: hands[n]! })) };
  };

  it('stand with those that call first', () => {
    expect(tableRows(view, view.sessions[2]!).map(({ table }) => table.table)).toEqual([3, 1, 2, 4]);
  });

  it('are slow two hands behind the median, and then only', () => {
    const rows = tableRows(view, inHands(6, 6, 4, 5));
    expect(rows.map(({ table, behind }) => [table.table, behind])).toEqual([
      [3, 0],
      [1, 0],
      [2, 0],
      [4, 0],
    ]);
    const late = tableRows(view, inHands(6, 6, 6, 4));
    expect(filtered(late, 'slow').map(({ table, behind }) => [table.table, behind])).toEqual([[4, 2]]);
    expect(filtered(late, 'calls').map(({ table }) => table.table)).toEqual([3]);
    expect(filtered(late, 'all')).toHaveLength(4);
  });

  it('show the highest and the lowest total', () => {
    const row = tableRows(view, view.sessions[2]!).find(({ table }) => table.table === 1)!;
    expect(row.spread).toEqual([Math.max(...row.table.totals), Math.min(...row.table.totals)]);
  });
});

const DRAFT: EventDraft = { ...EMPTY_RULING, player: 2 };

describe('a ruling at a table with real tiles', () => {
  it.each(FOUL_IDS)('of each foul of the book can be given once it costs something: %s', foul => {
    const draft = withFoul(DRAFT, foul, 0);
    expect(draft.article).toBe(FOULS[foul].article);
    expect(QUOTES[foul].length).toBeGreaterThan(40);
    const whole: EventDraft = lackOf(draft) === 'penalty' ? { ...draft, points: 5, paidTo: draft.paidTo ?? 0 } : draft;
    const rulings = rulingsOf(whole);
    expect(rulings.length).toBeGreaterThan(0);
    for (const ruling of rulings) expect(rulingSchema.parse(ruling)).toEqual(ruling);
  });

  it('[R93] of a false win below the minimum costs 10 to each and the hand is dead', () => {
    const draft = withFoul(DRAFT, 'false-hu-points', 0);
    expect(movedBy(draft)).toEqual([10, 10, -30, 10]);
    expect(rulingsOf(draft).map(({ kind }) => kind)).toEqual(['points', 'dead-hand']);
  });

  it('[R96] of a change of mind is a warning first, then 5, 10, 20 to each', () => {
    const costs = [0, 1, 2, 3].map(before => withFoul(DRAFT, 'change-of-mind', before));
    expect(costs.map(({ points }) => points)).toEqual([0, 5, 10, 20]);
    expect(costs.map(({ penalties }) => penalties)).toEqual([['warn'], [], [], []]);
  });

  it('keeps the penalty that was chosen before a foul that the book leaves to the umpire', () => {
    const draft = withFoul({ ...DRAFT, penalties: ['disqualify'] }, 'rule-violation', 0);
    expect(rulingsOf(draft).map(({ kind }) => kind)).toEqual(['disqualify']);
    expect(withFoul(draft, 'false-claim', 0).penalties).toEqual(['dead-hand']);
  });

  it('costs another player as often as they did it before, and keeps what the umpire set for one who did it as often', () => {
    const first = withFoul(DRAFT, 'change-of-mind', 0);
    const given = [{ ruling: { kind: 'warn', player: 1, article: first.article }, hand: 1, at: 0 }];
    expect(withPlayer(first, 1, given, withFoul)).toMatchObject({ player: 1, points: 5, penalties: [] });
    const own: EventDraft = { ...first, points: 20, penalties: [] };
    expect(withPlayer(own, 3, given, withFoul)).toEqual({ ...own, player: 3 });
    expect(withPlayer({ ...DRAFT, points: 5, paidTo: 3 }, 3, given, withFoul)).toMatchObject({
      points: 5,
      paidTo: undefined,
    });
  });

  it('says what it lacks', () => {
    expect(lackOf(EMPTY_RULING)).toBe('player');
    expect(lackOf(DRAFT)).toBe('article');
    expect(lackOf({ ...DRAFT, article: '3.11.2' })).toBe('penalty');
    expect(lackOf({ ...DRAFT, article: '3.11.2', points: 5 })).toBe('receiver');
    expect(lackOf({ ...DRAFT, article: '3.11.2', points: 5, paidTo: 2 })).toBe('injured');
    expect(rulingsOf({ ...DRAFT, article: '3.11.2', points: 5, paidTo: 2 })).toEqual([]);
  });

  it('finds fouls by words of their name, without accents, and by article', () => {
    const nameOf = (foul: string) => (foul === 'cheating' ? 'Trampás' : foul);
    expect(foundFouls('trampas', nameOf)).toEqual(['cheating']);
    expect(foundFouls('3.11.6.6', nameOf)).toEqual(['false-hu-points', 'false-hu-shape']);
    expect(foundFouls('', nameOf)).toHaveLength(25);
  });
});
