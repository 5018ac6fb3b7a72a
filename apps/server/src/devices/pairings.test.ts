import { COMPARING_MS, type DeviceId, type DeviceLabel, PAIRING_MS, type PersonId } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { newDeviceId, newPersonId } from '../identity/cookie.ts';
import { Pairings } from './pairings.ts';

const LABEL: DeviceLabel = { browser: 'safari', system: 'ios', kind: 'phone' };
const visitor = (name: string) => ({ person: name as PersonId, device: `${name} 1` as DeviceId });
const [ana, bea, eva] = [visitor('ana'), visitor('bea'), visitor('eva')];
const add = async () => 'new' as DeviceId;

function open() {
  let now = 1000;
  const pairings = new Pairings(() => now);
  const codeOf = (who = ana): string => {
    pairings.offer(who);
    const offer = pairings.offerOf(who);
    if (offer?.stage !== 'open') throw new Error('no code');
    return offer.code;
  };
  return { pairings, codeOf, wait: (ms: number) => (now += ms) };
}

describe('a code for another device', () => {
  it('lives sixty seconds', () => {
    const { pairings, codeOf, wait } = open();
    const code = codeOf();
    expect(pairings.offerOf(ana)).toEqual({ stage: 'open', code, msLeft: 60_000 });
    wait(59_999);
    expect(pairings.offerOf(ana)).toMatchObject({ msLeft: 1 });
    expect(pairings.claim(bea, code, LABEL)).toBeUndefined();
    const late = codeOf();
    wait(60_000);
    expect(pairings.claim(eva, late, LABEL)).toBe('no-such-pairing');
    expect(pairings.offerOf(ana)).toBeNull();
  });

  it('is read however it is typed, and works once', () => {
    const { pairings, codeOf } = open();
    const code = codeOf();
    expect(pairings.claim(bea, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, LABEL)).toBeUndefined();
    expect(pairings.claim(eva, code, LABEL)).toBe('no-such-pairing');
    expect(pairings.claim(bea, code, LABEL)).toBe('no-such-pairing');
  });

  it('is replaced by a new one, and ends when it is withdrawn', () => {
    const { pairings, codeOf } = open();
    const before = codeOf();
    const after = codeOf();
    expect(pairings.claim(bea, before, LABEL)).toBe('no-such-pairing');
    pairings.withdraw(ana);
    expect(pairings.claim(bea, after, LABEL)).toBe('no-such-pairing');
  });

  it('is of no use to a device that is the same person', () => {
    const { pairings, codeOf } = open();
    const code = codeOf();
    expect(pairings.claim({ ...ana, device: 'ana 2' as DeviceId }, code, LABEL)).toBe('same-person');
    expect(pairings.claim(bea, code, LABEL)).toBeUndefined();
  });
});

describe('two devices that compare a tile', () => {
  it('show the same, and the cookie comes only after the first has said so', async () => {
    const { pairings, codeOf } = open();
    pairings.claim(bea, codeOf(), LABEL);
    const [offer, claim] = [pairings.offerOf(ana), pairings.claimOf(bea)];
    if (offer?.stage !== 'compare' || claim?.stage !== 'compare') throw new Error('nothing to compare');
    expect(claim.tile).toBe(offer.tile);
    expect(offer.label).toEqual(LABEL);
    expect(await pairings.collect(bea, add)).toBe('pairing-over');
    expect(pairings.confirm(bea, true)).toBe('pairing-over');
    expect(pairings.confirm(ana, true)).toBeUndefined();
    expect(pairings.claimOf(bea)).toEqual({ ...claim, stage: 'granted', owner: ana.person, msLeft: PAIRING_MS });
    expect(pairings.offerOf(ana)).toMatchObject({ stage: 'granted' });
    expect(await pairings.collect(eva, add)).toBe('pairing-over');
    expect(await pairings.collect(bea, add)).toEqual({ person: ana.person, device: 'new' });
    expect(pairings.offerOf(ana)).toBeNull();
  });

  it('make one device, however often its cookie is collected, until a minute is over', async () => {
    const { pairings, codeOf, wait } = open();
    pairings.claim(bea, codeOf(), LABEL);
    pairings.confirm(ana, true);
    let made = 0;
    const count = async () => `new ${++made}` as DeviceId;
    const got = await Promise.all([pairings.collect(bea, count), pairings.collect(bea, count)]);
    expect(got).toEqual([1, 1].map(() => ({ person: ana.person, device: 'new 1' })));
    wait(PAIRING_MS);
    expect(await pairings.collect(bea, count)).toBe('pairing-over');
    expect(made).toBe(1);
  });

  it('are not over for the first device before the other one is added', async () => {
    const { pairings, codeOf } = open();
    pairings.claim(bea, codeOf(), LABEL);
    pairings.confirm(ana, true);
    const { promise: added, resolve } = Promise.withResolvers<DeviceId>();
    const collecting = pairings.collect(bea, () => added);
    // An offer that is gone without a new device is one that was refused.
    expect(pairings.offerOf(ana)).toMatchObject({ stage: 'granted' });
    resolve('new' as DeviceId);
    await collecting;
    expect(pairings.offerOf(ana)).toBeNull();
  });

  it('part when the tile is another, or nobody answers in time', async () => {
    const { pairings, codeOf, wait } = open();
    pairings.claim(bea, codeOf(), LABEL);
    pairings.confirm(ana, false);
    expect(pairings.claimOf(bea)).toBeNull();
    expect(await pairings.collect(bea, add)).toBe('pairing-over');
    pairings.claim(bea, codeOf(), LABEL);
    wait(COMPARING_MS);
    expect(pairings.confirm(ana, true)).toBe('pairing-over');
    expect(pairings.claimOf(bea)).toBeNull();
  });

  it('hardly ever show the tile of another pairing', () => {
    const { pairings, codeOf } = open();
    const tiles = Array.from({ length: 330 }, () => {
      const [owner, other] = [1, 2].map(() => ({ person: newPersonId(), device: newDeviceId() }));
      pairings.claim(other!, codeOf(owner), LABEL);
      const claim = pairings.claimOf(other!);
      return claim?.stage === 'compare' ? claim.tile : -1;
    });
    expect(Math.min(...tiles)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...tiles)).toBeLessThan(33);
    expect(new Set(tiles).size).toBeGreaterThan(25);
  });
});

/** A world of pairings in which somebody does something at random, and what is known of who may become whom. */
function randomWorld(seed: number) {
  const random = seeded(`pairings ${seed}`);
  const { pairings, wait } = open();
  const people = Array.from({ length: 5 }, (_, n) => visitor(`person ${n}`));
  const one = () => people[random() % people.length]!;
  let time = 0;
  /** Codes that nobody has used, and those that were. */
  const codes: { readonly code: string; readonly owner: string; readonly at: number }[] = [];
  const used = new Set<string>();
  /** Whom each person compares with, and those whose first device has said that the tile is the same. */
  const compared = new Map<string, string>();
  const agreed = new Set<string>();
  let count = 0;

  const acts: readonly (() => unknown)[] = [
    () => {
      const who = one();
      pairings.offer(who);
      const offer = pairings.offerOf(who);
      if (offer?.stage === 'open') codes.push({ code: offer.code, owner: who.person, at: time });
    },
    () => {
      const [who, known] = [one(), codes.at(-1 - (random() % 3))];
      if (!known || pairings.claim(who, known.code, LABEL) !== undefined) return;
      expect(time - known.at).toBeLessThan(PAIRING_MS);
      expect(used.has(known.code)).toBe(false);
      used.add(known.code);
      compared.set(who.person, known.owner);
      agreed.delete(who.person);
    },
    () => {
      const [who, isSame] = [one(), random() % 3 > 0];
      if (pairings.confirm(who, isSame) !== undefined || !isSame) return;
      for (const { person, device } of people)
        if (compared.get(person) === who.person && pairings.claimOf({ person, device })?.stage === 'granted') {
          agreed.add(person);
          count++;
        }
    },
    async () => {
      const who = one();
      const got = await pairings.collect(who, add);
      if (typeof got === 'string') return;
      expect(agreed).toContain(who.person);
      expect(got.person).toBe(compared.get(who.person));
    },
    () => {
      const ms = random() % 30_000;
      time += ms;
      wait(ms);
    },
  ];
  return { act: () => acts[random() % acts.length]!(), confirmed: () => count };
}

describe('any order of pairings', () => {
  it.each(Array.from({ length: 40 }, (_, n) => n))(
    'gives a person only to whom they have confirmed, seed %i',
    async seed => {
      const { act, confirmed } = randomWorld(seed);
      for (let step = 0; step < 400; step++) await act();
      expect(confirmed()).toBeGreaterThan(0);
    },
  );
});
