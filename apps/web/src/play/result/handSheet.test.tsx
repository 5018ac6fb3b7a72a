// @vitest-environment happy-dom
import type { TableState } from '@gorrion/protocol';
import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { SheetPill } from '../game/SheetPill.tsx';
import HandSheet from './HandSheet.tsx';

speakEnglish();

const nothing = () => {};
const buttonsOf = (element: ReactElement): readonly string[] => {
  mounted(element);
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
};
const sheetOf = (state: TableState) =>
  buttonsOf(<HandSheet table={followed(state)} result={handResult(state)!} onLook={nothing} onEnd={nothing} />);
const pillOf = (state: TableState) => mounted(<SheetPill table={followed(state)} onOpen={nothing} />).host.textContent;

const sitting = () => wonTable().state;
const gone = () => wonTable().add({ type: 'presence-changed', place: 0, presence: 'left' }).state;

it('the sheet offers the next hand to who sits, and their seat to who has left it', () => {
  expect(sheetOf(sitting()).at(-1)).toBe('Next hand Enter');
  expect(sheetOf(gone()).at(-1)).toBe('Take your seat back Enter');
});

it('the table offers the next hand to who sits', () => {
  expect(pillOf(sitting())).toBe('Hand resultNext hand');
  expect(pillOf(gone())).toBe('Hand result');
});

it('the sheet asks for the end of the game after a question, and shows who has asked for it', () => {
  const send = vi.spyOn(client, 'send').mockResolvedValue(true);
  const asks = { ...sitting(), endAsked: [false, true, false, false] as const };
  expect(sheetOf(asks)).toEqual(expect.arrayContaining(['Request to end the game', 'Agree', 'Refuse']));
  expect(document.querySelector('.ready-bar')?.textContent).toContain(
    'Mei asked to end the game. All must agree.AgreeRefuse',
  );
  // What has just appeared takes no press, also a part that comes later: between any two looks a second passes.
  let at = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (at += 1000));
  const press = (name: string) =>
    act(() => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)!.click());
  press('Request to end the game');
  expect(document.querySelector('fieldset')?.textContent).toContain('end the game with these points?');
  expect(send).not.toHaveBeenCalled();
  press('Request to end the game');
  expect(send.mock.calls).toEqual([[{ type: 'ask-end', isWanted: true }]]);
  for (const spy of [send, now]) spy.mockRestore();
});

it('the sheet counts the seconds after which the next hand is dealt, with a clock', () => {
  const state = sitting();
  const timed = { ...state, clockPreset: { ...state.clockPreset, move: 15_000 }, clock: { ...state.clock, since: 0 } };
  const now = vi.spyOn(client, 'now').mockReturnValue(20_500);
  sheetOf(timed);
  expect([...document.querySelectorAll('.ready-bar')].at(-1)?.textContent).toContain('Next hand in 40 s');
  sheetOf({ ...timed, clockPreset: { ...timed.clockPreset, move: undefined } });
  expect([...document.querySelectorAll('.ready-bar')].at(-1)?.textContent).not.toContain('Next hand in');
  now.mockRestore();
});

it('the sheet says why no other hand follows when the game ends early', () => {
  const said = (table: ReturnType<typeof wonTable>) => {
    sheetOf(table.state);
    return [...document.querySelectorAll('.ready-bar')].at(-1)?.querySelector('[role="status"]')?.textContent;
  };
  expect(said(wonTable().do({ type: 'end', reason: 'abandoned' }))).toBe('Ended by agreement after 1 hand.');
  expect(said(wonTable().do({ type: 'end', reason: 'time' }))).toBe('Time ran out after 1 hand.');
  expect(said(wonTable())).toBeUndefined();
});
