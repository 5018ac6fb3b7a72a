import { type DeviceId, type DeviceLabel, type DeviceWish, MOST_DEVICES, type PersonId } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { newPersonId, signedCookies } from '../identity/cookie.ts';
import { openGuests, type Visitor } from '../identity/guests.ts';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { DeviceDesk } from './desk.ts';

const LABEL: DeviceLabel = { browser: 'chrome', system: 'windows', kind: 'computer' };

/** Opens a desk for browsers, each of which starts as a guest of its own. */
function open(count = 2) {
  let now = 20_000 * 24 * 3600_000;
  const cookies = signedCookies(Buffer.alloc(32, 3));
  const store = memoryStore();
  const guests = openGuests(cookies, store, undefined, () => now);
  store.inBackground({ onClean: async () => {} });
  const desk = new DeviceDesk({
    guests,
    store,
    now: () => now,
    guesses: new Guesses({ limits: LIMITS, now: () => now }),
    hasRoom: () => true,
    seatsOf: () => 0,
    groupsOf: async () => 0,
  });
  const browsers = Array.from({ length: count }, (): { cookie: string } => {
    const person = newPersonId();
    return { cookie: cookies.write(person, false) };
  });
  const who = async (browser: { cookie: string }): Promise<Visitor> => {
    const { setCookie, ...visitor } = await guests.welcome(browser.cookie.split(';')[0], false);
    if (setCookie) browser.cookie = setCookie;
    return visitor;
  };
  /** Sends a wish as a browser, which keeps the cookie of the answer; returns the refusal, if there is one. */
  const ask = async (browser: { cookie: string }, wish: DeviceWish, network = 'here') => {
    const answer = await desk.act({ visitor: await who(browser), label: LABEL, network, site: undefined, wish });
    if ('become' in answer && answer.become) browser.cookie = guests.cookieFor(answer.become, false);
    return 'refusal' in answer ? answer.refusal : undefined;
  };
  const viewOf = async (browser: { cookie: string }) => desk.view(await who(browser));
  /** Agrees to become the person whom the page names. */
  const collect = async (browser: { cookie: string }) => {
    const { claim } = await viewOf(browser);
    return ask(browser, { type: 'collect', name: claim?.stage === 'granted' ? claim.name : '' });
  };
  const codeOf = async (browser: { cookie: string }) => {
    const { offer } = await viewOf(browser);
    return offer?.stage === 'open' ? offer.code : '22222222';
  };
  return { store, guests, desk, browsers, who, ask, viewOf, collect, codeOf, wait: (ms: number) => (now += ms) };
}

describe('the desk of devices', () => {
  it('refuses more wrong codes after ten, for a while, and a right one never', async () => {
    const { browsers, ask, codeOf, wait } = open(3);
    const [ana, eva, bea] = browsers as [{ cookie: string }, { cookie: string }, { cookie: string }];
    for (let n = 0; n < 10; n++)
      expect(await ask(eva, { type: 'claim', code: `2222222${n + 2 > 9 ? 'A' : n + 2}` })).toBe('no-such-pairing');
    expect(await ask(eva, { type: 'claim', code: '22222222' })).toBe('too-many-wrong-codes');
    await ask(ana, { type: 'offer' });
    expect(await ask(bea, { type: 'claim', code: await codeOf(ana) })).toBeUndefined();
    wait(7000);
    expect(await ask(eva, { type: 'claim', code: '22222222' })).toBe('no-such-pairing');
    expect(await ask(eva, { type: 'claim', code: '22222222' })).toBe('too-many-wrong-codes');
  });

  it('says what passkeys need where there are none', async () => {
    const { browsers, ask } = open(1);
    expect(await ask(browsers[0]!, { type: 'ask-passkey' })).toBe('passkeys-need-https');
    expect(await ask(browsers[0]!, { type: 'ask-return' })).toBe('passkeys-need-https');
  });

  it('makes a browser another person only once it has been shown whom, and has agreed', async () => {
    const { browsers, guests, who, ask, viewOf, collect, codeOf } = open(2);
    const [eva, ana] = browsers as [{ cookie: string }, { cookie: string }];
    const [evil, own] = [(await who(eva)).person, (await who(ana)).person];
    await guests.rename(evil, 'Eva');
    // Ana presses once on a link with the code of Eva, who says yes to everything.
    const lure = async () => {
      await ask(eva, { type: 'offer' });
      await ask(ana, { type: 'claim', code: await codeOf(eva) });
      expect(JSON.stringify(await viewOf(ana))).not.toContain('Eva');
      await ask(eva, { type: 'confirm', isSame: true });
    };
    await lure();
    expect((await viewOf(ana)).claim).toMatchObject({ stage: 'granted', name: 'Eva' });
    expect(await ask(ana, { type: 'collect', name: '' })).toBe('pairing-renamed');
    await guests.rename(evil, 'Ana');
    expect(await ask(ana, { type: 'collect', name: 'Eva' })).toBe('pairing-renamed');
    expect(await ask(ana, { type: 'decline' })).toBeUndefined();
    expect(await ask(ana, { type: 'collect', name: 'Ana' })).toBe('pairing-over');
    expect((await viewOf(eva)).offer).toBeNull();
    expect((await who(ana)).person).toBe(own);
    await guests.rename(evil, 'Eva');
    await lure();
    expect(await collect(ana)).toBeUndefined();
    expect((await who(ana)).person).toBe(evil);
  });

  it('adds no more than twenty devices to a person', async () => {
    const { browsers, guests, who, ask } = open(1);
    const [ana] = browsers as [{ cookie: string }];
    for (let n = 0; n < MOST_DEVICES; n++) await guests.addDevice((await who(ana)).person, LABEL);
    expect(await ask(ana, { type: 'offer' })).toBe('too-many-devices');
  });

  it('keeps the device of a person who has a passkey and nothing else, so that others sign it out', async () => {
    const { browsers, store, who, desk, ask } = open(1);
    const visitor = await who(browsers[0]!);
    const key = {
      id: 'key',
      handle: 'h',
      publicKey: 'p',
      counter: 0,
      transports: [],
      label: LABEL,
      since: 0,
      usedAt: 0,
    };
    await store.keepPasskey({ ...key, person: visitor.person });
    await desk.view(visitor, LABEL);
    expect((await store.devicesOf(visitor.person)).map(({ device }) => device)).toEqual([visitor.device]);
    expect(await ask(browsers[0]!, { type: 'sign-out', device: visitor.device })).toBeUndefined();
  });

  it('signs out a device of the person who asks, and no other', async () => {
    const { browsers, guests, who, ask, viewOf } = open(2);
    const [ana, eva] = browsers as [{ cookie: string }, { cookie: string }];
    const phone = await guests.addDevice((await who(ana)).person, LABEL);
    expect(await ask(eva, { type: 'sign-out', device: phone })).toBe('no-such-device');
    expect(await ask(eva, { type: 'drop-passkey', id: 'any' })).toBe('no-such-passkey');
    expect((await viewOf(ana)).devices.map(({ id }) => id)).toContain(phone);
    expect(await ask(ana, { type: 'sign-out', device: phone })).toBeUndefined();
    expect(await ask(ana, { type: 'sign-out', device: phone })).toBe('no-such-device');
    expect(await ask(ana, { type: 'sign-out', device: 'f'.repeat(32) })).toBe('no-such-device');
  });
});

/** The acts of a random world: everything a browser can ask for without a passkey, and the operator's own. */
function actsOf(world: ReturnType<typeof open>, random: () => number) {
  const { browsers, store, guests, who, ask, collect, codeOf, viewOf, wait } = world;
  const one = () => browsers[random() % browsers.length]!;
  return [
    () => ask(one(), { type: 'offer' }),
    async () => ask(one(), { type: 'claim', code: await codeOf(one()) }, `network ${random()}`),
    async () => {
      const [first, second] = [one(), one()];
      await ask(first, { type: 'offer' });
      await ask(second, { type: 'claim', code: await codeOf(first) }, `network ${random()}`);
      await ask(first, { type: 'confirm', isSame: true });
      await collect(second);
    },
    () => ask(one(), { type: 'confirm', isSame: random() % 4 > 0 }),
    () => ask(one(), { type: 'confirm', isSame: true }),
    () => collect(one()),
    () => collect(one()),
    async () => guests.noteDevice(await who(one()), LABEL),
    async () => guests.rename((await who(one())).person, `Guest ${random() % 1000}`),
    async () => ask(one(), { type: 'sign-out', device: (await viewOf(one())).devices[0]?.id ?? '0'.repeat(32) }),
    () => random() % 4 === 0 && ask(one(), { type: 'sign-out-others' }),
    async () =>
      store.keepPasskey({
        id: `passkey ${random()}`,
        person: (await who(one())).person,
        handle: `handle ${random()}`,
        publicKey: 'public',
        counter: 0,
        transports: [],
        label: LABEL,
        since: 1,
        usedAt: null,
      }),
    async () => {
      const { person, device } = await who(one());
      if (random() % 3 > 0) return;
      await guests.forget(person, device);
      await guests.moveOn(person);
    },
    () => wait(random() % 20_000),
  ];
}

describe('what a page knows of devices', () => {
  it.each(Array.from({ length: 25 }, (_, n) => n))('is of its own person only, seed %i', async seed => {
    const random = seeded(`devices ${seed}`);
    const world = open(5);
    const { browsers, store, who, viewOf } = world;
    const acts = actsOf(world, random);
    /** Steps after which several browsers were one person. */
    let shared = 0;
    for (let step = 0; step < 250; step++) {
      await acts[random() % acts.length]!();
      const people = new Map<(typeof browsers)[number], PersonId>();
      for (const browser of browsers) people.set(browser, (await who(browser)).person);
      const idsOf = async (person: PersonId): Promise<string[]> => [
        person,
        ...(await store.devicesOf(person)).map(({ device }): DeviceId => device),
        ...(await store.passkeysOf(person)).flatMap(({ id, handle }) => [id, handle]),
      ];
      for (const browser of browsers) {
        const own = people.get(browser)!;
        const said = JSON.stringify(await viewOf(browser));
        const others = [...new Set(people.values())].filter(person => person !== own);
        const foreign = (await Promise.all(others.map(idsOf))).flat();
        expect(foreign.filter(id => said.includes(id))).toEqual([]);
        expect(said).not.toContain(own);
      }
      if (new Set(people.values()).size < browsers.length) shared++;
    }
    expect(shared).toBeGreaterThan(0);
  });
});
