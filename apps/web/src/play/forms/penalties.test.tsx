import { csvOf } from '@gorrion/events/exports';
import { penaltiesOfHand } from '@gorrion/table';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { platesOf } from '../../client/store/tableView.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { Payments } from '../../sheet/hand/Payments.tsx';
import { english, speakEnglish } from '../../testing/english.ts';
import { ARTICLE, finedTable } from '../../testing/finedTable.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { dealtTable, type TestTable } from '../../testing/table.ts';
import { sheetCells, sheetJson } from './exportSheet.ts';
import { SessionSheet } from './SessionSheet.tsx';

vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());
speakEnglish();
const stop = (table: TestTable) => table.do({ type: 'play', command: { type: 'stop-hand' } });
const marksAt = ({ state }: TestTable) => platesOf(english, state).map(({ penalties }) => penalties);

describe('a penalty of who gains by another one', () => {
  it('is marked on the plate until it is charged at the end of the hand', () => {
    const marks = { warnings: 0, isDead: false };
    expect(marksAt(finedTable())).toEqual([undefined, { ...marks, points: -10 }, { ...marks, points: -60 }, undefined]);
    expect(marksAt(stop(finedTable()))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('stands apart on the sheet of the hand', () => {
    const { state } = stop(finedTable());
    const text = textOf(rendered(<Payments result={handResult(state)!} me={undefined} />));
    expect(text).toContain('Mei from penalties +20 · penalty −10 +10 Total 10');
    expect(text).toContain('Botan penalty −60 −60 Total −60');
  });

  it('has a row of its own on the sheet of the session, which its totals count', () => {
    const { state } = stop(finedTable());
    const text = textOf(rendered(<SessionSheet state={state} code="SPARR0W5" />));
    expect(text).toContain('1 a b 20 20 20 20 0 20 20 Penalty 10 10 60 −60');
    expect(text).toMatch(/Total 20 0 \+20 20 10 \+10 0 60 −60 20 0 \+20/);
  });

  it('has a row and a number of its own in the files of the sheet', () => {
    const { state } = stop(finedTable());
    const rows = csvOf(sheetCells(english, state), ({ key }) => key).split('\r\n');
    expect(rows.slice(1, 3)).toEqual(['1,20,,20,20,,20,,,0,20,,20', 'Penalty,,,20,,10,10,,60,-60,,,20']);
    expect(sheetJson(english, state, 'SPARR0W5').hands[0]).toMatchObject({
      changes: [20, 10, -60, 20],
      penalties: [0, 10, 60, 0],
    });
  });
});

describe('the penalties of a hand', () => {
  it('are without what was ruled after it, and without those of an earlier deal of it', () => {
    const after = stop(finedTable()).add({
      type: 'ruled',
      by: 'umpire',
      ruling: { kind: 'points', player: 0, points: 40, paidTo: 'nobody', ...ARTICLE },
    });
    expect(penaltiesOfHand(after.state, 1)).toEqual([0, 10, 60, 0]);
    const voided = finedTable()
      .add({ type: 'ruled', by: 'umpire', ruling: { kind: 'replay-hand', ...ARTICLE } })
      .do({ type: 'replay-hand' });
    expect(penaltiesOfHand(voided.state, 1)).toEqual([0, 0, 0, 0]);
  });

  it('are what a player loses on balance where the table has no record of them', () => {
    const { umpire: _, ...state } = stop(finedTable()).state;
    expect(penaltiesOfHand(state, 1)).toEqual([0, 0, 60, 0]);
  });
});

it('a warning of the umpire is marked on the plate', () => {
  const table = dealtTable().add({ type: 'ruled', by: 'umpire', ruling: { kind: 'warn', player: 3, ...ARTICLE } });
  expect(marksAt(table)[3]).toEqual({ warnings: 1, isDead: false, points: 0 });
});
