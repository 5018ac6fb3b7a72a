// @vitest-environment happy-dom
import { EMPTY_STATE, pointsOf, queryOf, sizeOfHand, tilesInText, withText } from '@gorrion/learn/hands';
import { describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { TYPED_EXAMPLES } from './notationName.ts';
import { PointsCards } from './PointsCards.tsx';
import { TypedHand } from './TypedHand.tsx';
import { useCalculator } from './useCalculator.ts';
import { notReadyText } from './WaitsCards.tsx';

speakEnglish();

it.each(Object.entries(TYPED_EXAMPLES))('the hint for a hand as text in %s can be typed: %s', (_, text) => {
  const { state, faults } = withText(EMPTY_STATE, text);
  expect(faults).toEqual([]);
  expect(sizeOfHand(state)).toBeGreaterThan(4);
});

it('a hand that holds all the tiles that would complete it is told so, and that a kong must be declared', () => {
  const told = (hand: string) => notReadyText(english, withText(EMPTY_STATE, hand).state);
  expect(told('EEESSSWWWNNNN')).toBe(
    '1 tile from ready. Only North Wind would complete it, and the hand holds all four. Declare the four North Wind as a kong: then they are one set.',
  );
  expect(told('(111m)(222m)(333m)(444m) 1m')).toMatch(/holds all four\.$/);
  expect(told('123m456s79pEESSW')).toBe('1 tile from ready.');
});

it('a hand below the minimum is said not to win under each of the rules beside one another', () => {
  const { state } = withText(EMPTY_STATE, 'h=78m55s(2222p)[8888p](234m)&w=9m');
  const answer = pointsOf(state)!;
  const { host } = mounted(<PointsCards state={state} answer={answer} shown={answer.readings[0]!} onShow={() => {}} />);
  const lines = [...host.querySelectorAll('.calc-others dd')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('7 points · no win');
  expect(lines[1]).toContain('6 points · no win');
});

describe('the field', () => {
  /** The field of a calculator with a hand laid; `type` writes and presses Enter. */
  function field(hand: string) {
    const { state } = withText(EMPTY_STATE, hand);
    history.replaceState(null, '', `/calc?${queryOf(state)}`);
    const now = { hand: '' };
    const Shown = () => {
      const calculator = useCalculator();
      now.hand = tilesInText('ours', calculator.state);
      return (
        <>
          <TypedHand calculator={calculator} read={withText} />
          <button type="button" onClick={() => calculator.set(withText(EMPTY_STATE, 'EE').state)} />
          <button type="button" onClick={calculator.undo} />
        </>
      );
    };
    const { host, fire } = mounted(<Shown />);
    const input = host.querySelector('input')!;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const type = (text: string) => {
      write.call(input, text);
      fire(input, new Event('input', { bubbles: true }));
      fire(input, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      const told = input.getAttribute('aria-describedby')!.split(' ')[1]!;
      return { shown: input.value, hand: now.hand, told: document.getElementById(told)!.textContent };
    };
    const [change, undo] = host.querySelectorAll('button');
    const press = (button: Element) => {
      fire(button, new MouseEvent('click', { bubbles: true }));
      return { shown: input.value, hand: now.hand };
    };
    return { input, type, change: () => press(change!), undo: () => press(undo!) };
  }

  it('keeps a text that cannot be read wholly, with what is wrong below it, and lays the rest', () => {
    const { input, type, change } = field('EE');
    expect(type('123m456m789x')).toEqual({
      shown: '123m456m789x',
      hand: '123456m',
      told: expect.stringMatching(/^Not everything could be read\. The rest is kept\. “789” has no suit/),
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(type('123m456m789s')).toEqual({ shown: '123456m789s', hand: '123456m789s', told: '' });
    type('abc');
    expect(change()).toEqual({ shown: 'EE', hand: 'EE' });
  });

  it('lays nothing instead of a hand where nothing can be read, and undoes a text in one step', () => {
    const { type, undo } = field('123m');
    expect(type('abc')).toMatchObject({ shown: 'abc', hand: '123m' });
    expect(type('١٢٣m ４５６p')).toEqual({ shown: '123m456p', hand: '123m456p', told: '' });
    expect(undo()).toEqual({ shown: '123m', hand: '123m' });
  });
});
