import type { Player } from '@gorrion/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { appealStage, isSheetFinal } from '../people/forms.ts';
import { person, until, World } from '../testing/index.ts';

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const IRENE = person('Irene');
const KEY = '0123456789abcdef0123456789abcdef';

/** A game that its people have ended by agreement, with an umpire if wanted. */
async function over(count = 4, hasUmpire = false) {
  const world = new World('forms');
  const people = PEOPLE.slice(0, count);
  await world.open({ clock: 'club' }, ...people);
  if (hasUmpire) {
    await world.ask(people[0]!, { type: 'invite-umpire', digest: bytesToHex(sha256(hexToBytes(KEY))) });
    await world.ask(IRENE, { type: 'take-umpire', key: KEY });
  }
  await world.table.startAgainstBots(people[0]!, 'regular');
  await until(world, () => world.table.state.session.phase === 'playing');
  const started = world.table.state.forms!.from;
  await world.clock.advance(1000);
  for (const one of people) await world.ask(one, { type: 'ask-end', isWanted: true });
  expect(world.table.isOver).toBe(true);
  return { world, people, started };
}

const formsOf = ({ table }: World) => table.state.forms!;
/** Returns the player that a person is after the draw of seats. */
const playerOf = (world: World, n: number): Player => world.table.viewerOf(PEOPLE[n]!.id) as Player;

describe('[R101] the sheet of a session', () => {
  test('knows when the session began and ended', async () => {
    const { world, started } = await over();
    expect(formsOf(world)).toMatchObject({ from: started, to: expect.any(Number) });
    expect(formsOf(world).to!).toBeGreaterThan(started);
  });

  test('is final once all players have signed, each with the time', async () => {
    const { world, people } = await over();
    for (const one of people) {
      expect(isSheetFinal(world.table.state)).toBe(false);
      await world.clock.advance(100);
      expect(await world.ask(one, { type: 'sign-sheet' })).toMatchObject({ ok: true });
    }
    expect(formsOf(world).signed.every(at => at! > formsOf(world).to!)).toBe(true);
    expect(isSheetFinal(world.table.state)).toBe(true);
  });

  test('needs no signature of bots', async () => {
    const { world } = await over(2);
    for (const n of [0, 1]) await world.ask(PEOPLE[n]!, { type: 'sign-sheet' });
    expect(isSheetFinal(world.table.state)).toBe(true);
  });

  test('is signed by the umpire last', async () => {
    const { world, people } = await over(4, true);
    expect(await world.ask(IRENE, { type: 'sign-sheet' })).toMatchObject({ code: 'players-sign-first' });
    for (const one of people) await world.ask(one, { type: 'sign-sheet' });
    expect(isSheetFinal(world.table.state)).toBe(false);
    await world.ask(IRENE, { type: 'sign-sheet' });
    expect(formsOf(world).umpire).toMatchObject({ name: 'Irene' });
    expect(isSheetFinal(world.table.state)).toBe(true);
  });

  test('is signed anew after a correction, and takes none once it is final', async () => {
    const { world, people } = await over(4, true);
    const correct = {
      type: 'rule',
      ruling: { kind: 'correct', changes: [8, -8, 0, 0], article: '3.9.1', remark: 'An error of addition.' },
    } as const;
    for (const one of people) await world.ask(one, { type: 'sign-sheet' });
    expect(await world.ask(IRENE, correct)).toMatchObject({ ok: true });
    expect(formsOf(world).signed).toEqual([null, null, null, null]);
    for (const one of [...people, IRENE]) await world.ask(one, { type: 'sign-sheet' });
    expect(await world.ask(IRENE, correct)).toMatchObject({ code: 'sheet-final' });
  });

  test('is not signed for totals that the signer has not seen', async () => {
    const { world, people } = await over(4, true);
    const before = world.envelope(people[0]!, { type: 'sign-sheet' });
    const ruling = { kind: 'correct', changes: [8, -8, 0, 0], article: '3.9.1', remark: 'Addition.' } as const;
    await world.ask(IRENE, { type: 'rule', ruling });
    expect(await world.send(people[0]!, before)).toMatchObject({ code: 'stale-command' });
    expect(formsOf(world).signed).toEqual([null, null, null, null]);
    expect(await world.ask(people[0]!, { type: 'sign-sheet' })).toMatchObject({ ok: true });
  });

  test('is not signed during the game, nor by those who only watch', async () => {
    const { world } = await over();
    expect(await world.ask(person('Eva'), { type: 'sign-sheet' })).toMatchObject({ code: 'not-seated' });
    const playing = new World('open');
    await playing.start({ clock: 'club' }, ...PEOPLE);
    expect(await playing.ask(PEOPLE[0]!, { type: 'sign-sheet' })).toMatchObject({ code: 'sheet-open' });
  });

  test('begins anew with another game', async () => {
    const { world, people } = await over();
    await world.ask(people[0]!, { type: 'sign-sheet' });
    for (const one of people) await world.ask(one, { type: 'ready' });
    await until(world, () => world.table.state.session.phase === 'playing');
    expect(formsOf(world)).toMatchObject({
      signed: [null, null, null, null],
      fouls: [],
      appeals: [],
    });
    expect(formsOf(world).to).toBeUndefined();
  });
});

test('[R102] the record of fouls keeps every offence with its hand, round and seat', async () => {
  const world = new World('fouls');
  await world.stacked({ clock: 'club', rules: { assist: 'strict' } }, PEOPLE, { hands: ['1p 159m 159s 9p EESSW'] });
  await world.ask(PEOPLE[0]!, { type: 'act', action: { type: 'declare-win' } });
  expect(formsOf(world).fouls).toMatchObject([
    { player: 0, hand: 1, round: 0, seat: 0, foul: 'false-hu-shape', isDead: true },
  ]);
});

describe('[R99] an appeal', () => {
  const text = 'Hand 1 was complete before the gong.';

  test('comes within thirty minutes of the end, with a text and a hand', async () => {
    const { world } = await over(4, true);
    const ruling = { kind: 'warn', player: playerOf(world, 1), article: '3.11.2' } as const;
    await world.ask(IRENE, { type: 'rule', ruling });
    const against = (charge: number) => world.ask(PEOPLE[1]!, { type: 'appeal', hand: 1, charge, text });
    expect(await against(1)).toMatchObject({ code: 'no-such-charge' });
    expect(await against(0)).toMatchObject({ ok: true });
    const written = { by: playerOf(world, 1), name: 'Bea', hand: 1, charge: 0, text };
    expect(formsOf(world).appeals).toMatchObject([written]);
    expect(await world.ask(PEOPLE[1]!, { type: 'appeal', hand: 9, text })).toMatchObject({ code: 'no-such-hand' });
    await world.clock.advance(30 * 60_000);
    expect(await world.ask(PEOPLE[1]!, { type: 'appeal', hand: 1, text })).toMatchObject({ code: 'appeal-too-late' });
  });

  test('is the right of players, four times each', async () => {
    const { world } = await over();
    expect(await world.ask(person('Eva'), { type: 'appeal', hand: 1, text })).toMatchObject({ code: 'not-seated' });
    for (let n = 0; n < 4; n++) await world.ask(PEOPLE[0]!, { type: 'appeal', hand: 1, text });
    expect(await world.ask(PEOPLE[0]!, { type: 'appeal', hand: 1, text })).toMatchObject({ code: 'too-many-appeals' });
  });

  const answer = { type: 'answer-appeal', appeal: 0, isUpheld: true, remark: 'The log shows it.' } as const;
  const further = { type: 'appeal-further', appeal: 0 } as const;
  const correct = { kind: 'correct', changes: [8, -8, 0, 0], article: '3.12.1', remark: 'Appeal.' } as const;
  const appealOf = (world: World) => formsOf(world).appeals[0]!;

  test('is decided by the three others, more than half of them; upheld it opens a final sheet to a correction', async () => {
    const { world, people } = await over(4);
    await world.ask(people[2]!, { type: 'appeal', hand: 1, text });
    for (const one of people) await world.ask(one, { type: 'sign-sheet' });
    expect(appealStage(world.table.state, appealOf(world))).toBe('players');
    expect(await world.ask(people[2]!, answer)).toMatchObject({ code: 'own-appeal' });
    expect(await world.ask(person('Eva'), answer)).toMatchObject({ code: 'not-seated' });
    expect(await world.ask(people[0]!, further)).toMatchObject({ code: 'not-answered' });
    for (const _ of [1, 2]) await world.ask(people[0]!, answer);
    await world.ask(people[1]!, { ...answer, isUpheld: false });
    expect(appealOf(world)).toMatchObject({ votes: [{ name: 'Ana' }, { name: 'Bea', isUpheld: false }] });
    expect(appealOf(world).answer).toBeUndefined();
    await world.ask(people[3]!, answer);
    expect(appealOf(world).answer).toMatchObject({ by: 'players', isUpheld: true });
    expect(await world.ask(people[0]!, further)).toMatchObject({ code: 'answer-stands' });
    await world.ask(people[0]!, { type: 'propose-ruling', ruling: correct });
    for (const one of people.slice(1)) await world.ask(one, { type: 'answer-ruling', isAgreed: true });
    expect(formsOf(world).signed).toEqual([null, null, null, null]);
  });

  test('goes once more to the umpire, if they have not ruled in the game', async () => {
    const { world, people } = await over(4, true);
    await world.ask(people[2]!, { type: 'appeal', hand: 1, text });
    for (const one of [...people, IRENE]) await world.ask(one, { type: 'sign-sheet' });
    expect(await world.ask(IRENE, answer)).toMatchObject({ code: 'others-decide' });
    for (const n of [0, 1]) await world.ask(people[n]!, { ...answer, isUpheld: false });
    expect(appealOf(world).answer).toMatchObject({ by: 'players', isUpheld: false });
    expect(await world.ask(people[3]!, answer)).toMatchObject({ code: 'no-such-appeal' });
    expect(await world.ask(IRENE, answer)).toMatchObject({ code: 'no-such-appeal' });
    expect(await world.ask(people[2]!, further)).toMatchObject({ ok: true });
    expect(await world.ask(people[2]!, further)).toMatchObject({ code: 'no-such-appeal' });
    expect(appealStage(world.table.state, appealOf(world))).toBe('umpire');
    expect(await world.ask(people[3]!, answer)).toMatchObject({ code: 'umpire-decides' });
    await world.ask(IRENE, answer);
    expect(appealOf(world)).toMatchObject({ answer: { isUpheld: false }, final: { isUpheld: true, name: 'Irene' } });
    expect(await world.ask(IRENE, { type: 'rule', ruling: correct })).toMatchObject({ ok: true });
    await world.clock.advance(1000);
    for (const one of [...people, IRENE]) await world.ask(one, { type: 'sign-sheet' });
    expect(await world.ask(IRENE, { type: 'rule', ruling: correct })).toMatchObject({ code: 'sheet-final' });
  });

  test('is never decided by the umpire who ruled, and a tie of two does not uphold it', async () => {
    const { world, people } = await over(3, true);
    await world.ask(IRENE, { type: 'rule', ruling: { kind: 'warn', player: 0, article: '3.11.2' } });
    await world.ask(people[0]!, { type: 'appeal', hand: 1, text });
    expect(await world.ask(IRENE, answer)).toMatchObject({ code: 'ruled-there' });
    await world.ask(people[1]!, { ...answer, isUpheld: false });
    expect(appealOf(world).answer).toMatchObject({ by: 'players', isUpheld: false });
    expect(await world.ask(people[0]!, further)).toMatchObject({ code: 'answer-stands' });
  });

  test('of one person among bots goes to the umpire, or to nobody', async () => {
    const { world, people } = await over(1, true);
    await world.ask(people[0]!, { type: 'appeal', hand: 1, text });
    expect(appealStage(world.table.state, appealOf(world))).toBe('umpire');
    await world.ask(IRENE, { ...answer, isUpheld: false });
    expect(appealOf(world).answer).toMatchObject({ name: 'Irene', isUpheld: false });
    expect(await world.ask(people[0]!, further)).toMatchObject({ code: 'answer-stands' });
    const { world: alone } = await over(1);
    await alone.ask(PEOPLE[0]!, { type: 'appeal', hand: 1, text });
    expect(appealStage(alone.table.state, appealOf(alone))).toBe('nobody');
  });
});
