import { type HandEvent, isHonour, othersInTurn, seeded, visibleCopies } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { expect, test, vi } from 'vitest';
import { unit } from '../ports/chance.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { pagesOf, person, type Script, until, World } from '../testing/index.ts';
import { passTable, valueAt } from './quantiles.ts';
import { eligibleOf } from './slots.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/*
 * A short version of the study's statistical test: whole games of four people whose thinking times are those that the
 * shipped table assumes. The length of a window must not help to predict whether a seat could have claimed.
 */

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

/** Passes on four of five claims, after a person's thinking time; discards at random. */
const human: Script = (legal, random) => {
  const claims = legal.filter(action => action.type === 'claim');
  if (claims.length === 0) {
    const discards = legal.filter(action => action.type === 'discard');
    return { action: discards[Math.floor(unit(random) * discards.length)] ?? legal[0]!, after: 400 };
  }
  const kinds = claims.map(action => action.claim.kind);
  const asked = kinds.includes('pung') || kinds.includes('win') ? 'pung-number' : 'chow';
  const doesPass = unit(random) < 0.8;
  const action = doesPass ? claims.find(one => one.claim.kind === 'pass')! : claims[0]!;
  return { action, after: Math.round(valueAt(passTable(asked), unit(random))) };
};

interface Sample {
  readonly lasted: number;
  readonly isEligible: boolean;
  /** A number tile with no two other copies open: both answers are timed. */
  readonly isPlain: boolean;
}

function samplesOf(world: World): Sample[] {
  const samples: Sample[] = [];
  let state = unopened;
  let open: { at: number; isEligible: boolean; isPlain: boolean } | undefined;
  for (const entry of world.store.logOf('table')) {
    const { event, at } = entry;
    const hand: HandEvent | undefined =
      event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;
    state = evolveTable(state, entry);
    if (hand?.type === 'discarded') {
      const after = state.session.hand;
      const others = othersInTurn(hand.seat);
      open = {
        at,
        isEligible: others.some(seat => eligibleOf(after, seat)),
        isPlain: !isHonour(hand.tile) && visibleCopies(after, hand.tile) < 3,
      };
    } else if (hand?.type === 'drew' && open) {
      samples.push({ lasted: at - open.at, isEligible: open.isEligible, isPlain: open.isPlain });
      open = undefined;
    } else if (hand && hand.type !== 'claim-made') open = undefined;
  }
  return samples;
}

/** Returns how often a window with an eligible seat lasted longer than one without; 0.5 reveals nothing. */
function areaUnderCurve(samples: readonly Sample[]): number {
  const yes = samples.filter(sample => sample.isEligible);
  const no = samples.filter(sample => !sample.isEligible);
  let wins = 0;
  for (const a of yes) for (const b of no) wins += a.lasted > b.lasted ? 1 : a.lasted === b.lasted ? 0.5 : 0;
  return wins / (yes.length * no.length);
}

test('the length of a window does not reveal whether a seat could have claimed', async () => {
  const samples: Sample[] = [];
  for (let game = 0; game < sized(2, 6); game++) {
    const world = new World(`pauses ${game}`);
    await world.start({ clock: 'club' }, ...people);
    pagesOf(world, people, seeded(`pauses ${game}`), human);
    await until(world, () => world.table.isOver, 100_000);
    samples.push(...samplesOf(world));
  }
  const numbers = samples.filter(sample => sample.isPlain);
  expect(numbers.length).toBeGreaterThan(sized(300, 1000));
  expect(numbers.filter(sample => sample.isEligible).length).toBeGreaterThan(sized(50, 150));
  const area = areaUnderCurve(numbers);
  expect(area).toBeGreaterThan(0.44);
  expect(area).toBeLessThan(0.56);
  for (const { lasted } of samples) {
    expect(lasted).toBeGreaterThanOrEqual(1000);
    expect((lasted - 1000) % 250).toBe(0);
  }
  const mean = samples.reduce((sum, { lasted }) => sum + lasted, 0) / samples.length;
  // The study's club preset: 113 s for 60 discards.
  expect(mean).toBeGreaterThan(1400);
  expect(mean).toBeLessThan(2400);
});
