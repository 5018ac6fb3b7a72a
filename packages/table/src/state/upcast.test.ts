import type { Entry } from '@gorrion/protocol';
import { explain, type HandEvent, mcrOnly, winnersScore } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { moveTime } from '../clock/deadlines.ts';
import { clockOf } from '../clock/presets.ts';
import { opening } from '../decide/chore.ts';
import { person, SETTINGS } from '../testing/index.ts';
import { evolveTable, replayTable } from './evolve.ts';
import { upcast } from './upcast.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const logs = storedLogs();
const old = logs.filter(({ version }) => version < 5).map(log => [`${log.version}/${log.name}`, log.entries] as const);

const handEvents = (entries: readonly Entry[]): readonly HandEvent[] =>
  entries.flatMap(({ event }) => (event.type === 'session' && event.event.type === 'hand' ? [event.event.event] : []));
const wins = (entries: readonly Entry[]) => handEvents(entries).flatMap(event => (event.type === 'won' ? [event] : []));

describe('logs of older versions', () => {
  test.each(old)('%s holds for every win what was scored, and it explains the points', (_, entries) => {
    const rules = replayTable(upcast(entries)).session.options.rules;
    for (const won of wins(upcast(entries))) {
      expect(won.claim.winningTile).toBe(won.tile);
      expect(won.claim.melds).toEqual(won.shown[won.seat].melds);
      if (rules.scoreMode === 'auto') expect(explain(won.claim, mcrOnly(rules))?.total).toBe(winnersScore(won).total);
    }
  });

  test('have wins among them', () => {
    expect(old.reduce((sum, [, entries]) => sum + wins(entries).length, 0)).toBeGreaterThan(20);
  });

  test('are left alone once they are upgraded', () => {
    for (const [, entries] of old) {
      const once = upcast(entries);
      expect(upcast(once)).toBe(once);
    }
  });

  test('of the newest version are left alone', () => {
    for (const { version, entries } of logs) if (version === 5) expect(upcast(entries)).toBe(entries);
  });
});

describe('the clock of a table', () => {
  test('is what it was when the table opened, whatever its preset is today', () => {
    const [first, ...rest] = opening({ ...SETTINGS, clock: 'club' }, person('Ana'));
    if (first?.type !== 'table-opened') throw new Error('a table begins otherwise');
    const kept = { ...clockOf(first.settings), move: 7000, bank: 11_000 };
    const state = [{ ...first, clock: kept }, ...rest].reduce(
      (now, event) => evolveTable(now, { at: 0, event }),
      replayTable([]),
    );
    expect(state.clock.banks).toEqual([11_000, 11_000, 11_000, 11_000]);
    const { session } = state;
    const turn = { name: 'turn', seat: 0, drawn: undefined, source: 'wall' } as const;
    const playing = {
      ...state,
      session: { ...session, phase: 'playing', hand: { ...session.hand, phase: turn } },
    } as const;
    expect(moveTime(playing)).toEqual({ bankFrom: 7000, deadline: 18_000 });
  });
});
