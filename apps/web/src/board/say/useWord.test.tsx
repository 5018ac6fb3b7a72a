// @vitest-environment happy-dom
import { type HandState, type SeatCommand, viewFor, wmo2006 } from '@gorrion/rules';
import { discards, given } from '@gorrion/rules/testing';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { USUAL_KEYS } from '../keys.ts';
import { layoutOf } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { sceneOf } from '../scene.ts';
import { SayPad } from './SayPad.tsx';
import { useSayKeys } from './useSayKeys.ts';
import { useWord } from './useWord.ts';

speakEnglish();

const rules = { ...wmo2006, assist: 'strict' } as const;
const COMPLETE = '123456789m 11s 23p';
const NOTHING = '159m 159s 369p NNCC';
const asked = (own: string) => given({ hands: ['1p', own], rules }).when(discards(0, '1p'));

let now = 0;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => void vi.restoreAllMocks();
});

interface PadProps {
  readonly state: HandState;
  readonly onAct: (command: SeatCommand) => void;
  readonly size: { readonly w: number; readonly h: number };
}

function Pad({ state, onAct, size }: PadProps) {
  const hand = viewFor(state, 1);
  const { geometry } = layoutOf(sceneOf(hand, 1), size);
  const settings = { cornerIndices: false, keys: USUAL_KEYS };
  const props = { hand, seat: 1, settings, now: () => now, onAct } as unknown as TableProps;
  const saying = useWord(props, []);
  useSayKeys(USUAL_KEYS, saying.say);
  return <SayPad props={props} geometry={geometry} saying={saying} say={saying.say} nameOf={String} />;
}

/** A player of strict play before their words: on a desk, where the buttons are in the pad, or on a phone. */
function playing(state: HandState, size = { w: 1440, h: 900 }) {
  const sent: string[] = [];
  const onAct = (command: SeatCommand) => void sent.push(JSON.stringify(command));
  const { host, fire, render } = mounted(<Pad state={state} onAct={onAct} size={size} />);
  const click = (name: string) => {
    const button = Array.from(host.querySelectorAll('button')).find(one => one.textContent === name)!;
    fire(button, new MouseEvent('click', { bubbles: true }));
    now += 200;
  };
  /** Presses a key; `lasts` (ms) until the next press. */
  const key = (name: string, repeat = false, lasts = 200) => {
    const down = new KeyboardEvent('keydown', { key: name, repeat, bubbles: true });
    fire(document.body, Object.defineProperty(down, 'timeStamp', { value: now }));
    fire(document.body, new KeyboardEvent('keyup', { key: name, bubbles: true }));
    now += lasts;
  };
  return {
    host,
    sent,
    click,
    key,
    turnTo: (next: HandState) => render(<Pad state={next} onAct={onAct} size={size} />),
  };
}

const PHONE = { w: 390, h: 844 };
const HU = '{"type":"claim","seat":1,"claim":{"kind":"win"}}';

describe('a word that nobody hears', () => {
  const NOTHING_TO_WIN = 'There is nothing to win on now.';

  it('is answered by its own reason for four seconds', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host, click } = playing(given({ hands: ['1p', NOTHING], rules }).state);
    click('Flower');
    expect(host.textContent).toContain('It is not your turn.');
    click('Hu');
    expect(host.textContent).toContain(NOTHING_TO_WIN);
    expect(host.textContent).not.toContain('It is not your turn.');
    act(() => void vi.advanceTimersByTime(3900));
    expect(host.textContent).toContain(NOTHING_TO_WIN);
    act(() => void vi.advanceTimersByTime(200));
    expect(host.textContent).not.toContain(NOTHING_TO_WIN);
    vi.useRealTimers();
  });

  it('is forgotten with the question, and the own turn says so', () => {
    const hand = given({ hands: ['1p', NOTHING], rules });
    const { host, click, turnTo } = playing(hand.state);
    click('Hu');
    expect(host.textContent).toContain(NOTHING_TO_WIN);
    const discarded = hand.when(discards(0, '1p'));
    turnTo(discarded.state);
    expect(host.textContent).toContain('0 discards');
    turnTo(discarded.when({ type: 'close-claims' }).state);
    expect(host.textContent).toContain('Your turn');
  });
});

describe('Hu in strict play', () => {
  it.each([
    ['a win', COMPLETE],
    ['no win', NOTHING],
  ])('is said by the second press only, in the same way for %s', (_, own) => {
    const { sent, host, click } = playing(asked(own).state);
    click('Hu');
    expect(sent).toEqual([]);
    expect(host.textContent).toContain('It is said when you press it again.');
    click('Hu');
    expect(sent).toEqual([HU]);
  });

  it('is said by its key pressed twice, not by one that is held', () => {
    const { sent, key } = playing(asked(NOTHING).state);
    key('h');
    for (let n = 0; n < 5; n++) key('h', true);
    expect(sent).toEqual([]);
    key('h');
    expect(sent).toEqual([HU]);
  });

  it('is said on a phone by the button above the hand', () => {
    const { sent, click } = playing(asked(NOTHING).state, PHONE);
    click('Hu');
    click('Say Hu');
    expect(sent).toEqual([HU]);
  });

  it('is not said by a press that bounces', () => {
    const { sent, key } = playing(asked(NOTHING).state);
    key('h', false, 100);
    key('h', false, 100);
    expect(sent).toEqual([]);
    key('h');
    expect(sent).toEqual([HU]);
  });

  it('asks anew after “Not now”, after another word, and at the next question', () => {
    const question = asked(NOTHING);
    const { sent, click, turnTo } = playing(question.state);
    click('Hu');
    click('Not now');
    click('Hu');
    click('Pung');
    click('Hu');
    turnTo(question.when({ type: 'close-claims' }).state);
    click('Hu');
    expect(sent).toEqual(['{"type":"claim","seat":1,"claim":{"kind":"said","word":"pung"}}']);
    click('Hu');
    expect(sent).toEqual([sent[0], '{"type":"declare-win","seat":1}']);
  });
});
