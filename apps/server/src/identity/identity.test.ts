import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeviceId, type DeviceLabel, generatedName, type PersonId } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredPasskey } from '../persistence/devices.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { newDeviceId, newPersonId, signedCookies } from './cookie.ts';
import { openGuests } from './guests.ts';
import { labelOf } from './label.ts';
import { cleanName, friendlyName } from './name.ts';
import { loadSecret } from './secret.ts';

const cookies = signedCookies(Buffer.alloc(32, 7));
const sent = (setCookie: string | undefined) => setCookie?.split(';')[0];

describe('a name', () => {
  it('is clean, or none', () => {
    expect(cleanName('  Ana\u202E  María ')).toBe('Ana María');
    for (const raw of ['   ', '\u202E', '\u0301']) expect(cleanName(raw)).toBeUndefined();
  });

  it('has at most 24 signs, counted as they are read: a longer one is refused, not cut', () => {
    for (const sign of ['x', '😀', '👩‍👩‍👧']) {
      expect(cleanName(sign.repeat(24))).toBe(sign.repeat(24));
      expect(cleanName(sign.repeat(25))).toBeUndefined();
    }
    expect(cleanName(`  ${'x'.repeat(24)}\u200B `)).toBe('x'.repeat(24));
  });

  it('that a person chose never reads as a generated one', () => {
    expect(cleanName('bird:lucky-cuckoo')).toBe('bird lucky-cuckoo');
    expect(cleanName('Lucky Cuckoo')).toBe('Lucky Cuckoo');
  });

  it('is generated until its owner chooses one, and always the same', () => {
    const person = newPersonId();
    expect(generatedName(friendlyName(person))).toEqual({ manner: expect.any(String), bird: expect.any(String) });
    expect(friendlyName(person)).toBe(friendlyName(person));
  });
});

describe('a cookie', () => {
  it('proves the guest to whom it was given', async () => {
    const guests = openGuests(cookies, memoryStore());
    const first = await guests.welcome(undefined, false);
    expect(await guests.welcome(`x=1; ${sent(first.setCookie)}; y=2`, false)).toEqual({
      person: first.person,
      device: first.device,
      setCookie: undefined,
    });
  });

  it('of an older server names no device, and is replaced by one that does, always of the same device', async () => {
    const guests = openGuests(cookies, memoryStore());
    const person = newPersonId();
    const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(`guest:${person}`).digest('base64url');
    const old = `gorrion=${person}.${signature}`;
    const { setCookie, ...visitor } = await guests.welcome(old, false);
    expect(visitor).toEqual({ person, device: cookies.firstDeviceOf(person) });
    expect(sent(setCookie)).toMatch(new RegExp(`^gorrion=${person}\\.${visitor.device}\\.`));
    expect(await guests.welcome(old, false)).toEqual({ ...visitor, setCookie });
    expect(await guests.welcome(sent(setCookie), false)).toEqual({ ...visitor, setCookie: undefined });
  });

  it('proves nothing when it is forged, cut, or signed with another key', () => {
    const person = newPersonId();
    const good = sent(cookies.write(person, false)) ?? '';
    const other = sent(signedCookies(Buffer.alloc(32, 8)).write(person, false));
    for (const header of [
      good.slice(0, -2),
      good.replace(person, newPersonId()),
      other,
      good.replace(/\.[0-9a-f]{32}\./, `.${newDeviceId()}.`),
      good.replace(/\.[0-9a-f]{32}\./, '.'),
      good.replace('gorrion=', 'gorrion=x.'),
      `gorrion=${person}`,
      'gorrion=.',
      'gorrion=..',
      'gorrion',
    ])
      expect(cookies.read(header, false)).toBeUndefined();
  });

  it('is bound to its site and kept from scripts behind https', () => {
    expect(cookies.write(newPersonId(), true)).toMatch(
      /^__Host-gorrion=.*Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/,
    );
    expect(cookies.write(newPersonId(), false)).not.toContain('Secure');
  });

  it('that was given over plain http proves nothing behind https', () => {
    expect(cookies.read(sent(cookies.write(newPersonId(), false)), true)).toBeUndefined();
  });
});

describe('guests', () => {
  it('keep the name they choose', async () => {
    const guests = openGuests(cookies, memoryStore());
    const ana = 'a'.repeat(32) as PersonId;
    expect(await guests.rename(ana, ' Ana ')).toEqual({ id: ana, name: 'Ana' });
    expect(await guests.me(ana)).toEqual({ id: ana, name: 'Ana' });
    expect(await guests.rename(ana, '\u202E')).toBeUndefined();
    expect((await guests.me(ana)).name).toBe('Ana');
  });
});

describe('a guest who was forgotten', () => {
  const ana = 'a'.repeat(32) as PersonId;
  const cookie = sent(cookies.write(ana, false));
  const here = cookies.firstDeviceOf(ana);

  it('is another guest with the old cookie, always the same, and gets a new one', async () => {
    const guests = openGuests(cookies, memoryStore());
    await guests.forget(ana, here);
    await vi.waitFor(async () => expect((await guests.welcome(cookie, false)).person).not.toBe(ana), 20_000);
    const { person, device, setCookie } = await guests.welcome(cookie, false);
    expect(await guests.welcome(cookie, false)).toEqual({ person, device, setCookie });
    expect(await guests.welcome(sent(setCookie), false)).toEqual({ person, device, setCookie: undefined });
    await guests.forget(person, device);
    await vi.waitFor(async () => expect((await guests.welcome(cookie, false)).person).not.toBe(person), 20_000);
    expect((await guests.welcome(cookie, false)).person).toBe((await guests.welcome(sent(setCookie), false)).person);
  });

  it('keeps a name that they have chosen since', async () => {
    const store = memoryStore();
    const guests = openGuests(cookies, store);
    store.inBackground({ onClean: async () => {} });
    await guests.forget(ana, here);
    await guests.rename(ana, 'Anita');
    const me = await guests.moveOn(ana);
    expect(me?.name).toBe('Anita');
    expect(await guests.me((await guests.welcome(cookie, false)).person)).toEqual(me);
    expect(await store.nameOf(ana)).toBeUndefined();
  });
});

const LABEL: DeviceLabel = { browser: 'firefox', system: 'android', kind: 'phone' };
const PASSKEY: Omit<StoredPasskey, 'person'> = {
  id: 'key',
  handle: 'random',
  publicKey: 'cose',
  counter: 1,
  transports: ['internal'],
  label: LABEL,
  since: 5,
  usedAt: null,
};

describe('devices of a person', () => {
  const ana = 'a'.repeat(32) as PersonId;
  const first = cookies.firstDeviceOf(ana);
  const cookieOf = (device: DeviceId) => sent(cookies.write(ana, false, device));
  const open = () => {
    const store = memoryStore();
    const guests = openGuests(cookies, store, undefined, () => NOW);
    store.inBackground({ onClean: async () => {} });
    const signedOut: unknown[] = [];
    guests.onSignedOut((person, devices) => signedOut.push([person, [...devices].sort()]));
    return { store, guests, signedOut, whoIs: (device: DeviceId) => guests.welcome(cookieOf(device), false) };
  };
  const DAY = 24 * 3600_000;
  const NOW = 20_000 * DAY + 5000;

  it('are refused unless they were added; the first needs no adding', async () => {
    const { guests, whoIs } = open();
    expect((await whoIs(first)).person).toBe(ana);
    expect((await whoIs(newDeviceId())).person).not.toBe(ana);
    const phone = await guests.addDevice(ana, LABEL);
    expect(await whoIs(phone)).toEqual({ person: ana, device: phone, setCookie: undefined });
  });

  it('are refused once they are signed out, the first as well, and the others stay', async () => {
    const { guests, whoIs, signedOut } = open();
    const phone = await guests.addDevice(ana, LABEL);
    const tablet = await guests.addDevice(ana, LABEL);
    await guests.signOut(ana, [phone, first]);
    expect((await whoIs(phone)).person).not.toBe(ana);
    expect((await whoIs(first)).person).not.toBe(ana);
    expect((await whoIs(tablet)).person).toBe(ana);
    expect(signedOut).toEqual([[ana, [phone, first].sort()]]);
    await guests.noteDevice({ person: ana, device: first }, LABEL);
    expect((await whoIs(first)).person).not.toBe(ana);
  });

  it('stay signed out if they are just then saying what they are', async () => {
    const { store, guests, whoIs } = open();
    const phone = await guests.addDevice(ana, LABEL);
    for (const device of [phone, first]) {
      const read = store.deviceOf;
      let answer: (() => void) | undefined;
      store.deviceOf = async (...words) => {
        const row = await read(...words);
        await new Promise<void>(go => {
          answer = go;
        });
        return row;
      };
      const noting = guests.noteDevice({ person: ana, device }, { ...LABEL, kind: 'tablet' });
      await vi.waitFor(() => expect(answer).toBeDefined(), 20_000);
      store.deviceOf = read;
      await guests.signOut(ana, [device]);
      answer?.();
      await noting;
      expect((await whoIs(device)).person).not.toBe(ana);
    }
  });

  it('are seen by the day', async () => {
    const { guests, store, whoIs } = open();
    await store.keepDevice(ana, { device: first, label: LABEL, since: 1, seenAt: NOW - 3 * DAY, isSignedOut: false });
    await whoIs(first);
    await vi.waitFor(async () => expect((await store.deviceOf(ana, first))?.seenAt).toBe(NOW - 5000), 20_000);
    const phone = await guests.addDevice(ana, LABEL);
    expect(await store.deviceOf(ana, phone)).toMatchObject({ since: NOW, seenAt: NOW - 5000 });
  });

  it.each(['the first', 'another'])(
    'stay one when the person is forgotten on %s, and nobody else follows',
    async on => {
      const { guests, store, whoIs, signedOut } = open();
      const phone = await guests.addDevice(ana, LABEL);
      const [here, other] = on === 'another' ? [phone, first] : [first, phone];
      await guests.noteDevice({ person: ana, device: here }, LABEL);
      await store.keepPasskey({ ...PASSKEY, person: ana });
      await guests.forget(ana, here);
      expect(signedOut).toEqual([[ana, [other]]]);
      expect(await store.passkeysOf(ana)).toEqual([]);
      expect((await store.devicesOf(ana)).map(({ device }) => device)).toEqual([here]);
      expect((await whoIs(other)).person).not.toBe(ana);
      expect((await whoIs(here)).person).toBe(ana);

      const me = await guests.moveOn(ana);
      const moved = await whoIs(here);
      expect(moved.person).toBe(me?.id);
      expect(moved.device).toBe(guests.deviceAfter(ana, here));
      expect((await store.devicesOf(moved.person)).map(({ device }) => device)).toEqual([moved.device]);
      expect(await store.devicesOf(ana)).toEqual([]);
      expect(await guests.welcome(sent(moved.setCookie), false)).toEqual({ ...moved, setCookie: undefined });
      expect([ana, me?.id]).not.toContain((await whoIs(other)).person);
    },
  );

  it('and passkeys that were added after the wish to be forgotten follow to the next id', async () => {
    const { guests, store, whoIs } = open();
    await guests.forget(ana, first);
    const phone = await guests.addDevice(ana, LABEL);
    await store.keepPasskey({ ...PASSKEY, person: ana });
    const me = await guests.moveOn(ana);
    expect(await whoIs(phone)).toMatchObject({ person: me?.id, device: phone });
    expect((await store.passkey('key'))?.person).toBe(me?.id);
    expect(await store.passkeysOf(ana)).toEqual([]);
  });
});

describe('what a browser says about its device', () => {
  const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  const PAD =
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1';
  const EDGE = `${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/150.0.0.0`;
  const TV =
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 SamsungBrowser/5.0 Chrome/120 TV Safari/537.36';
  it.each([
    [FIREFOX, 'firefox android phone'],
    [CHROME, 'chrome linux computer'],
    [PAD, 'safari ipados tablet'],
    [EDGE, 'edge windows computer'],
    [CHROME.replace('X11; Linux x86_64', 'Linux; Android 10; K'), 'chrome android tablet'],
    [TV, 'samsung other screen'],
    ['curl/8.5.0', 'other other computer'],
    [undefined, 'other other computer'],
  ])('%j is %s', (header, words) => {
    expect(Object.values(labelOf(header)).join(' ')).toBe(words);
  });
});

describe('the key that signs', () => {
  let directory = '';
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is created once, readable by its owner only', () => {
    directory = mkdtempSync(join(tmpdir(), 'secret-'));
    const secret = loadSecret(directory);
    expect(loadSecret(directory)).toEqual(secret);
    expect(statSync(join(directory, 'cookie.key')).mode & 0o777).toBe(0o600);
  });

  it('is refused if it is not whole', () => {
    directory = mkdtempSync(join(tmpdir(), 'secret-'));
    writeFileSync(join(directory, 'cookie.key'), 'short');
    expect(() => loadSecret(directory)).toThrow('not a key');
  });
});
