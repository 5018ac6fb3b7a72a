import { decideAsBot } from '@gorrion/bots';
import { macau, pamphlet, SEATS, spanish1920, viewFor } from '@gorrion/rules';
import { checkLine, dealtAt, lineMoment, resultOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { classicalGame } from '../../testing/classicalGame.ts';
import { answerLine, beginLine, type LinePlay, nextSeat } from './linePlay.ts';

/** Plays a line to its end by bots. */
function playedOut(play: LinePlay): LinePlay {
  let now = play;
  for (let seat = nextSeat(now, undefined); seat !== undefined; seat = nextSeat(now, undefined)) {
    const command = decideAsBot('easy', viewFor(now.hand, seat), seat, `line ${now.events.length}`);
    const next = answerLine(now, command, false);
    if (next === now) throw new Error(`${command.type} is refused`);
    now = next;
  }
  return now;
}

describe.each([macau, spanish1920, pamphlet])('a hand of $id played again', rules => {
  const record = classicalGame('lines', rules);
  const { hands } = {
    hands: record.facts.filter(({ event }) => event.type === 'session' && event.event.type === 'hand-begun').length,
  };

  it('[C21] begins when the exchanges are over, with the discard of the banker', () => {
    for (let hand = 0; hand < hands; hand++) {
      const moment = lineMoment(record, dealtAt(record, hand)!)!;
      expect(moment.isDeal, `hand ${hand}`).toBe(true);
      expect(moment.state.phase).toMatchObject({ name: 'turn', seat: 0, source: 'deal' });
      expect(moment.state.exchanges?.length ?? 0).toBe(rules.exchanges ? 4 : 0);
    }
  });

  it('[C49] is played to its end by the rules of the game, and its points add up to 0', () => {
    for (let hand = 0; hand < hands; hand++) {
      const before = dealtAt(record, hand)!;
      const { hand: end, events } = playedOut(beginLine(lineMoment(record, before)!.state));
      const result = resultOf(end)!;
      expect(result.reduce((sum, one) => sum + one, 0)).toBe(0);
      for (const seat of SEATS) {
        const line = { kind: 'attempt', hand, before, seat, events, result, level: 'easy' } as const;
        expect(checkLine(record, line), `hand ${hand}`).toBeUndefined();
      }
    }
  });
});
