import { FakeTimers, FakeWire } from '@gorrion/client/testing';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { createClient } from '../connection/client.ts';
import { tableFollower } from '../connection/tableFollower.ts';
import { type App, type Store, useApp } from '../store/app.ts';
import { DEFAULT_SETTINGS } from '../store/openings.ts';
import { twoEnds } from './ends.ts';
import { switchboard } from './switchboard.ts';

const LOCAL = 'solo-ABCD2345';

function connected(rememberedName = () => undefined as string | undefined) {
  const app = createStore<App>(() => useApp.getInitialState()) as unknown as Store;
  const ends = twoEnds(app);
  const wires = { server: new FakeWire(), device: new FakeWire() };
  const parts = { timers: new FakeTimers(), random: () => 0, newId: () => 'id' };
  const clientOf = (end: 'server' | 'device') => createClient({ ...parts, wire: wires[end], store: ends.storeOf(end) });
  const client = switchboard({ server: clientOf('server'), device: clientOf('device'), ends, rememberedName });
  client.start();
  return { client, ...wires, now: () => app.getState() };
}

describe('the two ends of a page', () => {
  it('starts no thread before a table of this device is asked for', () => {
    const { client, server, device } = connected();
    server.accept();
    client.check();
    client.enter('ABCD2345', tableFollower);
    expect(device.opened).toBe(0);
    client.enter(LOCAL, tableFollower);
    expect(device.opened).toBe(1);
    client.enter(LOCAL, tableFollower);
    expect(device.opened).toBe(1);
  });

  it('shows the connection of the end in use, whatever happens at the other', () => {
    const { client, server, device, now } = connected();
    server.accept();
    client.enter(LOCAL, tableFollower);
    device.accept();
    server.drop();
    expect(now().link.status).toBe('online');
    client.turnTo(undefined);
    expect(now().link.status).toBe('offline');
  });

  it('keeps the guest of the server apart from the guest of this device', () => {
    const { client, server, device, now } = connected();
    server.accept();
    server.tell('me', { id: 'far', name: 'Ana' });
    client.enter(LOCAL, tableFollower);
    device.accept();
    device.tell('me', { id: 'near', name: '?' });
    expect(now().me?.id).toBe('near');
    server.tell('me', { id: 'far', name: 'Ana María' });
    expect(now().me?.id).toBe('near');
    client.turnTo('ABCD2345');
    expect(now().me?.name).toBe('Ana María');
  });

  it('keeps the notice of the operator while a game of this device opens', () => {
    const { client, server, device, now } = connected();
    const announcement = { number: 1, text: 'A pause', until: 9 };
    server.accept();
    server.tell('announcement', announcement);
    client.enter(LOCAL, tableFollower);
    device.accept();
    for (const asked of device.sent.filter(({ event }) => event === 'time')) asked.answer({ ok: true, now: 0 });
    expect(now().announcement).toEqual(announcement);
  });

  it('leaves a table at the end where it was entered, though the page has turned away', () => {
    const { client, server, device } = connected();
    server.accept();
    client.enter(LOCAL, tableFollower);
    device.accept();
    client.turnTo(undefined);
    client.exit();
    expect(device.last('table:exit')?.message).toEqual({ code: LOCAL });
    expect(server.last('table:exit')).toBeUndefined();
  });

  it('opens a game here under the name by which the server knows the player, else under the last known', () => {
    const known = connected(() => 'Bea');
    known.server.accept();
    known.server.tell('me', { id: 'far', name: 'Ana' });
    void known.client.openHere(DEFAULT_SETTINGS, 'regular', 'You');
    known.device.accept();
    expect(known.device.sent.map(({ event }) => event)).toContain('table:open');
    expect(known.device.last('me:rename')?.message).toEqual({ name: 'Ana' });
    const remembered = connected(() => 'Bea');
    void remembered.client.openHere(DEFAULT_SETTINGS, 'regular', 'You');
    remembered.device.accept();
    expect(remembered.device.last('me:rename')?.message).toEqual({ name: 'Bea' });
    const nobody = connected();
    void nobody.client.openHere(DEFAULT_SETTINGS, 'regular', 'You');
    nobody.device.accept();
    expect(nobody.device.last('me:rename')?.message).toEqual({ name: 'You' });
  });

  it('takes a game back only when asked, after another page has taken it', () => {
    const { client, server, device, now } = connected();
    server.accept();
    client.enter(LOCAL, tableFollower);
    device.accept();
    device.tell('notice', { code: 'replaced-by-newer-page' });
    expect(now().link.status).toBe('replaced');
    client.start();
    device.accept();
    expect(now().link.status).toBe('online');
    expect(server.opened).toBe(1);
  });
});
