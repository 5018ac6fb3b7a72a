import { seeded, tablePoints } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { fold } from '../ledger/index.ts';
import { verifyDraw } from '../lots/index.ts';
import { goldenRotation } from '../rotation/index.ts';
import { tableOpened, tableTold, tournamentKind, wantedTables } from './kind.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';

const stranger = person('Nobody');

/** A tournament of 16 players and five sessions at tables of the server, by the golden chart. */
function begun(): TestEvent {
  const event = new TestEvent('Golden');
  event.do(
    ORGANISER,
    { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-21', sessions: 5, results: 'both' } },
    { type: 'set-players', players: players(16, 4) },
    { type: 'set-rotation', rotation: goldenRotation(), origin: { by: 'design' } },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
  return event;
}

type Four = [number, number, number, number];

/** Plays a session with random totals, and returns them by roster number. */
function playSession(event: TestEvent, session: number, random: () => number): Map<number, { tp: number; cp: number }> {
  const results = new Map<number, { tp: number; cp: number }>();
  event.do(ORGANISER, { type: 'begin-session', session });
  for (const { table, chairs } of wantedTables(event.state)) {
    const at = { session, table };
    event.record(null, tableOpened(at, `code-${session}-${table}`));
    const three = [0, 1, 2].map(() => (random() % 400) - 200);
    const totals = [...three, -three.reduce((sum, one) => sum + one, 0)] as Four;
    const told = { hand: 16, totals, hands: [], lost: [], rulings: [], fouls: [], umpireSigned: null } as const;
    event.record(null, tableTold(at, { ...told, stage: 'final', signed: [1, 1, 1, 1], from: 1, to: 2 }));
    const points = tablePoints(totals, 'average');
    for (const [n, { player }] of chairs.entries()) results.set(player, { tp: points[n]!, cp: totals[n]! });
  }
  event.do(ORGANISER, { type: 'end-session', session });
  return results;
}

describe('a round robin of 16 players in five sessions (3.5.4, Appendix 3)', () => {
  it('is seen by nobody before it is opened, and by all after', () => {
    const event = new TestEvent();
    expect(event.view(stranger)).toBeUndefined();
    expect(tournamentKind.card(event.state, stranger.id, () => '')).toBeUndefined();
    event.do(ORGANISER, { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-20' } });
    event.do(ORGANISER, { type: 'open-event', at: 2_000 });
    expect(event.view(stranger)).toBeUndefined();
    expect(event.view(ORGANISER)).toMatchObject({ stage: 'announced', opensAt: 2_000 });
    event.record(null, { type: 'opened' });
    expect(event.view(stranger)).toMatchObject({ stage: 'open', helpers: [], journal: [] });
    expect(tournamentKind.isPublic(event.state)).toBe(true);
  });

  it('draws numbers that everybody can verify against what was promised (3.5.1)', () => {
    const event = new TestEvent('Golden');
    event.do(
      ORGANISER,
      { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-21', sessions: 5 } },
      { type: 'set-players', players: players(16) },
      { type: 'open-event' },
    );
    const promised = event.view(stranger)?.promised;
    expect(promised).toMatch(/^[0-9a-f]{64}$/);
    event.do(ORGANISER, { type: 'draw-lots' });
    const view = event.view(stranger);
    const lots = view?.draw?.lots;
    expect(verifyDraw(lots!, promised)).toMatchObject({ ok: true });
    expect(view?.draw?.order).toEqual(lots?.order.map(place => place + 1));
    expect(view?.draw?.absent).toHaveLength(16);
    expect(view?.players.map(({ drawn }) => drawn).toSorted((a, b) => a! - b!)).toEqual(
      Array.from({ length: 16 }, (_, n) => n + 1),
    );
    expect(event.try(ORGANISER, { type: 'draw-lots' })).toEqual({ code: 'drawn-already' });
  });

  it('leads everybody to their table, checked in and under oath (Appendix 2)', () => {
    const event = begun();
    const ana = person('Ana');
    event.link(ana);
    event.do(ana, { type: 'check-in', player: 1, isHere: true }, { type: 'swear', name: 'Ana A.', note: 'Nuts' });
    const view = event.view(ana);
    const { seat } = view!.you;
    expect(view?.you).toMatchObject({ player: 1, hasSworn: true, rights: [] });
    expect(view?.sessions[0]?.tables[seat!.table - 1]?.players[seat!.seat]).toBe(1);
    expect(view?.players[0]).toMatchObject({ isHere: true, hasSworn: true, isLinked: true });
    for (const secret of ['Nuts', 'Ana A.']) expect(JSON.stringify(view?.players)).not.toContain(secret);
    expect(JSON.stringify(view)).not.toContain('Nuts');
    expect(event.view(ORGANISER)?.players[0]).toMatchObject({ note: 'Nuts', oath: { name: 'Ana A.' } });
    event.do(ORGANISER, { type: 'begin-session', session: 1 });
    const wanted = wantedTables(event.state);
    expect(wanted).toHaveLength(4);
    expect(wanted[seat!.table - 1]?.chairs[seat!.seat]).toMatchObject({ player: 1, name: 'Player 1', person: ana.id });
  });

  it('everybody meets everybody once, and standings are those of an independent sum (3.10.1) [R89]', () => {
    const event = begun();
    const random = seeded('golden');
    const sums = new Map(Array.from({ length: 16 }, (_, n) => [n + 1, { tp: 0, cp: 0, tps: [0], cps: [-9999] }]));
    const met = new Set<string>();
    let before = new Map<number, number | null>();
    for (let session = 1; session <= 5; session++) {
      before = new Map(event.view(stranger)!.standings.map(({ player, place }) => [player, place]));
      for (const [player, { tp, cp }] of playSession(event, session, random)) {
        const sum = sums.get(player)!;
        sums.set(player, { tp: sum.tp + tp, cp: sum.cp + cp, tps: [...sum.tps, tp], cps: [...sum.cps, cp] });
      }
      for (const { players: four } of event.view(stranger)!.sessions[session - 1]!.tables)
        for (const a of four) for (const b of four) if (a! < b!) met.add(`${a}-${b}`);
    }
    expect(met.size).toBe(120);
    const view = event.view(stranger)!;
    const key = (player: number) => {
      const { tp, cp, tps, cps } = sums.get(player)!;
      return [tp, cp, Math.max(...tps), Math.max(...cps)];
    };
    const expected = [...sums.keys()].toSorted((a, b) => {
      const [one, other] = [key(a), key(b)];
      const n = one.findIndex((value, k) => value !== other[k]);
      return n < 0 ? 0 : other[n]! - one[n]!;
    });
    expect(view.standings.map(({ player }) => player)).toEqual(expected);
    for (const { player, tablePoints: tp, points } of view.standings)
      expect([tp, points]).toEqual([sums.get(player)!.tp, sums.get(player)!.cp]);
    expect(view.teamStandings.reduce((sum, team) => sum + team.tablePoints, 0)).toBe(5 * 4 * 7);
    expect(view.teamStandings.map(({ players: of }) => of.length)).toEqual([4, 4, 4, 4]);
    expect(view.sum).toEqual({ isRight: true, wrong: [] });
    expect(view.standings.some(({ moved }) => moved !== 0)).toBe(true);
    for (const { player, place, moved } of view.standings) expect(moved).toBe(before.get(player)! - place!);
    expect(view.standings.reduce((sum, { moved }) => sum + moved, 0)).toBe(0);
    expect(fold(tournamentKind as never, event.facts)).toEqual(event.state);
  });
});
