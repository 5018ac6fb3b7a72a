import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedName, type PersonId } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { newPersonId, signedCookies } from './cookie.ts';
import { openGuests } from './guests.ts';
import { cleanName, friendlyName } from './name.ts';
import { loadSecret } from './secret.ts';

const cookies = signedCookies(Buffer.alloc(32, 7));
const sent = (setCookie: string | undefined) => setCookie?.split(';')[0];

describe('a name', () => {
  it.each([
    ['  Ana  María ', 'Ana María'],
    ['e\u0301', 'é'],
    ['<b>alert(1)</b>', '<b>alert(1)</b>'],
    ['evil\u202Etxt', 'eviltxt'],
    ['a\u200Bb\u2060c\uFEFF', 'abc'],
    ['two\nlines\ttab', 'two lines tab'],
    ['\uD800x', 'x'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['a\u200Db', 'ab'],
    ['刘备', '刘备'],
  ])('%j is shown as %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  it.each(['', '   ', '\u200B\u200B', '\u202E', '\u3164', '\u2800', '\u0301'])('%j is no name', raw => {
    expect(cleanName(raw)).toBeUndefined();
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

  it('has no letter with a stack of accents', () => {
    expect(cleanName(`a${'\u0300\u0317'.repeat(100)}b`)?.length).toBeLessThan(4);
  });

  it('is generated until its owner chooses one, and always the same', () => {
    const person = newPersonId();
    expect(generatedName(friendlyName(person))).toEqual({ manner: expect.any(String), bird: expect.any(String) });
    expect(friendlyName(person)).toBe(friendlyName(person));
  });
});

describe('a cookie', () => {
  it('proves the guest to whom it was given', () => {
    const guests = openGuests(cookies, memoryStore());
    const first = guests.welcome(undefined, false);
    expect(guests.welcome(`x=1; ${sent(first.setCookie)}; y=2`, false)).toEqual({
      person: first.person,
      setCookie: undefined,
    });
  });

  it('proves nothing when it is forged, cut, or signed with another key', () => {
    const person = newPersonId();
    const good = sent(cookies.write(person, false)) ?? '';
    const other = sent(signedCookies(Buffer.alloc(32, 8)).write(person, false));
    for (const header of [
      good.slice(0, -2),
      good.replace(person, newPersonId()),
      other,
      `gorrion=${person}`,
      'gorrion=.',
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
    expect(guests.me(ana)).toEqual({ id: ana, name: 'Ana' });
    expect(await guests.rename(ana, '\u202E')).toBeUndefined();
    expect(guests.me(ana).name).toBe('Ana');
  });
});

describe('a guest who was forgotten', () => {
  const ana = 'a'.repeat(32) as PersonId;
  const cookie = sent(cookies.write(ana, false));

  it('is another guest with the old cookie, always the same, and gets a new one', async () => {
    const guests = openGuests(cookies, memoryStore());
    await guests.forget(ana);
    await vi.waitFor(() => expect(guests.welcome(cookie, false).person).not.toBe(ana));
    const { person, setCookie } = guests.welcome(cookie, false);
    expect(guests.welcome(cookie, false)).toEqual({ person, setCookie });
    expect(guests.welcome(sent(setCookie), false)).toEqual({ person, setCookie: undefined });
    await guests.forget(person);
    await vi.waitFor(() => expect(guests.welcome(cookie, false).person).not.toBe(person));
    expect(guests.welcome(cookie, false).person).toBe(guests.welcome(sent(setCookie), false).person);
  });

  it('keeps a name that they have chosen since', async () => {
    const store = memoryStore();
    const guests = openGuests(cookies, store);
    store.inBackground({ onClean: async () => {} });
    await guests.forget(ana);
    await guests.rename(ana, 'Anita');
    const me = await guests.moveOn(ana);
    expect(me?.name).toBe('Anita');
    expect(guests.me(guests.welcome(cookie, false).person)).toEqual(me);
    expect(store.nameOf(ana)).toBeUndefined();
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
