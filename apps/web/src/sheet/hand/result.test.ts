import type { ShuffleProof } from '@gorrion/protocol';
import { explain, FAN_NAMES, type HandState, mcrOnly, type WinningClaim, winnersScore } from '@gorrion/rules';
import { playout, tile } from '@gorrion/rules/testing';
import { chanceOf, commitmentTo, oldSealOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { fanName } from '../../kit/i18n/fanName.ts';
import { ranking } from '../../play/result/ranking.ts';
import { dealtTable } from '../../testing/table.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { sheetRows } from '../session/sheetRows.ts';
import { fansOf, handResult } from './handResult.ts';
import { giversOf, isDealtFrom, proofOfHand } from './proofOfHand.ts';
import { shownHand } from './shownHand.ts';

function wonClaim({ phase }: HandState): WinningClaim {
  if (phase.name !== 'over' || phase.outcome.kind !== 'won') throw new Error('nobody has won');
  return phase.outcome.claim;
}

describe('the score sheet of a hand', () => {
  const result = handResult(wonTable().state)!;
  const { outcome } = result;
  const points = outcome.kind === 'won' ? winnersScore(outcome).total + winnersScore(outcome).flowers : 0;

  it('gives a reason for every payment', () => {
    expect(
      result.payments.map(({ name, reason, base, points, change }) => [name, reason, base, points, change]),
    ).toEqual([
      ['Ana', 'discarded', 8, points, -8 - points],
      ['Mei', 'wins', 0, 0, 24 + points],
      ['Botan', 'base', 8, 0, -8],
      ['Tomás', 'base', 8, 0, -8],
    ]);
  });

  it('lists the fans without the flowers, which are counted apart', () => {
    const fans = outcome.kind === 'won' ? fansOf(outcome) : [];
    expect(fans[0]).toMatchObject({ id: 'pure-straight', points: 16 });
    expect(fans.map(fan => fan.id)).not.toContain('flower-tiles');
  });

  it('shows the winning tile apart from the others', () => {
    const { groups, winning } = shownHand(wonTable().state.session.hand, 1);
    expect(winning).toBe(tile('4p'));
    expect(groups.map(group => group.length)).toEqual([9, 2, 2]);
  });

  it('groups the winner’s tiles by the sets that are scored, without the winning tile', () => {
    const { hand } = wonTable().state.session;
    const claim = wonClaim(hand);
    const { groups, winning } = shownHand(hand, 1, explain(claim, mcrOnly(hand.rules))!.reading.parts);
    expect(winning).toBe(tile('4p'));
    expect(groups.map(group => group.length).sort()).toEqual([2, 2, 3, 3, 3]);
    const loose = shownHand(hand, 1).groups.flat();
    expect([...groups.flat()].sort((a, b) => a - b)).toEqual([...loose].sort((a, b) => a - b));
  });

  it('groups suits and equal honours if the score has no sets, as in Seven Pairs', () => {
    const { hand } = wonTable('2255m1133s4pEECC').state.session;
    const { groups, winning } = shownHand(hand, 1, explain(wonClaim(hand), mcrOnly(hand.rules))!.reading.parts);
    expect(winning).toBe(tile('4p'));
    expect(groups.map(group => group.length).sort()).toEqual([1, 2, 2, 4, 4]);
  });

  it('exists only while the hand lies open', () => {
    expect(handResult(dealtTable().state)).toBeUndefined();
  });
});

describe('the proof of the shuffle', () => {
  const secret = { salt: 'ab'.repeat(32), seed: 'cd'.repeat(32) };
  const opened: ShuffleProof = { handNumber: 1, commitment: commitmentTo(secret), opened: secret };
  const { hand } = dealtTable().state.session;
  const sealed: ShuffleProof = { ...opened, opened: undefined };

  it('is sealed until it is opened', () => {
    expect(proofOfHand(sealed, hand)).toBe('sealed');
  });

  it('fails for other values, other dice and another wall', () => {
    const { dice } = chanceOf(secret);
    expect(proofOfHand(opened, { ...hand, dice })).toBe('genuine');
    expect(proofOfHand({ ...opened, commitment: '00' }, { ...hand, dice })).toBe('false');
    expect(proofOfHand(opened, { ...hand, dice: [dice[0] === 1 ? 2 : 1, dice[1], dice[2], dice[3]] })).toBe('false');
    const played = { ...wonTable().state.session.hand, dice };
    expect(proofOfHand(opened, played)).toBe('false');
  });

  it('names the givers by the chairs of the commitment', () => {
    const { places } = dealtTable().state;
    expect(giversOf(opened, places)).toEqual(['Ana', 'Mei', 'Botan', 'Tomás']);
    // `order` gives the chair of each player: Ana, the first player, sat on the third chair.
    expect(giversOf({ ...opened, order: [2, 0, 3, 1] }, places)).toEqual(['Mei', 'Tomás', 'Ana', 'Botan']);
  });

  it('fails for a nonce that does not fit its seal', () => {
    const nonce = 'ef'.repeat(32);
    const given = { isAsked: true, seal: oldSealOf(opened.commitment, 0, nonce), nonce };
    const none = { isAsked: false, seal: undefined, nonce: undefined };
    const withNonce: ShuffleProof = { ...opened, contributions: [given, none, none, none] };
    const { dice } = chanceOf(secret, withNonce.contributions);
    expect(proofOfHand(withNonce, { ...hand, dice })).toBe('genuine');
    const other: ShuffleProof = { ...withNonce, contributions: [none, given, none, none] };
    expect(proofOfHand(other, { ...hand, dice: chanceOf(secret, other.contributions).dice })).toBe('false');
  });

  it('holds for every hand that ended: its tiles are those that left its wall', () => {
    for (let n = 0; n < 40; n++) {
      const hands = playout(`proof ${n}`);
      let step = hands.next();
      while (!step.done) step = hands.next();
      expect(isDealtFrom(step.value.wall.tiles, step.value), `playout ${n}`).toBe(true);
    }
  });
});

describe('the sheet of a session', () => {
  it('has running totals, and empty lines for hands that were not played', () => {
    const { session } = wonTable().state;
    const rows = sheetRows(session.results, 4);
    expect(rows).toHaveLength(4);
    expect(rows[0]!.cells![2]).toEqual({ gained: undefined, paid: 8, total: -8 });
    expect(rows[0]!.cells![1].total).toBe(session.totals[1]);
    expect(rows[1]!.cells).toBeUndefined();
  });
});

describe('the ranking', () => {
  it('puts the best first; equal totals share a place', () => {
    const table = wonTable().do({ type: 'end', reason: 'abandoned' });
    const lines = ranking(table.state)!;
    expect(lines.map(line => [line.name, line.place, line.tablePoints])).toEqual([
      ['Mei', 1, 4],
      ['Botan', 2, 1.5],
      ['Tomás', 2, 1.5],
      ['Ana', 4, 0],
    ]);
  });
});

describe('names of fans', () => {
  it('are in the language of the page, and in English for an unknown one', () => {
    const named = (locale: string) => fanName('all-chows', locale);
    expect([named('en'), named('es-MX'), named('zh-Hans'), named('fi')]).toEqual([
      'All Chows',
      FAN_NAMES['all-chows'].es,
      '平和',
      'All Chows',
    ]);
  });
});
