import { type GameRecord, rulesetOf } from '@gorrion/protocol';
import { type HandEvent, isClassical, isFlower, SEATS } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { storedRecords } from '../../fixtures/storedRecords.ts';
import { readForeign } from '../imports/readForeign.ts';
import { completedRecord } from '../record/readRecord.ts';
import { botzoneText } from './botzone.ts';
import { type HandFacts, handsIn } from './handFacts.ts';
import { mjaiLines } from './mjai.ts';

// The whole corpus of records: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const games = storedRecords()
  .filter(({ version }) => version >= sized(6, 1))
  .map(({ text }) => JSON.parse(text) as GameRecord)
  .filter(({ facts: [first] }) => first?.event.type === 'table-opened' && !isClassical(rulesetOf(first.event.settings)))
  .map(record => ({ ...record, ...completedRecord(record) }));

interface Line {
  readonly type: string;
  readonly actor: number;
  readonly target: number;
  readonly pai: string;
  readonly consumed?: readonly string[];
  readonly tehais: readonly (readonly string[])[];
  readonly scores: readonly number[];
  readonly deltas: readonly number[];
}

/** Follows the lines of a hand as a program would: nobody lays down what they do not hold. */
class Follower {
  hands: string[][] = [];
  melds = [0, 0, 0, 0];

  take(actor: number, tiles: readonly string[]): void {
    for (const tile of tiles) {
      const at = this.hands[actor]!.indexOf(tile);
      expect(at, `${actor} holds ${tile}`).toBeGreaterThanOrEqual(0);
      this.hands[actor]!.splice(at, 1);
    }
  }

  follow({ type, actor, target, pai, consumed = [], tehais }: Line): void {
    if (type === 'start_kyoku') [this.hands, this.melds] = [tehais.map(tiles => [...tiles]), [0, 0, 0, 0]];
    if (type === 'tsumo') this.hands[actor]!.push(pai);
    if (['dahai', 'kakan', 'flower'].includes(type)) this.take(actor, [pai]);
    if (['chi', 'pon', 'daiminkan', 'ankan'].includes(type)) {
      this.take(actor, consumed);
      this.melds[actor]!++;
    }
    if (type === 'hora') {
      const tiles = this.hands[actor]!.length + (actor === target ? 0 : 1);
      expect(tiles + 3 * this.melds[actor]!).toBe(14);
    }
  }
}

describe('a game as lines of JSON', () => {
  test('tells only what can be done, and ends with the totals of the sheet', () => {
    const types = new Set<string>();
    for (const game of games) {
      const lines = mjaiLines(game)
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as Line);
      const follower = new Follower();
      for (const line of lines) {
        follower.follow(line);
        types.add(line.type);
      }
      expect(lines.filter(({ type }) => type === 'start_kyoku')).toHaveLength(game.sheet.lines.length);
      expect(lines.at(-1)).toEqual({ type: 'end_game', scores: game.sheet.totals });
    }
    for (const type of ['flower', 'chi', 'pon', 'daiminkan', 'kakan', 'hora', 'ryukyoku'])
      expect(types).toContain(type);
  });
});

describe('a game as lines of Botzone', () => {
  const deeds = (events: readonly HandEvent[]) =>
    events.flatMap(event => {
      if (event.type === 'discarded') return [`${event.seat} ${event.tile}`];
      if (event.type === 'melded') return [`${event.seat} ${JSON.stringify(event.meld)}`];
      return event.type === 'won' ? [`${event.seat} wins ${event.tile} of ${event.from}`] : [];
    });

  const hasLongDraws = ({ events }: HandFacts) =>
    SEATS.some(
      seat =>
        events.filter(event => event.type === 'drew' && event.seat === seat && /^(wall|kong)$/.test(event.source))
          .length > 20,
    );

  /** Whether somebody discards while a flower is in their hand. */
  const hasKeptFlower = ({ dealt, events }: HandFacts) => {
    const flowers = SEATS.map(seat => dealt.hands[seat].filter(isFlower).length);
    return events.some(event => {
      if (event.type === 'drew' && isFlower(event.tile)) flowers[event.seat]!++;
      if (event.type === 'flower-exposed') flowers[event.seat]!--;
      return event.type === 'discarded' && flowers[event.seat]! > 0;
    });
  };

  test('is read again with all discards, melds and wins, but for hands that do not fit there', async () => {
    let hands = 0;
    for (const game of games) {
      const { text, leftOut: missing } = botzoneText(game);
      const matches = text.split(/^(?=Match )/m).filter(match => match !== '');
      const told = handsIn(game).filter(({ number }) => !missing.includes(number));
      expect(matches).toHaveLength(told.length);
      for (const hand of handsIn(game))
        if (missing.includes(hand.number)) expect(hasLongDraws(hand) || hasKeptFlower(hand), game.id).toBe(true);
      for (const [n, match] of matches.entries()) {
        const read = await readForeign(match, () => Promise.reject(new Error('no script')));
        if (!read?.ok) throw new Error(`${game.id} ${n}: ${JSON.stringify(read)}`);
        expect(deeds(handsIn(read.record)[0]!.events), `${game.id} ${n}`).toEqual(deeds(told[n]!.events));
        hands++;
      }
    }
    expect(hands).toBeGreaterThan(50);
  });
});
