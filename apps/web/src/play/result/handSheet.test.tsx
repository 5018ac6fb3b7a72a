// @vitest-environment happy-dom
import type { TableState } from '@gorrion/protocol';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
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
