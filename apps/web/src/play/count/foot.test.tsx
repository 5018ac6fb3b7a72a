import { type CountingPhase, ema, type FanId } from '@gorrion/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { dealtTable } from '../../testing/table.ts';
import { CountFoot } from './CountFoot.tsx';

speakEnglish();
const { state } = dealtTable();
const { hand } = state.session;
const table = { ...state, session: { ...state.session, hand: { ...hand, rules: ema } } };

it.each([
  ['nothing is named', [], true],
  ['a fan is named', ['pure-straight'], false],
] as const)('the count cannot be finished before a fan is named: %s', (_, declared: readonly FanId[], isDisabled) => {
  const count = { name: 'counting', seat: 1, isFinished: false, declared, objections: [], confirmed: [] };
  const foot = renderToStaticMarkup(
    <CountFoot state={table} count={count as unknown as CountingPhase} me={1} onLook={() => {}} />,
  );
  const [button] = foot.match(/<button[^>]*>That is my count: [^<]*/) ?? [];
  expect(button?.includes('disabled')).toBe(isDisabled);
});
