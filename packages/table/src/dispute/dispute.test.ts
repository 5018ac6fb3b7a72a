import type { Dispute } from '@gorrion/protocol';
import { disputeSchema } from '@gorrion/protocol/schemas';
import { type FanId, SEATS, type Tile } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { upcast } from '../state/upcast.ts';
import { disputeOf } from './disputeOf.ts';
import { recount } from './recount.ts';

/** Every hand that was won in the logs of the corpus, as a file that was read again. */
function wonHands(): readonly (readonly [string, Dispute])[] {
  return storedLogs().flatMap(({ version, name, entries }) => {
    let state = unopened;
    return upcast(entries).flatMap(entry => {
      state = evolveTable(state, entry);
      const { event } = entry;
      const isScored = event.type === 'session' && event.event.type === 'hand-scored';
      const dispute = isScored ? disputeOf(state) : undefined;
      return dispute ? [[`${version}/${name} ${dispute.hand}`, readAgain(dispute)] as const] : [];
    });
  });
}

const readAgain = (dispute: unknown): Dispute => disputeSchema.parse(JSON.parse(JSON.stringify(dispute)));

type Loose<T> = T extends number | string | boolean
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;

const hands = wonHands();

describe('a won hand as a file', () => {
  test('is counted by both scorers as it was paid, in every game of the corpus', () => {
    expect(hands.length).toBeGreaterThan(100);
    for (const [name, dispute] of hands) {
      const { differences, first, second, isSameEngine } = recount(dispute);
      expect(differences, name).toEqual([]);
      expect(second?.total, name).toBe(first?.total);
      expect(isSameEngine).toBe(true);
    }
  });

  test('has an article of the rulebook for every fan', () => {
    for (const [, { score }] of hands)
      for (const { articles } of score.fans) expect(articles.length).toBeGreaterThan(0);
  });

  test('is none while nobody has won', () => {
    expect(disputeOf(unopened)).toBeUndefined();
  });
});

describe('a forged file', () => {
  const [, genuine] = hands.find(([, { win, score }]) => win.from !== win.seat && score.fans.length > 2)!;
  const forged = (change: (dispute: Loose<Dispute>) => void) => {
    const copy = structuredClone(genuine) as unknown as Loose<Dispute>;
    change(copy);
    return recount(copy as unknown as Dispute).differences;
  };
  const codes = (change: (dispute: Loose<Dispute>) => void) => forged(change).map(({ code }) => code);

  test('with a fan that the hand does not have, or too many points, differs in the fan and in the total', () => {
    expect(
      codes(({ score }) => {
        score.fans.push({ id: 'nine-gates', times: 1, points: 88, articles: [47, 52, 71] });
        score.total += 88;
      }),
    ).toEqual(['fan', 'total']);
    expect(codes(({ score }) => (score.fans[0]!.points += 1))).toEqual(['fan']);
  });

  test('with other payments differs at the seats', () => {
    expect(
      forged(({ payments, win }) => {
        payments[win.seat].change += 8;
        payments[win.from].change -= 8;
      }).map(difference => difference.code === 'payment' && difference.counted - difference.file),
    ).toEqual(expect.arrayContaining([8, -8]));
  });

  test('with circumstances that the table does not show differs in them', () => {
    expect(codes(({ win }) => (win.claim.lastOfWall = !win.claim.lastOfWall))).toContain('last-of-wall');
    expect(codes(({ win }) => (win.claim.lastOfKind = !win.claim.lastOfKind))).toContain('last-of-kind');
    expect(codes(({ win }) => (win.claim.selfDrawn = true))).toContain('self-drawn');
    expect(codes(({ win }) => (win.claim.afterKong = true))).toContain('after-kong');
    expect(codes(({ win }) => (win.claim.flowers += 1))).toContain('flowers-shown');
    expect(codes(dispute => (dispute.round = dispute.round === 0 ? 1 : 0))).toContain('winds');
  });

  test('with tiles that the winner did not hold, too many copies, or no complete hand, differs in the tiles', () => {
    const swapped = codes(({ win }) => (win.claim.concealed[0] = ((win.claim.concealed[0]! + 1) % 27) as Tile));
    expect(swapped).toContain('tiles');
    expect(
      codes(({ seats }) => {
        for (const seat of SEATS) seats[seat].flowers = [34 as Tile];
      }),
    ).toContain('copies');
    expect(codes(({ win }) => void win.claim.concealed.pop())).toContain('incomplete');
    expect(codes(({ win }) => win.claim.concealed.fill(40 as Tile))).toContain('incomplete');
  });

  test('with other articles, or a higher minimum, differs in them; another engine is no difference', () => {
    expect(codes(({ score }) => (score.fans[0]!.articles = [1]))).toEqual(['articles']);
    expect(codes(({ rules }) => (rules.minPoints = 99))).toEqual(['minimum']);
    const other = recount({ ...genuine, engine: { version: '9.0.0', log: 6 } });
    expect(other).toMatchObject({ isSameEngine: false, differences: [] });
  });

  test('whose winner named too few fans is paid for those, and names nothing that the hand does not have', () => {
    const declared = [genuine.score.fans[0]!.id, 'nine-gates'] as FanId[];
    const { judged, paid } = recount({ ...genuine, win: { ...genuine.win, count: { declared, objections: [] } } });
    expect(paid!.total).toBe(genuine.score.fans[0]!.points);
    expect(judged!.notInHand).toEqual([{ id: 'nine-gates', times: 1 }]);
    expect(judged!.notNamed.length).toBeGreaterThan(0);
  });
});
