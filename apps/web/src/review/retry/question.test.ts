import type { GameRecord } from '@gorrion/protocol';
import { goal, onTurn } from '@gorrion/review/testing';
import { HIDDEN, legalActions, SEATS, viewFor } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { replayTable } from '@gorrion/table';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decision, opinion, playedGame, throws } from '../../testing/opinions.ts';
import { parseAnswers, withAnswer } from './answers.ts';
import { marksOf } from './marks.ts';
import { hintFor, isRight, positionBefore, rightMoves, whyWrong } from './question.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ hookTimeout: 60_000 });

let record: GameRecord;
beforeAll(async () => {
  record = await playedGame('retried');
});

const [best, equal, played, other] = ['1m', '2m', '9m', '5p'].map(text => throws(0, tile(text))) as [
  ReturnType<typeof throws>,
  ReturnType<typeof throws>,
  ReturnType<typeof throws>,
  ReturnType<typeof throws>,
];
const asked = decision({
  played,
  candidates: [
    opinion(best, { value: 5, distance: 1, isEqual: true }),
    opinion(equal, { value: 4.6, isEqual: true }),
    opinion(played, { value: 1, distance: 2 }),
  ],
});

describe('a question', () => {
  it('shows what the player saw and nothing else, at every discard of a game', () => {
    let positions = 0;
    for (const [before, { event }] of record.facts.entries()) {
      if (event.type !== 'session' || event.event.type !== 'hand' || event.event.event.type !== 'discarded') continue;
      const { seat } = event.event.event;
      const { hand, actions } = positionBefore(record, { before, seat });
      const whole = replayTable(record.facts.slice(0, before)).session.hand;
      expect(hand).toEqual(viewFor(whole, seat));
      for (const one of SEATS.filter(one => one !== seat))
        expect(new Set(hand.seats[one].concealed)).toEqual(new Set([HIDDEN]));
      expect(new Set(hand.wall.tiles)).toEqual(new Set([HIDDEN]));
      expect(actions).toEqual(legalActions(whole, seat));
      if (++positions === 40) break;
    }
    expect(positions).toBe(40);
  });

  it('takes every move as right that cannot be told apart from the best', () => {
    expect([best, equal, played, other].map(move => isRight(asked, move))).toEqual([true, true, false, false]);
    expect(rightMoves(decision({ candidates: [opinion(best), opinion(equal)] }))).toHaveLength(1);
  });

  it('takes a win as the same win, whatever fans it names', () => {
    const win = decision({ candidates: [opinion({ type: 'claim', seat: 1, claim: { kind: 'win', declared: [] } })] });
    expect(isRight(win, { type: 'claim', seat: 1, claim: { kind: 'win' } })).toBe(true);
    expect(isRight(win, { type: 'claim', seat: 1, claim: { kind: 'pass' } })).toBe(false);
  });
});

describe('the table of a question', () => {
  it('points out nothing before an answer, then the wrong tile alone, and at last what is right and what was played', () => {
    const mark = (text: string, kind: 'best' | 'played') => ({ zone: 'hand', seat: 0, tile: tile(text), kind });
    expect(marksOf(asked, { stage: 'asked' })).toEqual([]);
    expect(marksOf(asked, { stage: 'wrong', move: other })).toEqual([mark('5p', 'played')]);
    expect(marksOf(asked, { stage: 'right', move: equal })).toEqual([mark('2m', 'best'), mark('9m', 'played')]);
    expect(marksOf(asked, { stage: 'shown' })).toEqual([mark('1m', 'best'), mark('9m', 'played')]);
  });
});

describe('a wrong answer', () => {
  const { view, seat } = onTurn('789m789s78p55m23pES');
  const position = { hand: view, actions: [] };
  const right = opinion(throws(0, tile('E')), {
    value: 5,
    goal: { ...goal(8, '9p', ['mixed-triple-chow']), sets: [{ tiles: tiles('789s'), fans: [] }] },
  });
  const ids = (text: string, ...others: readonly ReturnType<typeof opinion>[]) => {
    const candidates = [right, ...others];
    return whyWrong(decision({ seat, played, candidates }), throws(0, tile(text)), position).map(({ id }) => id);
  };

  it('is told why by the tiles, whether it was played or is another choice', () => {
    expect(ids('9s', opinion(throws(0, tile('9s'))))).toContain('set-broken');
    expect(ids('9m')).toEqual(['set-broken']);
    expect(ids('8s')).toEqual([]);
  });

  it('is not told the tile that is still to be found', () => {
    const same = opinion(throws(0, tile('S')), { goal: goal(8, '9p', ['mixed-triple-chow']) });
    expect(ids('S', same)).not.toContain('idle-kept');
  });

  it('brings a hint that never names the tile', () => {
    const aim = { byDiscard: 13, selfDrawn: 14, fans: ['mixed-straight' as const], missing: [] };
    const withGoal = decision({ candidates: [opinion(best, { goal: aim })] });
    expect(hintFor(withGoal)).toEqual({ id: 'aim', fan: 'mixed-straight', points: 13 });
    expect(hintFor(asked)).toEqual({ id: 'suit', suit: 'characters' });
    expect(hintFor(decision({ candidates: [opinion(throws(0, tile('E')))] }))).toEqual({ id: 'suit', suit: 'honours' });
    expect(hintFor({ ...asked, kind: 'win' })).toEqual({ id: 'count-it' });
    const danger = { id: 'dangerous', tile: tile('9m'), seat: 2, played: 0.2, best: 0 } as const;
    expect(hintFor({ ...asked, reasons: [danger] })).toEqual({ id: 'safety' });
  });
});

describe('what was answered', () => {
  it('is kept, and what was solved stays solved', () => {
    const solved = withAnswer({}, 'a/0/3', 'solved');
    expect(withAnswer(solved, 'a/0/3', 'shown')).toEqual({ 'a/0/3': 'solved' });
    expect(withAnswer({ 'a/0/3': 'shown' }, 'a/0/3', 'solved')).toEqual({ 'a/0/3': 'solved' });
    expect(parseAnswers(JSON.stringify(solved))).toEqual(solved);
  });

  it('is nothing where nothing that can be read was stored', () => {
    for (const text of [undefined, '', '{', 'null', '7', '{"a":"cheated"}']) expect(parseAnswers(text)).toEqual({});
  });

  it('forgets the oldest of two thousand', () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`g/${n}`, 'solved' as const]));
    const next = withAnswer(many, 'g/new', 'shown');
    expect(Object.keys(next)).toHaveLength(2000);
    expect(next['g/0']).toBeUndefined();
    expect(next['g/new']).toBe('shown');
  });
});
