import { FakeTimers } from '@gorrion/client/testing';
import { legalActions, type Player, type SeatCommand } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand';
import { SoloBrowser } from '../../testing/soloThread.ts';
import { createClient } from '../connection/client.ts';
import { ownShare } from '../connection/nonce.ts';
import { tableFollower } from '../connection/tableFollower.ts';
import { type App, type Store, useApp } from '../store/app.ts';
import { DEFAULT_SETTINGS } from '../store/openings.ts';
import { seatOfViewer } from '../store/people.ts';
import { isLocal } from './code.ts';
import { soloWire } from './wire.ts';

/** A page with a state of its own, over the real wire. */
function newPage(browser: SoloBrowser) {
  const store = createStore<App>(() => useApp.getInitialState()) as unknown as Store;
  const timers = new FakeTimers();
  const wire = soloWire(browser.start);
  let ids = 0;
  const newId = () => `${browser.threads}-${++ids}`;
  const client = createClient({ wire, timers, store, random: () => 0, newId });
  client.start();
  return { store, timers, wire, client, table: () => store.getState().table };
}
type Page = ReturnType<typeof newPage>;

const legalOf = (page: Page): readonly SeatCommand[] => {
  const { state, viewer } = page.table()!;
  const seat = seatOfViewer(state, viewer);
  return seat === undefined || state.session.phase !== 'playing' ? [] : legalActions(state.session.hand, seat);
};

const isPass = (command: SeatCommand) => command.type === 'claim' && command.claim.kind === 'pass';

/** Passes and discards until so many discards of one's own are made, or `isOver`; looks every `ms` milliseconds. */
async function playTurns(
  browser: SoloBrowser,
  page: Page,
  turns: number,
  ms = 1000,
  isOver = () => false,
): Promise<void> {
  for (let made = 0, look = 0; made < turns && look < 300 && !isOver(); look++) {
    const legal = legalOf(page);
    const command = legal.find(isPass) ?? legal.findLast(({ type }) => type === 'discard');
    if (command) {
      if (command.type === 'discard') made++;
      const { seat: _, ...action } = command;
      void page.client.send({ type: 'act', action: action as never });
    }
    await browser.pass(ms);
  }
}

async function begun(browser = new SoloBrowser(), lookAfter = 5000) {
  const page = newPage(browser);
  await browser.pass(0);
  const opened = page.client.openTable(DEFAULT_SETTINGS, 'beginner');
  await browser.pass(0);
  const code = await opened;
  if (code === undefined) throw new Error('no table was opened');
  page.client.enter(code, tableFollower);
  await browser.pass(lookAfter);
  return { browser, page, code };
}

const handOf = (page: Page) => {
  const { state, viewer } = page.table()!;
  return state.session.hand.seats[seatOfViewer(state, viewer)!]!;
};

describe('a game on this device', () => {
  it('is dealt against three bots and followed as a game on the server is', async () => {
    const { page, code } = await begun();
    expect(isLocal(code)).toBe(true);
    const { state, viewer } = page.table()!;
    expect(viewer).not.toBe('spectator');
    expect(state.places.map(({ kind }) => kind).sort()).toEqual(['bot', 'bot', 'bot', 'person']);
    expect(state.session.phase).toBe('playing');
    expect(state.secret).toBeUndefined();
  });

  it("is dealt from a wall with this page's nonce, without a wait for other nonces", async () => {
    // Among people a nonce that does not come is waited for two seconds.
    const { page } = await begun(new SoloBrowser(), 1500);
    const { proof, session } = page.table()!.state;
    expect(session.hand.phase.name).not.toBe('undealt');
    if (proof?.format !== 3) throw new Error('an older format');
    expect(ownShare(proof)).toBe('part');
    expect(proof.chairs.filter(({ nonce }) => nonce !== undefined)).toHaveLength(1);
  });

  it('is restored from its log after its program failed, and is marked as faulty meanwhile', async () => {
    const { browser, page } = await begun();
    browser.faults = 1;
    await playTurns(browser, page, 1, 100, () => browser.faults === 0);
    expect(page.table()).toMatchObject({ isFrozen: true, isFaulty: true });
    await playTurns(browser, page, 3);
    expect(page.table()).toMatchObject({ isFrozen: false });
    expect(handOf(page).discards.length).toBeGreaterThan(2);
  });

  it('is not restored without end if its program fails each time', async () => {
    const { browser, page } = await begun();
    browser.faults = 1000;
    await playTurns(browser, page, 1);
    await browser.pass(120_000);
    expect(browser.faults).toBeGreaterThan(990);
    expect(page.table()).toMatchObject({ isFaulty: true });
  });

  it('hides the bots’ tiles from the page, though all run in this browser', async () => {
    const { browser, page } = await begun();
    await playTurns(browser, page, 3);
    const { state, viewer } = page.table()!;
    const seat = seatOfViewer(state, viewer);
    const others = state.session.hand.seats.filter((_, other) => other !== seat);
    expect(new Set(others.flatMap(({ concealed }) => concealed))).toEqual(new Set([-1]));
  });

  it('plays on where it was when its thread is killed', async () => {
    const { browser, page } = await begun();
    await playTurns(browser, page, 3);
    const before = handOf(page);
    page.wire.close();
    expect(page.store.getState().link.status).toBe('offline');
    page.timers.pass(1000);
    await browser.pass(0);
    expect(page.store.getState().link.status).toBe('online');
    expect(handOf(page)).toEqual(before);
    const { seq } = page.table()!;
    await playTurns(browser, page, 2);
    expect(page.table()!.seq).toBeGreaterThan(seq + 4);
  });

  it('comes back to a page that is loaded anew', async () => {
    const { browser, page, code } = await begun();
    await playTurns(browser, page, 3);
    const before = handOf(page);
    page.wire.close();
    const again = newPage(browser);
    again.client.enter(code, tableFollower);
    await browser.pass(0);
    expect(handOf(again)).toEqual(before);
    expect(again.table()!.state.pause.since).toBeUndefined();
    await playTurns(browser, again, 1);
    expect(handOf(again)).not.toEqual(before);
  });

  it('goes on at once when the player passes what was offered before the page was loaded anew', async () => {
    const { browser, page, code } = await begun(new SoloBrowser(), 1000);
    const discard = () => legalOf(page).findLast(({ type }) => type === 'discard');
    for (let look = 0; look < 300 && !legalOf(page).some(isPass); look++) {
      const command = discard();
      if (command?.type === 'discard')
        void page.client.send({ type: 'act', action: { type: 'discard', tile: command.tile } });
      await browser.pass(200);
    }
    expect(legalOf(page).some(isPass)).toBe(true);
    page.wire.close();
    const again = newPage(browser);
    again.client.enter(code, tableFollower);
    await browser.pass(0);
    void again.client.send({ type: 'act', action: { type: 'claim', claim: { kind: 'pass' } } });
    await browser.pass(0);
    const { seq } = again.table()!;
    await browser.pass(2000);
    expect(again.table()!.seq).toBeGreaterThan(seq);
  });

  it('stands still while no page shows it', async () => {
    const { browser, page } = await begun();
    page.client.exit();
    await browser.pass(1000);
    const lines = await browser.disk.storeOf('reader').tables();
    await browser.pass(600_000);
    page.client.enter(lines[0]!.code, tableFollower);
    await browser.pass(0);
    expect(page.table()!.state.session.results).toEqual([]);
    expect(page.table()!.state.stage).toBe('playing');
  });

  it('is written by the newest page only', async () => {
    const { browser, page, code } = await begun();
    await playTurns(browser, page, 1);
    const newer = newPage(browser);
    newer.client.enter(code, tableFollower);
    await browser.pass(0);
    await playTurns(browser, newer, 2);
    const log = await browser.disk.storeOf('reader').load(code);
    const discard = legalOf(page).findLast(({ type }) => type === 'discard');
    if (discard) void page.client.send({ type: 'act', action: discard as never });
    await browser.pass(10);
    expect(await browser.disk.storeOf('reader').load(code)).toEqual(log);
    expect(log.kind).toBe('whole');
  });

  it('begins again with the same people, seats drawn anew, and the page follows from its new chair', async () => {
    const { browser, page } = await begun();
    const viewers = new Set([page.table()!.viewer]);
    for (let game = 1; game <= 6; game++) {
      void page.client.send({ type: 'ask-end', isWanted: true });
      await browser.pass(100);
      expect(page.table()!.state.session.phase).toBe('over');
      void page.client.send({ type: 'ready' });
      await browser.pass(5000);
      const { state, viewer } = page.table()!;
      expect(state.gamesPlayed).toBe(game);
      expect(state.places[viewer as Player].kind).toBe('person');
      expect(handOf(page).concealed).not.toContain(-1);
      viewers.add(viewer);
    }
    expect(viewers.size).toBeGreaterThan(1);
  });

  it('says that there is no such table', async () => {
    const browser = new SoloBrowser();
    const page = newPage(browser);
    page.client.enter('solo-22222222', tableFollower);
    await browser.pass(0);
    expect(page.store.getState().refusal?.why).toBe('no-such-table');
  });
});

describe('the lobby of one', () => {
  it('opens one table for a wish that is sent twice', async () => {
    const browser = new SoloBrowser();
    const { wire } = newPage(browser);
    await browser.pass(0);
    const wish = { id: 'wish', settings: DEFAULT_SETTINGS, against: 'beginner' } as const;
    const codes: unknown[] = [];
    for (const _ of [1, 2]) wire.ask('table:open', wish, answer => codes.push(answer));
    await browser.pass(0);
    expect(codes).toHaveLength(2);
    expect(codes[0]).toEqual(codes[1]);
    expect(await browser.disk.storeOf('reader').tables()).toHaveLength(1);
  });

  it('lists the games that wait, with their bots and how far they are', async () => {
    const { page, browser } = await begun();
    page.client.watchLobby();
    await browser.pass(0);
    const [line] = page.store.getState().lobby!.mine;
    expect(line).toMatchObject({ handNumber: 1, stage: 'playing', isMine: true });
    expect(line!.names.filter(name => name !== undefined)).toHaveLength(3);
  });

  it('keeps three games, and forgets one that was left before another begins', async () => {
    const { page, browser, code } = await begun();
    void page.client.send({ type: 'leave' });
    await browser.pass(100);
    for (let n = 0; n < 4; n++) {
      void page.client.openTable(DEFAULT_SETTINGS, 'beginner');
      await browser.pass(10);
    }
    const kept = await browser.disk.storeOf('reader').tables();
    expect(kept).toHaveLength(3);
    expect(kept.map(record => record.code)).not.toContain(code);
    expect(await browser.disk.storeOf('reader').load(code)).toEqual({ kind: 'whole', entries: [] });
  });

  it('remembers what the player is called', async () => {
    const { page, browser, code } = await begun();
    void page.client.rename('Ana');
    await browser.pass(0);
    page.client.exit();
    page.client.enter(code, tableFollower);
    await browser.pass(0);
    const { state, viewer } = page.table()!;
    expect(state.places[viewer as Player]).toMatchObject({ kind: 'person', name: 'Ana' });
    const again = newPage(browser);
    await browser.pass(0);
    expect(again.store.getState().me?.name).toBe('Ana');
  });
});
