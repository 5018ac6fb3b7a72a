import type { BotLevel, TableCode } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { dealtTable } from '../../testing/table.ts';
import { lineOf, waitingAmong } from './line.ts';
import { assemble, type SoloRecord } from './store.ts';

const CODE = 'LOCAL234' as TableCode;
const { state } = dealtTable();
const record = (code: string, line: SoloRecord['line']): SoloRecord => ({
  code: code as TableCode,
  request: code,
  against: 'regular' as BotLevel,
  openedAt: 0,
  ...(line ? { line } : {}),
});

describe('the line of a game on this device', () => {
  it('names the bots, and leaves out the only person there is', () => {
    const bot = { kind: 'bot', level: 'regular', name: 'Wren' } as const;
    const places = [state.places[0], bot, bot, bot] as unknown as typeof state.places;
    expect(lineOf(CODE, { ...state, places })).toMatchObject({
      code: CODE,
      names: [undefined, 'Wren', 'Wren', 'Wren'],
      handNumber: 1,
      isMine: true,
      isOver: false,
    });
  });

  it('is closed if the game cannot go on: closed, over, or left by its player', () => {
    const gone = state.places.map(place => ({ ...place, presence: 'left' })) as unknown as typeof state.places;
    const stages = [
      state,
      { ...state, stage: 'closed' as const },
      { ...state, session: { ...state.session, phase: 'over' as const } },
      { ...state, places: gone },
    ].map(one => lineOf(CODE, one as typeof state).stage);
    expect(stages).toEqual([state.stage, 'closed', 'closed', 'closed']);
  });
});

it('lists the games that wait, the newest first, without those that are closed or have no line yet', () => {
  const line = lineOf(CODE, state);
  const records = [
    record('A', { ...line, code: 'A' as TableCode }),
    record('B', { ...line, stage: 'closed' }),
    record('C', undefined),
    record('D', { ...line, code: 'D' as TableCode }),
  ];
  expect(waitingAmong(records).map(({ code }) => code)).toEqual(['D', 'A']);
});

it('finds a log damaged from its first missing entry on', () => {
  const { entries } = dealtTable();
  expect(assemble(entries)).toEqual({ kind: 'whole', entries });
  expect(assemble([])).toEqual({ kind: 'whole', entries: [] });
  const broken = entries.filter(({ seq }) => seq !== 3);
  expect(assemble(broken)).toEqual({ kind: 'damaged', reason: 'entry 3 is missing' });
});
