import type { SeatAction, TableSettings } from '@gorrion/protocol';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test } from 'vitest';
import { countTime } from '../clock/deadlines.ts';
import { person, World } from '../testing/index.ts';

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
/** East will discard 1 of dots: South's hand is complete with it, West could pung it. */
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];

/** Bea has said Hu on Ana's discard, and counts. */
async function counting(people = PEOPLE, settings: Partial<TableSettings> = {}, after = 0) {
  const world = new World('count');
  await world.stacked({ clock: 'club', rules: { scoreMode: 'declared' }, ...settings }, people, { hands: HANDS });
  const act = (n: number, action: SeatAction) => world.ask(PEOPLE[n]!, { type: 'act', action });
  await world.clock.advance(after);
  await act(0, { type: 'discard', tile: tile('1p') });
  await act(2, { type: 'claim', claim: { kind: 'pass' } });
  await act(1, { type: 'claim', claim: { kind: 'win' } });
  for (let ms = 0; ms < 10_000 && phaseOf(world).name !== 'counting'; ms += 100) await world.clock.advance(100);
  expect(phaseOf(world)).toMatchObject({ name: 'counting', seat: 1 });
  return { world, act };
}

const phaseOf = ({ table }: World) => table.state.session.hand.phase;
const outcomeOf = ({ table }: World) => table.state.session.results[0]?.outcome;
const NAME: SeatAction = { type: 'name-fan', fan: 'pure-straight', times: 1 };

describe('the winner who counts', () => {
  test('has a minute; who names nothing has declared nothing, which is a false Hu', async () => {
    const { world } = await counting();
    expect(countTime(world.table.state)?.total).toBe(60_000);
    await world.clock.advance(59_000);
    expect(phaseOf(world)).toMatchObject({ isFinished: false });
    await world.clock.advance(1500);
    expect(phaseOf(world)).toMatchObject({ name: 'counting', isFinished: true });
    expect(countTime(world.table.state)?.total).toBe(20_000);
    await world.clock.advance(20_000);
    expect(world.table.state.session.hand.seats[1].fouls).toEqual(['false-hu-points']);
    expect(phaseOf(world)).toMatchObject({ name: 'turn' });
  });

  test('is judged as soon as all people have confirmed', async () => {
    const { world, act } = await counting();
    await act(1, NAME);
    await act(1, { type: 'finish-count' });
    for (const n of [0, 2]) await act(n, { type: 'confirm-count' });
    await world.clock.advance(1000);
    expect(outcomeOf(world)).toBeUndefined();
    await act(3, { type: 'confirm-count' });
    await world.clock.advance(100);
    expect(outcomeOf(world)).toMatchObject({ kind: 'won', seat: 1, count: { declared: ['pure-straight'] } });
  });

  test('is judged after 20 seconds of silence, whoever is away', async () => {
    const { world, act } = await counting();
    await act(1, NAME);
    await act(1, { type: 'finish-count' });
    world.table.departed(PEOPLE[2]!.id);
    await world.clock.advance(19_000);
    expect(outcomeOf(world)).toBeUndefined();
    await world.clock.advance(1500);
    expect(outcomeOf(world)).toMatchObject({ kind: 'won', seat: 1 });
  });

  test('waits for no bot, and not for people who are away', async () => {
    const { world, act } = await counting(PEOPLE.slice(0, 3));
    world.table.departed(PEOPLE[2]!.id);
    await act(1, NAME);
    await act(1, { type: 'finish-count' });
    await act(0, { type: 'confirm-count' });
    await world.clock.advance(100);
    expect(outcomeOf(world)).toMatchObject({ kind: 'won', seat: 1 });
  });

  test('counts on while the session’s time ends; the game ends after it', async () => {
    const { world, act } = await counting(PEOPLE, { minutes: 15, clock: 'none', hands: 4 }, 14.8 * 60_000);
    await act(1, NAME);
    await world.clock.advance(40_000);
    expect(world.table.state.clock.sessionEndsAt).toBeLessThan(world.clock.now());
    expect(phaseOf(world)).toMatchObject({ name: 'counting' });
    await act(1, { type: 'finish-count' });
    await world.clock.advance(20_500);
    expect(outcomeOf(world)).toMatchObject({ kind: 'won', seat: 1 });
    expect(world.table.isOver).toBe(true);
  });

  test('[R92] is not voided by an organiser who calls the time meanwhile', async () => {
    const { world, act } = await counting();
    await act(1, NAME);
    await world.settled(world.table.order({ type: 'call-time' }));
    expect(phaseOf(world)).toMatchObject({ name: 'counting' });
    await act(1, { type: 'finish-count' });
    await world.clock.advance(20_500);
    expect(outcomeOf(world)).toMatchObject({ kind: 'won', seat: 1 });
    await world.settled(world.table.order({ type: 'call-time' }));
    expect(world.table.state.session.phase).toBe('over');
  });

  test('goes on where it was after a restart', async () => {
    const { world, act } = await counting();
    await act(1, NAME);
    await act(2, { type: 'object', fan: 'pure-straight', isObjecting: true });
    await world.crash(5000, PEOPLE);
    expect(phaseOf(world)).toMatchObject({ declared: ['pure-straight'], objections: [{ seat: 2 }] });
    await act(1, { type: 'finish-count' });
    await world.clock.advance(20_500);
    expect(outcomeOf(world)).toMatchObject({ kind: 'won', count: { objections: [{ seat: 2, fan: 'pure-straight' }] } });
  });

  test('refuses what is no count of theirs, with a code', async () => {
    const { act } = await counting();
    expect(await act(0, NAME)).toMatchObject({ ok: false, code: 'no-count' });
    expect(await act(0, { type: 'object', fan: 'all-pungs', isObjecting: true })).toMatchObject({
      code: 'fan-not-named',
    });
    expect(await act(1, { type: 'name-fan', fan: 'flower-tiles', times: 1 })).toMatchObject({ code: 'no-such-fan' });
  });
});
