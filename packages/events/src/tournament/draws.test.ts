import { describe, expect, it } from 'vitest';
import { jsonOf } from '../exports/index.ts';
import { fold } from '../ledger/index.ts';
import { commitmentTo, verifyDraw } from '../lots/index.ts';
import { drawnTables, findRotation, goldenRotation } from '../rotation/index.ts';
import type { TournamentCommand } from './commands.ts';
import { tournamentKind } from './kind.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';

const stranger = person('Nobody');
const DAYS = { from: '2026-11-20', to: '2026-11-21' };
const DRAW = { type: 'draw-lots' } as const;
const OPEN = { type: 'open-event' } as const;
const LIST = { type: 'set-players', players: players(16) } as const;

/** An event of 16 players, to which commands come a second apart. */
function after(...commands: readonly TournamentCommand[]): TestEvent {
  const event = new TestEvent();
  for (const command of [{ type: 'plan', changes: DAYS } as const, LIST, ...commands]) {
    event.at += 1000;
    event.do(ORGANISER, command);
  }
  return event;
}

const drawn = (event: TestEvent) => event.view(ORGANISER)!.draw!;

describe('a draw of lots counts as promised (3.5.1)', () => {
  it('if its commitment stood on the public page before, and no other draw can follow', () => {
    const event = after(OPEN);
    const { promised } = event.view(stranger)!;
    event.at += 1000;
    event.do(ORGANISER, DRAW);
    expect(drawn(event)).toMatchObject({ commitment: promised, promisedAt: 4_000, at: 5_000, number: 1 });
    expect(event.try(ORGANISER, DRAW)).toEqual({ code: 'drawn-already' });
    expect(event.view(ORGANISER)!.journal.at(-1)?.what).toBe('lots-drawn');
  });

  it('not if it was drawn again and again until it suited, before anybody saw the event', () => {
    const event = after();
    let attempts = 0;
    do {
      event.at += 1000;
      event.do(ORGANISER, DRAW);
      attempts++;
    } while (event.state.draw!.order.slice(0, 2).join() !== '1,2');
    event.at += 1000;
    event.do(ORGANISER, OPEN);
    const { draw } = event.view(stranger)!;
    expect(verifyDraw(draw!.lots!, draw!.commitment).ok).toBe(true);
    expect(draw).toMatchObject({ number: attempts });
    expect(attempts).toBeGreaterThan(50);
    expect(draw).not.toHaveProperty('promisedAt');
    expect(JSON.parse(jsonOf(event.view(stranger)!, name => name)).draw).not.toHaveProperty('promisedAt');
    expect(event.view(ORGANISER)!.journal.at(-2)?.what).toBe('lots-drawn-unpromised');
  });

  const LATER = { type: 'open-event', at: 1_000_000 } as const;
  it.each<[string, readonly TournamentCommand[], number]>([
    ['drawn before the event was open', [DRAW, OPEN], 1],
    ['promised to insiders only, with a list set anew after each draw', [LATER, DRAW, LIST, DRAW, LIST, DRAW, OPEN], 3],
    [
      'drawn while announced, taken back and announced again',
      [LATER, DRAW, { type: 'unopen-event' }, LIST, LATER, DRAW],
      2,
    ],
    ['drawn in private after the promise was taken back', [OPEN, { type: 'unopen-event' }, DRAW, OPEN], 1],
  ])('not if it was %s', (_, commands, number) => {
    const event = after(...commands);
    expect(drawn(event)).toMatchObject({ number });
    expect(drawn(event)).not.toHaveProperty('promisedAt');
  });

  it('from the moment at which an announced event opens', () => {
    const event = after(LATER);
    event.at = 1_000_000;
    event.record(null, { type: 'opened' });
    event.at += 5;
    event.do(ORGANISER, DRAW);
    expect(drawn(event)).toMatchObject({ promisedAt: 1_000_000, at: 1_000_005 });
  });

  it('anew after each change of the list, and in older ledgers too, by the times of their facts', () => {
    const event = after(OPEN, { type: 'withdraw-player', player: 3 }, DRAW);
    expect(drawn(event)).toMatchObject({ promisedAt: 5_000, at: 6_000 });
    const older = (facts: typeof event.facts) =>
      fold(
        tournamentKind as never,
        facts.map(fact => ({ ...fact, event: { ...fact.event, isPromised: undefined } })) as never,
      ) as typeof event.state;
    expect(older(event.facts)).toEqual(event.state);
    expect(older(after(DRAW, DRAW, OPEN).facts).draw).toMatchObject({ isPromised: false, number: 2 });
  });

  it('in one moment too, but not with a promise of its own', () => {
    const event = new TestEvent();
    event.do(ORGANISER, { type: 'plan', changes: DAYS }, LIST, OPEN, DRAW);
    expect(drawn(event)).toMatchObject({ promisedAt: 1_000, at: 1_000 });
  });
});

describe('a chart', () => {
  const byHand = { sessions: [[[1, 2, 3, 4]], [[2, 1, 4, 3]]] } as const;
  const set = (rotation: object, by: string) =>
    ({ type: 'set-rotation', rotation, origin: { by } }) as TournamentCommand;

  it('calls itself a design only if nobody meets twice', () => {
    const event = after();
    const twice = { sessions: [...goldenRotation().sessions, goldenRotation().sessions[0]!] };
    const short = { sessions: goldenRotation().sessions.map((tables, n) => (n === 0 ? tables : tables.slice(1))) };
    for (const rotation of [twice, short, byHand, { sessions: [] }])
      expect(event.try(ORGANISER, set(rotation, 'design'))).toEqual({ code: 'no-design' });
    event.do(ORGANISER, set(goldenRotation(), 'design'));
    expect(event.view(ORGANISER)!.rotationOrigin).toEqual({ by: 'design' });
  });

  it('that was found as a design is one', () => {
    const { rotation, progress } = findRotation({ players: 16, sessions: 4 }, { seed: 'x', steps: 1000 });
    expect(progress.isDesign).toBe(true);
    expect(after().try(ORGANISER, set(rotation, 'design'))).toBeUndefined();
  });

  it('of an older ledger that says more than it proves is shown as made by hand', () => {
    for (const by of ['design', 'draw', 'rank'] as const) {
      const event = after();
      event.record(ORGANISER, { type: 'rotation-set', rotation: byHand as never, origin: { by } });
      expect(event.view(ORGANISER)!.rotationOrigin).toEqual({ by: 'hand' });
      expect(tournamentKind.command.safeParse(set(byHand, by)).success).toBe(by === 'design');
    }
  });

  it('of a plan that changed is shown no more, and comes back with the plan', () => {
    const event = after(set(goldenRotation(), 'design'), { type: 'plan', changes: { seating: 'draw' } });
    expect(event.view(ORGANISER)!.rotation).toBeNull();
    event.do(ORGANISER, { type: 'plan', changes: { form: 'knock-out', seating: 'chart' } });
    expect(event.view(ORGANISER)!.rotation).toBeNull();
    event.do(ORGANISER, { type: 'plan', changes: { form: 'round-robin' } });
    expect(event.view(ORGANISER)!.rotation).toEqual(goldenRotation());
  });

  it('that follows the draw says so, because the organiser knew who would meet', () => {
    const isLate = (...commands: readonly TournamentCommand[]) => after(...commands).view(ORGANISER)!.isRotationLate;
    const chart = set(goldenRotation(), 'design');
    const [one, other] = [{ table: 1, seat: 0 } as const, { table: 2, seat: 0 } as const];
    const swap = { type: 'exchange-seats', session: 1, one, other } as const;
    expect(isLate(chart, OPEN, DRAW)).toBe(false);
    expect(isLate(OPEN, DRAW, chart)).toBe(true);
    expect(isLate(chart, OPEN, DRAW, swap)).toBe(true);
    expect(isLate(DRAW, chart, DRAW)).toBe(false);
  });
});

describe('the tables of a session that is drawn', () => {
  const paired = (seating: 'draw' | 'by-rank' = 'draw') =>
    after({ type: 'plan', changes: { seating, sessions: 3 } }, OPEN, DRAW, { type: 'pair-next' });
  const session = (event: TestEvent) => event.view(stranger)!.sessions[0]!;

  it.each(['draw', 'by-rank'] as const)(
    'follow from what was promised before, and anybody computes them (%s)',
    seating => {
      const event = after({ type: 'plan', changes: { seating, sessions: 3 } }, OPEN, DRAW);
      const { sessionPromised } = event.view(stranger)!;
      expect(JSON.stringify([stranger, ORGANISER].map(me => event.view(me)))).not.toContain(
        event.state.sessionPromise!.seed,
      );
      event.at += 1000;
      event.do(ORGANISER, { type: 'pair-next' });
      const { by, draw } = session(event).making!;
      expect([by, draw!.promisedAt, draw!.commitment]).toEqual(['draw', 5_000, sessionPromised!.commitment]);
      expect(commitmentTo({ event: draw!.event, purpose: 'session 1', entrants: [] }, draw!)).toBe(draw!.commitment);
      expect(session(event).tables.map(table => table.players)).toEqual(
        drawnTables(draw!.list, draw!.teams, draw!.seed),
      );
      expect(event.view(stranger)).not.toHaveProperty('sessionPromised');
    },
  );

  it('are not called drawn once seats were exchanged', () => {
    const event = paired();
    const [one, other] = [{ table: 1, seat: 0 } as const, { table: 2, seat: 0 } as const];
    event.do(ORGANISER, { type: 'exchange-seats', session: 1, one, other });
    expect(session(event).making).toEqual({ by: 'hand' });
  });

  it('of an older ledger have nothing to check, and say no more than that', () => {
    const event = after({ type: 'plan', changes: { seating: 'draw', sessions: 3 } }, OPEN, DRAW);
    event.state = { ...event.state, sessionPromise: null };
    event.record(ORGANISER, { type: 'paired', session: 1, tables: [[1, 2, 3, 4]] });
    expect(session(event).making).toEqual({ by: 'draw' });
    const begun = after({ type: 'plan', changes: { seating: 'draw', sessions: 3 } }, OPEN, DRAW);
    begun.state = { ...begun.state, sessionPromise: null };
    begun.do(ORGANISER, { type: 'pair-next' });
    expect(session(begun).making!.draw).toMatchObject({ isPromised: false });
    expect(session(begun).making!.draw).not.toHaveProperty('promisedAt');
  });
});
