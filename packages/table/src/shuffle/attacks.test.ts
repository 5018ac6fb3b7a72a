import type { BoundShuffleProof, TableEvent, TableSettings } from '@gorrion/protocol';
import { PLAYERS, type Player, seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { Forger, pagesOf, person, SETTINGS, until, World } from '../testing/index.ts';
import { contextOf, listOf } from './bytes.ts';
import { verifyChain } from './chain.ts';
import { digestOf } from './commit.ts';
import { shareIn } from './page.ts';
import { chanceOf, mixOf } from './random.ts';
import type { Secret } from './secret.ts';
import { verifyShuffle } from './verify.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/* Tests each row of the attack table in docs/shuffle.md: what is refused, what is visible, what stays possible. */

const opening = (handNumber: number, secret: Secret): TableEvent => ({ type: 'shuffle-opened', handNumber, ...secret });
const shown = (chair: Player, nonce: string): TableEvent => ({ type: 'nonce-opened', place: chair, nonce });
const isSixes = (proof: BoundShuffleProof, secret: Secret) => chanceOf(secret, mixOf(proof)).dice.join() === '6,6,6,6';
const drawn = (server: Forger, secret: Secret): TableEvent => ({
  type: 'seats-drawn',
  order: chanceOf(secret, mixOf(server.proof)).seats,
});
const withNonce = <P extends BoundShuffleProof>(proof: P, chair: Player, nonce: string): P => ({
  ...proof,
  chairs: proof.chairs.map((one, n) => (n === chair ? { ...one, nonce } : one)) as never,
});

describe('a server alone', () => {
  test('learns nothing from a repeated commitment: pages without memory draw new nonces, others refuse', () => {
    const secret = new Forger('secret').secret();
    const first = new Forger('one');
    first.tell([first.commitment(secret)]);
    first.takeSeals();
    first.call();
    const known = first.opened().map(({ nonce }) => nonce);
    expect(known).toHaveLength(4);
    // Pages without memory meet the same commitment and draw other nonces.
    const again = new Forger('two');
    again.tell([again.commitment(secret)]);
    expect(again.context).toBe(first.context);
    again.takeSeals();
    again.call();
    for (const { nonce } of again.opened()) expect(known).not.toContain(nonce);
    // Pages with memory open nothing for another commitment of the same hand.
    first.tell([first.commitment(first.secret())]);
    expect(first.answers().map(({ command }) => command.type)).toEqual(Array(4).fill('refuse-shuffle'));
    expect(first.objections).toEqual(Array(4).fill(['not-newer']));
  });

  test('gets no nonce for another table, origin, hand, attempt, people or rules than the page shows', () => {
    for (const change of [
      { table: 'other' },
      { origin: 'https://elsewhere.example' },
      { game: 2 },
      { rules: 'ema/4' },
      { chairs: PLAYERS.map(chair => ({ kind: 'asked', id: `x${chair}` })) as never },
      { chairs: PLAYERS.map(() => ({ kind: 'bot', id: 'regular' })) as never },
    ]) {
      const server = new Forger('elsewhere');
      server.tell([server.commitment(server.secret(), change)]);
      expect(server.answers().map(({ command }) => command.type)).toEqual(Array(4).fill('refuse-shuffle'));
      expect(server.objections).toEqual(Array(4).fill(['wrong-place']));
    }
    const server = new Forger('attempt');
    server.tell([server.commitment(server.secret(), { attempt: 2 })]);
    expect(server.answers()).toHaveLength(4);
    expect(server.objections).toEqual(Array(4).fill(['attempt-without-void']));
  });

  test('can choose the deal only by leaving every page out, and each of them objects', () => {
    const server = new Forger('late');
    const wanted = server.secret();
    server.tell([server.commitment(wanted)]);
    server.takeSeals([]);
    server.call();
    expect(server.opened()).toEqual([]);
    expect(server.objections).toEqual(Array(4).fill(['left-out']));
    server.tell([drawn(server, wanted), opening(1, wanted)]);
    const { proof } = server;
    // The proof has no contradiction, but no page confirms it.
    expect(verifyChain([proof]).isConsistent).toBe(true);
    for (const { giver } of server.pages) {
      expect(shareIn(giver.memory, proof)).toBe('left-out');
      expect(verifyChain([proof], giver.memory).isFairToPage).toBe(false);
    }
  });

  test('that blames a page which did open gets an objection the first time, and cannot do it a third time', () => {
    const server = new Forger('blame');
    for (let attempt = 1; attempt <= 3; attempt++) {
      const secret = server.secret();
      server.tell([server.commitment(secret)]);
      server.takeSeals();
      server.call();
      const nonces = server.opened();
      expect(nonces.map(({ chair }) => chair)).toEqual(attempt < 3 ? [0, 1, 2, 3] : [0, 2, 3]);
      for (const { chair, nonce } of nonces) if (chair !== 1) server.tell([shown(chair, nonce)]);
      if (attempt < 3) server.tell([{ type: 'shuffle-void', withheld: [1], ...secret }]);
    }
    expect(server.proof.chairs[1]).toMatchObject({ kind: 'struck', seal: undefined });
    expect(server.objections[1]).toContain('left-out');
    expect(server.state.redeals!.voids.map(({ chairs }) => chairs[1].nonce)).toEqual([undefined, undefined]);
    // All pages refuse a server that names the chair once more.
    const third = new Forger('third');
    for (let attempt = 1; attempt <= 3; attempt++) {
      const secret = third.secret();
      const chairs = third.commitment(secret).bound!.chairs.map(({ id }) => ({ kind: 'asked', id })) as never;
      third.tell([third.commitment(secret, { chairs })]);
      third.takeSeals();
      third.call();
      for (const { chair, nonce } of third.opened()) if (chair !== 1) third.tell([shown(chair, nonce)]);
      third.tell([{ type: 'shuffle-void', withheld: [1], ...secret }]);
    }
    third.tell([third.commitment(third.secret())]);
    third.answers();
    for (const objections of third.objections) expect(objections).toContain('attempt-without-void');
    const { voids } = third.state.redeals!;
    expect(verifyChain(voids).steps.map(({ faults }) => faults)).toEqual([[], [], ['strikes']]);
  });
});

/** Rules with which a player may have the wall built anew. */
const REBUILT = { ...SETTINGS, ruleset: 'wmo2014', rules: { assist: 'strict' } } as const;
const objected = (secret: Secret): TableEvent => ({ type: 'shuffle-void', withheld: [], objectedBy: 3, ...secret });

describe('an objection to the wall, with a server and its accomplices', () => {
  /** A lying server with an accomplice on chair 3, who has sealed like the honest pages. */
  function sealedBy(seed: string, settings: TableSettings = REBUILT) {
    const server = new Forger(seed, [0, 1, 2], settings);
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    server.takeSeals();
    const nonce = server.bytes();
    server.tell([server.sealOf(3, nonce)]);
    return { server, secret, nonce };
  }

  test('is made blind: one closed number of an honest page leaves every wall possible', () => {
    const { server, secret, nonce } = sealedBy('blind', REBUILT);
    const { proof } = server;
    const called = { ...proof, list: listOf(server.context, proof.chairs) };
    // All that they know: the seed, the list, their own number, and for this test those of two honest pages.
    const [, one, two] = server.pages.map(({ giver }) => giver.memory.records[0]!.nonce);
    const known = withNonce(withNonce(withNonce(called, 1, one!), 2, two!), 3, nonce);
    const walls = Array.from({ length: 20 }, () => withNonce(known, 0, server.bytes())).map(
      guess => chanceOf(secret, mixOf(guess)).ring,
    );
    expect(new Set(walls.map(ring => ring.join())).size).toBe(20);
    server.tell([objected(secret)]);
    server.tell([server.commitment(server.secret())]);
    server.takeSeals();
    expect(server.objections.slice(0, 3)).toEqual([[], [], []]);
    // The closed numbers stay closed, and another is drawn for the other wall.
    for (const { giver } of server.pages) {
      const [before, after] = giver.memory.records;
      expect(before!.list).toBeUndefined();
      expect(after!.nonce).not.toBe(before!.nonce);
    }
  });

  test('cannot follow the opened numbers: whoever opened says so, and all who saw the call refuse', () => {
    const { server, secret } = sealedBy('late');
    server.call();
    for (const { chair, nonce } of server.opened()) server.tell([shown(chair, nonce)]);
    server.tell([objected(secret)]);
    server.tell([server.commitment(server.secret())]);
    expect(server.answers().map(({ command }) => command.type)).toEqual(Array(3).fill('refuse-shuffle'));
    expect(server.objections.slice(0, 3)).toEqual(Array(3).fill(['attempt-without-void']));
    expect(verifyChain(server.state.redeals!.voids).steps[0]!.faults).toEqual(['objection']);
    // A server that hides the call from the others cannot hide it from the page that opened.
    const other = sealedBy('hidden');
    const list = listOf(other.server.context, other.server.proof.chairs);
    other.server.tell([{ type: 'nonces-called', list }], [0]);
    expect(other.server.opened().map(({ chair }) => chair)).toEqual([0]);
    other.server.tell([objected(other.secret)]);
    other.server.tell([other.server.commitment(other.server.secret())]);
    other.server.answers();
    expect(other.server.objections[0]).toEqual(['attempt-without-void']);
  });

  test('comes once for each hand, and only where the rules offer it', () => {
    const { server, secret } = sealedBy('twice');
    server.tell([objected(secret)]);
    const second = server.secret();
    server.tell([server.commitment(second)]);
    server.takeSeals();
    server.tell([objected(second)]);
    server.tell([server.commitment(server.secret())]);
    expect(server.answers().map(({ command }) => command.type)).toEqual(Array(3).fill('refuse-shuffle'));
    expect(verifyChain(server.state.redeals!.voids).steps.map(({ faults }) => faults)).toEqual([
      [],
      ['objected-twice'],
    ]);
    const plain = sealedBy('plain', SETTINGS);
    plain.server.tell([objected(plain.secret)]);
    plain.server.tell([plain.server.commitment(plain.server.secret())]);
    plain.server.answers();
    expect(plain.server.objections.slice(0, 3)).toEqual(Array(3).fill(['attempt-without-void']));
  });
});

describe('a server and k players', () => {
  test('cannot seal after the honest nonces are known: the seal does not count, and pages object', () => {
    const server = new Forger('sixes', [0, 1, 2]);
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    server.takeSeals();
    server.call();
    for (const { chair, nonce } of server.opened()) server.tell([shown(chair, nonce)]);
    // The accomplice has not sealed yet. With the list in the key, no nonce of theirs moves a tile.
    const { ring } = chanceOf(secret, mixOf(server.proof));
    const nonce = server.bytes();
    server.tell([server.sealOf(3, nonce), shown(3, nonce)]);
    expect(server.proof.chairs[3].seal).toBeUndefined();
    expect(server.proof.lateSeals).toEqual([3]);
    server.answers();
    expect(server.objections.slice(0, 3)).toEqual(Array(3).fill(['sealed-after-call']));
    server.tell([drawn(server, secret), opening(1, secret)]);
    expect(verifyShuffle(server.proof)).toMatchObject({ isGenuine: false, ring });
  });

  test('cannot change a nonce, or the list of seals, once pages have opened', () => {
    const server = new Forger('change', [0, 1, 2]);
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    server.takeSeals();
    server.tell([server.sealOf(3, server.bytes())]);
    server.call();
    for (const { chair, nonce } of server.opened()) server.tell([shown(chair, nonce)]);
    // A search over nonces finds dice of four sixes, but none of them fits the seal.
    let tries = 0;
    let found = withNonce(server.proof, 3, server.bytes());
    while (!isSixes(found, secret)) {
      tries++;
      found = withNonce(server.proof, 3, server.bytes());
    }
    expect(tries).toBeGreaterThan(0);
    const order = chanceOf(secret, mixOf(found)).seats;
    const forged = { ...found, isDealt: true, order, opened: secret };
    expect(verifyShuffle(forged)).toMatchObject({ isGenuine: false, dice: [6, 6, 6, 6] });
    // With another seal for it, the list is another one, and so are the dice.
    const context = contextOf(forged);
    const seal = (server.sealOf(3, forged.chairs[3].nonce!) as { seal: string }).seal;
    const resealed = { ...forged, chairs: [...forged.chairs.slice(0, 3), { ...forged.chairs[3], seal }] as never };
    expect(contextOf(resealed)).toBe(context);
    expect(verifyShuffle(resealed)?.isGenuine).toBe(false);
    expect(verifyShuffle(resealed)?.dice).not.toEqual([6, 6, 6, 6]);
  });

  test('cannot show one list to one page and another to the next', () => {
    const server = new Forger('lists', [0, 1]);
    server.tell([server.commitment(server.secret())]);
    server.takeSeals();
    server.tell([server.sealOf(3, server.bytes())], [0]);
    server.call();
    // The first page saw a seal that is not in the list.
    expect(server.opened().map(({ chair }) => chair)).toEqual([1]);
    expect(server.objections.slice(0, 2)).toEqual([['other-list'], []]);
  });

  test('may withhold, which deals nothing, names the chair, and ends after two redos for each chair and game', async () => {
    for (const k of [1, 2, 3] as const) {
      const world = new World(`withhold ${k}`);
      const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
      await world.open({ clock: 'club', hands: 4 }, ...people);
      world.withholding.add(people[4 - k]!.id);
      const from = world.clock.now();
      await world.ask(people[0]!, { type: 'start' });
      // One after the other, which gives them the most redos.
      for (const [n, one] of people.slice(4 - k).entries()) {
        world.withholding.add(one.id);
        await until(world, () => world.table.state.redeals!.voids.length === 2 * (n + 1));
      }
      await until(world, () => world.table.state.session.phase === 'playing');
      const { voids, strikes } = world.table.state.redeals!;
      expect(voids).toHaveLength(2 * k);
      expect(strikes.toSorted()).toEqual([...Array(4 - k).fill(0), ...Array(k).fill(2)]);
      expect(world.clock.now() - from).toBeLessThanOrEqual(2 * k * 8000);
      const { proof, secret } = world.table.state;
      const dealt = { ...proof, opened: secret } as BoundShuffleProof;
      expect(verifyChain([...voids, dealt]).isConsistent).toBe(true);
      expect(dealt.chairs.filter(({ kind }) => kind === 'struck')).toHaveLength(k);
      expect(dealt.chairs.filter(({ nonce }) => nonce !== undefined)).toHaveLength(4 - k);
      // A server that deals although a chair withheld is detected.
      const cheat = { ...voids[0]!, isVoid: false, isDealt: true };
      expect(verifyShuffle(cheat)?.isGenuine).toBe(false);
      // And so is one that cuts an attempt out.
      expect(verifyChain([voids[0]!, dealt]).steps[1]!.faults).toEqual(
        expect.arrayContaining(['cut', 'previous', 'strikes']),
      );
    }
  });

  test('choose any deal if no player at the table is honest', () => {
    const server = new Forger('nobody', []);
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    // They may search all nonces before anything is sealed, which nothing can detect.
    const nonces = PLAYERS.map(() => server.bytes());
    server.tell(PLAYERS.map(chair => server.sealOf(chair, nonces[chair]!)));
    server.call();
    server.tell(PLAYERS.map(chair => shown(chair, nonces[chair]!)));
    server.tell([drawn(server, secret), opening(1, secret)]);
    expect(verifyChain([server.proof]).isConsistent).toBe(true);
  });
});

describe('players without the server', () => {
  test('choose nothing: withholding changes neither the seed nor their knowledge, and costs at most 8 s', async () => {
    const world = new World('players');
    const [ana, bea] = ['Ana', 'Bea'].map(person) as [ReturnType<typeof person>, ReturnType<typeof person>];
    await world.start({ clock: 'club' }, ana, bea);
    pagesOf(world, [ana, bea], seeded('players'));
    await until(world, () => world.table.state.session.phase === 'between');
    world.withholding.add(bea.id);
    await until(world, () => world.table.state.proof?.handNumber === 2);
    const from = world.clock.now();
    const told = world.table.snapshot(world.table.viewerOf(bea.id)).state;
    expect(told.secret).toBeUndefined();
    await until(world, () => (world.table.state.redeals?.voids.length ?? 0) === 1);
    world.withholding.clear();
    await until(world, () => world.table.state.session.phase === 'playing');
    expect(world.clock.now() - from).toBeLessThanOrEqual(8100);
    const [attempt] = world.table.state.redeals!.voids;
    expect(attempt).toMatchObject({ commitment: told.proof!.commitment, isVoid: true, attempt: 1 });
    expect(world.table.state.proof).toMatchObject({ attempt: 2, previous: digestOf(attempt!) });
  });
});

describe('the network between page and server', () => {
  test('can delay and drop, which leaves a page out or voids an attempt, and reads nothing early', () => {
    const server = new Forger('network');
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    const sent = server.answers();
    // Before the call only seals pass: no nonce and no seed.
    const wire = JSON.stringify([sent, server.proof]);
    for (const { giver } of server.pages) expect(wire).not.toContain(giver.memory.records[0]!.nonce);
    for (const value of Object.values(secret)) expect(wire).not.toContain(value);
    // It drops one page's seal: that page is not in the list, and says so.
    for (const { chair, command } of sent)
      if (command.type === 'seal-nonce' && chair !== 2)
        server.tell([{ type: 'nonce-sealed', place: chair, seal: command.seal }]);
    server.call();
    expect(server.opened().map(({ chair }) => chair)).toEqual([0, 1, 3]);
    expect(server.objections[2]).toEqual(['left-out']);
  });
});

describe("a thief of a page's storage", () => {
  test('knows the nonces that are sealed already, and none of the next', () => {
    const server = new Forger('thief', [0]);
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    server.takeSeals();
    const stolen = server.pages[0]!.giver.memory;
    expect(stolen.records).toHaveLength(1);
    // The next context meets a nonce that is drawn anew, whatever the storage holds.
    const other = new Forger('thief again', [0]);
    other.pages[0]!.giver.memory = { ...stolen, tables: [] };
    other.tell([other.commitment(other.secret())]);
    other.takeSeals();
    const [, next] = other.pages[0]!.giver.memory.records;
    expect(next?.nonce).toBeDefined();
    expect(JSON.stringify(stolen)).not.toContain(next!.nonce);
  });
});
