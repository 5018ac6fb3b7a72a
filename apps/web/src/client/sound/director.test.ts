import { FakeTimers } from '@gorrion/client/testing';
import type { TableViewer } from '@gorrion/protocol';
import { closeClaims, discards } from '@gorrion/rules/testing';
import { clockOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { en } from '../../app/words/en/index.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { dealtTable, type TestTable } from '../../testing/table.ts';
import { QUIET_ROOM, type SoundPreferences } from '../preferences/sound.ts';
import { type App, tell } from '../store/app.ts';
import { type FollowedTable, withEntries } from '../store/following.ts';
import { promptOf } from '../store/tableView.ts';
import { direct, type Stage } from './director.ts';
import type { TimedCue } from './timing.ts';

const following = (on: TestTable, viewer: TableViewer): FollowedTable => ({
  code: 'ABCDEFGH' as FollowedTable['code'],
  viewer,
  seq: on.entries.length,
  state: on.state,
  watchers: 0,
  isFrozen: false,
  epoch: 1,
  recent: [],
  moves: [],
});

const PAGE: App = {
  link: { status: 'online' },
  me: undefined,
  lobby: undefined,
  table: undefined,
  chat: [],
  callLink: null,
  refusal: undefined,
  pending: [],
  notices: [],
  announcement: null,
};

type ClockName = FollowedTable['state']['settings']['clock'];
const clocked = (table: FollowedTable, clock: ClockName): FollowedTable => ({
  ...table,
  state: { ...table.state, clockPreset: clockOf({ ...table.state.settings, clock }) },
});

/** A page that looks at a table, and what it was heard to play and say. */
function listen(viewer: TableViewer = 2, change: Partial<SoundPreferences> = {}, isHidden = false) {
  const on = dealtTable({ hands: ['5p', '46p', '55p'] });
  const store = createStore<App>(() => ({ ...PAGE, table: following(on, viewer) }));
  const timers = new FakeTimers();
  const played: TimedCue[] = [];
  const said: string[] = [];
  const stage: Stage = {
    store,
    engine: { play: cues => void played.push(...cues) },
    sound: () => ({ ...QUIET_ROOM, ...change }),
    say: ({ text }) => void said.push(text),
    languages: () => ['zh-CN'],
    t: translator('en', en),
    now: timers.now,
    after: timers.after,
    isStill: () => false,
    isHidden: () => isHidden,
  };
  const director = direct(stage);
  return {
    stage,
    store,
    timers,
    said,
    director,
    table: () => store.getState().table!,
    names: () => played.map(({ name }) => name),
    /** Ends the session, whose hand in progress is void. */
    callTime() {
      const from = on.entries.length;
      on.do({ type: 'end', reason: 'time' });
      store.setState(({ table }) => ({ table: withEntries(table!, on.entries.slice(from)).following }));
    },
    /** Plays on the table, and has the page hear of it in one breath. */
    play(...commands: readonly unknown[]) {
      const from = on.entries.length;
      for (const command of commands) on.do({ type: 'play', command: command as never });
      store.setState(({ table }) => ({ table: withEntries(table!, on.entries.slice(from)).following }));
    },
  };
}

describe('the page', () => {
  it('plays the sound of a discard, and a note if the viewer can claim it', () => {
    const page = listen();
    page.play(discards(0, '5p'));
    expect(page.names()).toEqual([expect.stringMatching(/^tile/), 'claim']);
  });

  it('plays what a first press has caused before the sound was there, once', () => {
    const page = listen();
    page.director.stop();
    const first = page.store.getState();
    page.play(discards(0, '5p'));
    direct(page.stage, first);
    expect(page.names()).toEqual([expect.stringMatching(/^tile/), 'claim']);
    direct(page.stage);
    expect(page.names()).toHaveLength(2);
  });

  it('plays no note for a viewer who cannot claim', () => {
    const page = listen(3);
    page.play(discards(0, '5p'));
    expect(page.names()).toEqual([expect.stringMatching(/^tile/)]);
  });

  it('announces an open claim window once', () => {
    const page = listen();
    page.play(discards(0, '5p'));
    page.store.setState({ table: { ...page.table(), watchers: 3 } });
    page.store.setState({ link: { status: 'online' } });
    expect(page.names().filter(name => name === 'claim')).toHaveLength(1);
  });

  it('is silent about what it missed: a snapshot or a reconnection brings no burst', () => {
    const page = listen();
    const on = dealtTable();
    on.do({ type: 'play', command: discards(0, '5p') as never });
    page.store.setState({ table: { ...page.table(), epoch: 2, seq: 900, state: on.state } });
    expect(page.names().filter(name => name !== 'claim')).toEqual([]);
  });

  it('throws the dice of the first hand aloud when the game begins before one', () => {
    const page = listen();
    const playing = page.table();
    const gathering = { ...playing.state, stage: 'gathering' as const };
    page.store.setState({ table: { ...playing, epoch: 2, state: gathering } });
    page.store.setState({ table: { ...playing, epoch: 3 } });
    expect(page.names()).toEqual(['shuffle', 'dice']);
  });

  it('rings a bell fifteen minutes before the end of the session, once, and a gong at the end (3.5.6)', () => {
    const page = listen();
    const { state } = page.table();
    const sessionEndsAt = page.timers.now() + 16 * 60_000;
    page.store.setState({ table: { ...page.table(), state: { ...state, clock: { ...state.clock, sessionEndsAt } } } });
    page.timers.pass(59_000);
    expect(page.names()).not.toContain('bell');
    page.timers.pass(2000);
    page.timers.pass(14 * 60_000);
    expect(page.names().filter(name => name === 'bell')).toHaveLength(1);
    page.callTime();
    expect(page.names().at(-1)).toBe('gong');
  });

  it('plays nothing while it is muted', () => {
    const page = listen(2, { isMuted: true, spoken: 'chinese' });
    page.play(discards(0, '5p'));
    expect([...page.names(), ...page.said]).toEqual([]);
  });

  it('in the background sounds only what the table asks the viewer', () => {
    const page = listen(2, {}, true);
    page.play(discards(0, '5p'));
    expect(page.names()).toEqual(['claim']);
  });

  it("sounds a notice, but none of the viewer's own acts", () => {
    const page = listen();
    tell(page.store, { kind: 'copied', isLink: true });
    expect(page.names()).toEqual([]);
    tell(page.store, { kind: 'back', discards: 2 });
    expect(page.names()).toEqual(['message']);
  });

  it('speaks calls if the viewer has turned speech on', () => {
    const page = listen(0, { spoken: 'chinese' });
    page.play(discards(0, '5p'), { type: 'claim', seat: 2, claim: { kind: 'pung' } }, closeClaims);
    expect(page.said).toEqual(['碰']);
  });

  it('ticks once, three seconds before time is up', () => {
    const page = listen(0);
    page.store.setState({ table: clocked(page.table(), 'wmo') });
    const { endsAt } = promptOf(page.table());
    page.timers.pass(endsAt! - 3001 - page.timers.now());
    expect(page.names()).not.toContain('tick');
    page.timers.pass(2);
    page.timers.pass(60_000);
    expect(page.names()).toEqual(['tick']);
  });

  it('does not tick after the answer, or without a clock', () => {
    const page = listen(0);
    page.store.setState({ table: clocked(page.table(), 'wmo') });
    page.play(discards(0, '5p'));
    page.timers.pass(60_000);
    expect(page.names()).not.toContain('tick');
    const calm = listen(0);
    calm.store.setState({ table: clocked(calm.table(), 'none') });
    calm.timers.pass(60_000);
    expect(calm.names()).toEqual([]);
  });
});
