import { below, PLAYERS, seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { fold } from '../ledger/index.ts';
import { goldenRotation } from '../rotation/index.ts';
import type { TournamentView } from './index.ts';
import { tournamentKind } from './kind.ts';
import type { TournamentState } from './state.ts';
import { ORGANISER, person, players, TestEvent } from './testing/event.ts';
import { randomCommand } from './testing/randomCommand.ts';

/* Properties that hold whatever people send, in whatever order. Each run has its seed. */

const CROWD = ['Ana', 'Bea', 'Cy', 'Dee', 'Eva', 'Fay', 'Gil', 'Hal'].map(person);
const stranger = person('Nobody');
const SEEDS = [1, 2, 3, 4, 5, 6];
const STEPS = 1500;

/** Returns table points and points of each player, summed from the sheets that the view shows. */
function summed({ sessions, plan, players: all }: TournamentView, { lost }: TournamentState) {
  const sums = new Map(all.filter(one => !one.isSubstitute).map(({ player }) => [player, [0, 0]]));
  for (const { session, tables, stage } of sessions) {
    const isLost = (player: number) =>
      stage !== 'waiting' && lost.some(one => one.session === session && one.player === player);
    const add = (player: number, points: readonly [number, number]) => {
      const sum = sums.get(player);
      if (sum) sums.set(player, [sum[0]! + points[0], sum[1]! + points[1]]);
    };
    for (const player of sums.keys()) if (isLost(player)) add(player, [0, plan.lostSessionPoints]);
    for (const { result, players: seats } of tables) {
      for (const chair of PLAYERS) {
        const player = seats[chair];
        if (!result || player === null || isLost(player)) continue;
        const points = result.lost.includes(chair) ? plan.lostSessionPoints : result.totals[chair];
        add(player, [result.tablePoints[chair], points]);
      }
    }
  }
  return sums;
}

/** An event whose first session has begun by the golden chart, under helpers who stay. */
function begun(seed: number): TestEvent {
  const event = new TestEvent('Random', `random ${seed}`);
  event.do(
    ORGANISER,
    { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-20', place: 'real', venue: 'Hall', results: 'both' } },
    { type: 'set-players', players: players(16, 4) },
    { type: 'set-rotation', rotation: goldenRotation(), origin: { by: 'design' } },
    { type: 'open-event' },
    { type: 'draw-lots' },
    { type: 'begin-session', session: 1 },
  );
  event.help(ORGANISER, 'chief-umpire');
  event.help(CROWD[7]!, 'organiser');
  event.link(...CROWD.slice(0, 6));
  return event;
}

describe.each(SEEDS)('whatever is sent, by seed %i', seed => {
  const random = seeded(`commands ${seed}`);
  const event = begun(seed);
  const people = [ORGANISER, ORGANISER, ORGANISER, CROWD[7]!, ...CROWD, stranger];
  const seen: { readonly state: TournamentState; readonly view: TournamentView }[] = [];
  const refusals = new Set<string>();
  const types = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    event.at += below(random, 60_000);
    const command = tournamentKind.command.safeParse(randomCommand(random, event.state));
    if (!command.success) throw new Error('the schema refuses a command');
    const refused = event.try(people[below(random, people.length)]!, command.data);
    if (refused) refusals.add(refused.code);
    else types.add(command.data.type);
    const view = event.view(ORGANISER);
    if (step % 25 === 0 && view) seen.push({ state: event.state, view });
  }

  it('much is done and much is refused', () => {
    expect(types.size).toBeGreaterThan(20);
    expect(refusals.size).toBeGreaterThan(20);
  });

  it('no view holds the id of a person, or a key, number or note that is not for its reader', () => {
    const keys = [...event.state.players, ...event.state.helpers].flatMap(({ key }) => key ?? []);
    const ids = [ORGANISER, ...CROWD].map(({ id }) => id);
    for (const viewer of [ORGANISER, ...CROWD, stranger]) {
      const view = event.view(viewer);
      const text = JSON.stringify(view) ?? '';
      expect(ids.filter(id => text.includes(id))).toEqual([]);
      if (view?.you.rights.includes('organise')) continue;
      expect(keys.filter(key => text.includes(key))).toEqual([]);
      expect(text).not.toContain('secret illness');
    }
  });

  it('standings are the sums of the sheets (3.10.1)', () => {
    for (const { state, view } of seen) {
      const sums = summed(view, state);
      for (const { player, tablePoints, points } of view.standings) {
        expect(tablePoints).toBeCloseTo(sums.get(player)![0]!);
        expect(points).toBeCloseTo(sums.get(player)![1]!);
      }
    }
    expect(seen.some(({ view }) => view.standings.length > 0)).toBe(true);
  });

  it('every sheet of entered hands adds up, but for what penalties took (article 81)', () => {
    for (const { view } of seen) expect(view.sum).toEqual({ isRight: true, wrong: [] });
  });

  it('the same facts fold to the same state', () => {
    expect(fold(tournamentKind as never, event.facts)).toEqual(event.state);
    expect(JSON.parse(JSON.stringify(event.facts))).toEqual(event.facts);
  });
});
