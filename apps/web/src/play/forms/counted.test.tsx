import { csvOf } from '@gorrion/events/exports';
import { PLAYERS } from '@gorrion/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { rowCount, sheetRows } from '../../sheet/session/sheetRows.ts';
import { countedTable } from '../../testing/countedTable.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { finedTable } from '../../testing/finedTable.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { sheetCells, sheetJson } from './exportSheet.ts';
import { SessionSheet } from './SessionSheet.tsx';

vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());
speakEnglish();

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the sheet of a session of the older ways', () => {
  const state = countedTable({ drawnBefore: 2 });
  const text = textOf(renderToStaticMarkup(<SessionSheet state={state} code="MACA2345" />));

  it('[C14] has a row for each hand that was played, however many', () => {
    expect(rowCount(state.session)).toBe(3);
    expect(sheetRows(state.session.results, rowCount(state.session)).map(({ hand }) => hand)).toEqual([1, 2, 3]);
    expect(rowCount(wonTable().state.session)).toBe(4);
  });

  it('[C12] names the hand, its banker and its winner', () => {
    expect(text).toContain('Hand Banker Winner');
    expect(text).toContain('E1 Tomás – 0');
    expect(text).toContain('E3 Tomás Ana');
  });

  it('gives the hand and both names columns of their own width', () => {
    const html = renderToStaticMarkup(<SessionSheet state={state} code="MACA2345" />);
    expect(html).toContain('<colgroup><col class="a4-hand"/><col class="a4-name" span="2"/></colgroup>');
  });

  it('has no table points, no team and no form of the competition’s book', () => {
    expect(text).not.toMatch(/Table points|Team|Appendix/);
    const ofCompetition = textOf(renderToStaticMarkup(<SessionSheet state={wonTable().state} code="SPARR0W5" />));
    expect(ofCompetition).toMatch(/Table points/);
    expect(ofCompetition).toContain('Appendix 5');
  });

  it('[C48] is saved with banker, winner and the totals of the hands', () => {
    const [head, ...rows] = csvOf(sheetCells(english, state), ({ key }) => key)
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/^Hand,Banker,Winner,Tomás \+,Tomás -,Tomás Total,Ana \+/);
    expect(rows[2]).toMatch(/^E3,Tomás,Ana,,964,-964,2112,,2112,/);
    expect(rows[3]).toMatch(/^Total,,,,,-964,,,2112,/);
    const [, , last] = sheetJson(english, state, 'MACA2345').hands;
    expect(last).toMatchObject({ name: 'e3', banker: 'Tomás', winner: 'Ana', counts: [40, 528, 14, 20] });
  });
});

it.each([
  ['the competition', wonTable().state],
  ['the competition, with fines', finedTable().state],
  ['the older ways', countedTable({ drawnBefore: 2 })],
])('each column of the sheet adds up to the total of its player: %s', (_, state) => {
  const html = renderToStaticMarkup(<SessionSheet state={state} code="SPARR0W5" />);
  const cells = html.slice(html.lastIndexOf('<tr>')).match(/(?<=<td[^>]*>)[^<]*(?=<\/td>)/g)!;
  const sums = cells.map(cell => Number(cell.replace('\u2212', '-').replace(',', '')));
  expect(PLAYERS.map(player => sums[3 * player]! - sums[3 * player + 1]!)).toEqual(state.session.totals);
  expect(PLAYERS.map(player => sums[3 * player + 2])).toEqual(state.session.totals);
});
