import { legalActions, SEATS, viewFor } from '@gorrion/rules';
import { playout } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { meldsOf, meldsText, tilesOfLetters, Unreadable } from './letters.ts';
import { momentOf, momentText } from './moment.ts';

describe('a moment as text', () => {
  it('is the same view again, at every decision of random hands', { timeout: 60_000 }, () => {
    let moments = 0;
    for (let hand = 0; hand < 25; hand++) {
      for (const { before } of playout(`moment ${hand}`)) {
        const { phase } = before;
        const isOpen = phase.name === 'turn' || (phase.name === 'claims' && phase.made.every(made => !made));
        if (!isOpen) continue;
        for (const seat of SEATS) {
          const isAsked = phase.name === 'turn' ? phase.seat === seat : legalActions(before, seat).length > 0;
          const view = viewFor(before, seat);
          if (!isAsked || view.seats[seat].concealed.some(tile => tile >= 34)) continue;
          const text = momentText({ view, seat });
          expect(momentOf(text), text).toEqual({ view, seat });
          moments++;
        }
      }
    }
    expect(moments).toBeGreaterThan(1000);
  });

  it.each([
    ['', 'no moment'],
    ['nonsense', 'no moment'],
    ['001111 T1A 53.0 ABCDEFGHIJKLM , , , , ', 'a hand of 13 tiles'],
    ['001111 T1A 53.0 AAAAAEFGHIJKLM , , , , ', 'too many copies of a tile'],
    ['001111 T1A 60.0 ABCDEFGHIJKLMN , , , , ', '53 tiles of 60'],
    ['001111 T1A 53.0 ABCDEFGHIJKLMN x, , , , ', 'no melds x'],
    ['001111 T9A 53.0 ABCDEFGHIJKLMN , , , , ', 'no turn T9A'],
    ['001111 Q1A 53.0 ABCDEFGHIJKLMN , , , , ', 'no phase Q1A'],
    ['001111 T1A 53.0 ABCDEFGHIJKLMN , , , , AB', 'a claimed discard lies in no meld'],
  ])('"%s" is refused: %s', (text, why) => {
    expect(() => momentOf(text)).toThrow(Unreadable);
    expect(() => momentOf(text)).toThrow(why);
  });
});

it('melds are read as they are written', () => {
  for (const text of ['cAB3pC1mD2rE0qFq-', '']) expect(meldsText(meldsOf(text))).toBe(text);
  expect(() => tilesOfLetters('A!')).toThrow(Unreadable);
});
