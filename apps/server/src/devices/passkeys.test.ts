import { type DeviceId, type DeviceLabel, MOST_PASSKEYS, PASSKEY_MS, type PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { softPasskey } from '../testing/authenticator.ts';
import { type PasskeySite, Passkeys, passkeySiteOf } from './passkeys.ts';

const ORIGIN = 'https://mahjong.example.org';
const SITE: PasskeySite = { origin: ORIGIN, rpId: 'mahjong.example.org' };
const LABEL: DeviceLabel = { browser: 'firefox', system: 'linux', kind: 'computer' };
const visitor = (name: string) => ({ person: name as PersonId, device: `${name} 1` as DeviceId });
const [ana, guest] = [visitor('ana'), visitor('guest')];

function open() {
  let now = 1000;
  const store = memoryStore();
  const passkeys = new Passkeys({ store, now: () => now });
  const asked = async (asking: ReturnType<Passkeys['askToAdd']>) => {
    const options = await asking;
    if (typeof options === 'string') throw new Error(options);
    return options;
  };
  const toAdd = () => asked(passkeys.askToAdd(ana, SITE, 'Ana'));
  const toReturn = () => asked(passkeys.askToReturn(guest, SITE));
  /** Adds a passkey for Ana. */
  const added = async () => {
    const key = softPasskey(ORIGIN);
    expect(await passkeys.add(ana, SITE, key.make(await toAdd()), LABEL)).toBeUndefined();
    return key;
  };
  return { store, passkeys, toAdd, toReturn, added, wait: (ms: number) => (now += ms) };
}

describe('a passkey', () => {
  it('brings its person back, and counts its uses', async () => {
    const { store, passkeys, toReturn, added } = open();
    const key = await added();
    expect(await store.passkey(key.id)).toMatchObject({
      person: 'ana',
      counter: 1,
      transports: ['internal'],
      usedAt: null,
    });
    expect(await passkeys.return(guest, SITE, key.use(await toReturn()))).toEqual({ person: 'ana' });
    expect(await store.passkey(key.id)).toMatchObject({ counter: 2, usedAt: 0 });
  });

  it('knows the person by a random handle, the same for all their passkeys, and never by their id', async () => {
    const { store, toAdd, added } = open();
    await added();
    const { options } = await toAdd();
    expect(JSON.stringify(options)).not.toContain(Buffer.from('ana').toString('base64url'));
    expect(options).toMatchObject({ user: { id: (await store.passkeysOf(ana.person))[0]!.handle } });
    expect(Buffer.from((await store.passkeysOf(ana.person))[0]!.handle, 'base64url')).toHaveLength(32);
    expect(options).toMatchObject({
      authenticatorSelection: { residentKey: 'required' },
      excludeCredentials: [{ id: (await store.passkeysOf(ana.person))[0]!.id }],
    });
  });

  it.each([
    ['another origin', { origin: 'https://mahjong.example.com' }],
    ['another site', { rpId: 'example.com' }],
    ['the handle of another person', { handle: 'b'.repeat(43) }],
    ['a counter that goes backwards, as of a copy', { counter: 1 }],
  ])('that answers with %s is refused', async (_what, lies) => {
    const { store, passkeys, toReturn, added } = open();
    const key = await added();
    await passkeys.return(guest, SITE, key.use(await toReturn()));
    expect(await passkeys.return(guest, SITE, key.use(await toReturn(), lies))).toBe('passkey-wrong');
    expect((await store.passkey(key.id))?.counter).toBe(2);
    expect(await passkeys.return(guest, SITE, key.use(await toReturn()))).toEqual({ person: 'ana' });
  });

  it('that another key has signed is refused', async () => {
    const { passkeys, toReturn, added } = open();
    const [key, other] = [await added(), await added()];
    const forged = { ...other.use(await toReturn()), id: key.id, rawId: key.id };
    expect(await passkeys.return(guest, SITE, forged)).toBe('passkey-wrong');
  });

  it('answers a challenge once, within two minutes, and on the device that asked', async () => {
    const { passkeys, toAdd, toReturn, added, wait } = open();
    const key = await added();
    const answer = key.use(await toReturn());
    expect(await passkeys.return(ana, SITE, answer)).toBe('passkey-too-late');
    expect(await passkeys.return(guest, SITE, answer)).toEqual({ person: 'ana' });
    expect(await passkeys.return(guest, SITE, answer)).toBe('passkey-too-late');
    const late = key.use(await toReturn());
    const lateKey = softPasskey(ORIGIN).make(await toAdd());
    wait(PASSKEY_MS);
    expect(await passkeys.return(guest, SITE, late)).toBe('passkey-too-late');
    expect(await passkeys.add(ana, SITE, lateKey, LABEL)).toBe('passkey-too-late');
    const older = key.use(await toReturn());
    await toReturn();
    expect(await passkeys.return(guest, SITE, older)).toBe('passkey-wrong');
  });

  it('that is removed, by its own person only, brings nobody back', async () => {
    const { passkeys, toReturn, added } = open();
    const key = await added();
    expect(await passkeys.drop(guest, key.id)).toBe('no-such-passkey');
    expect(await passkeys.drop(ana, key.id)).toBeUndefined();
    expect(await passkeys.return(guest, SITE, key.use(await toReturn()))).toBe('no-such-passkey');
  });

  it('is not added for another site, nor twice, nor beyond ten', async () => {
    const { store, passkeys, toAdd, added } = open();
    const foreign = softPasskey(ORIGIN).make(await toAdd(), { rpId: 'example.com' });
    expect(await passkeys.add(ana, SITE, foreign, LABEL)).toBe('passkey-wrong');
    const key = await added();
    expect(await passkeys.add(ana, SITE, key.make(await toAdd()), LABEL)).toBe('passkey-wrong');
    while ((await store.passkeysOf(ana.person)).length < MOST_PASSKEYS) await added();
    expect(await passkeys.askToAdd(ana, SITE, 'Ana')).toBe('too-many-passkeys');
  });

  it.each([{}, { clientDataJSON: 'x', attestationObject: 'x' }, { clientDataJSON: 7 }])(
    'of nonsense is refused: %j',
    async response => {
      const { passkeys, toAdd, toReturn, added } = open();
      const key = await added();
      await toAdd();
      expect(await passkeys.add(ana, SITE, { id: 'x', response }, LABEL)).toBe('passkey-wrong');
      await toReturn();
      expect(await passkeys.return(guest, SITE, { id: key.id, response })).toBe('passkey-wrong');
    },
  );
});

describe('the site of a page', () => {
  it.each([
    ['https://mahjong.example.org', 'mahjong.example.org'],
    ['https://mahjong.example.org:8443', 'mahjong.example.org'],
    ['http://localhost:3000', 'localhost'],
    ['http://club.localhost:3000', 'club.localhost'],
    ['http://mahjong.example.org', undefined],
    ['http://192.168.1.5:3000', undefined],
    ['https://192.168.1.5', undefined],
    ['https://[::1]:3000', undefined],
    ['null', undefined],
    [undefined, undefined],
  ])('%j has passkeys under %j', (origin, rpId) => {
    expect(passkeySiteOf(origin)?.rpId).toBe(rpId);
  });
});
