import { CLASSICAL_RULESETS, evolve, type SeatCommand, undealt, wallOf } from '@gorrion/rules';
import { declines, draws, given, kongs } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { claim, claimActions, dealt, middleActions, turnActions } from '../../gallery/hands.ts';
import { tile, tiles } from '../../gallery/notation.ts';
import { english as t } from '../testing/english.ts';
import { arranged, movedTile } from './arrange.ts';
import { calloutBetween } from './callouts.ts';
import { logLines } from './log.ts';
import { sentence } from './logWords.ts';
import { hasOffers, offersOf, usedBy } from './offers.ts';
import { beforeDeal, ceremonyOf, isThrowing, questionOf, stepsTo } from './pace.ts';
import { readTyped } from './typed.ts';

describe('the own order of a hand', () => {
  it('stays as tiles leave and arrive', () => {
    const order = tiles('D9 C1 C1 WN');
    expect(arranged(tiles('C1 C1 D9 WN'), order)).toEqual(order);
    expect(arranged(tiles('C1 D9 WN B5'), order)).toEqual(tiles('D9 C1 WN B5'));
  });

  it('moves a tile to where it was dragged', () => {
    expect(movedTile(tiles('C1 C2 C3'), 0, 2)).toEqual(tiles('C2 C3 C1'));
    expect(movedTile(tiles('C1 C2 C3'), 2, 0)).toEqual(tiles('C3 C1 C2'));
  });
});

describe('offers', () => {
  it('are the legal commands, sorted by kind', () => {
    const offers = offersOf(claimActions);
    expect([offers.chows.length, offers.kongs.length, offers.discards.size]).toEqual([3, 1, 0]);
    expect(offersOf(turnActions).kongs).toHaveLength(1);
    expect(offersOf(turnActions).discards.size).toBe(10);
  });

  it('do not exist if the viewer can only discard', () => {
    expect(hasOffers(offersOf(middleActions))).toBe(false);
    expect(hasOffers(offersOf([]))).toBe(false);
  });

  it('[C30] are a kong’s replacement and none, by the keys and words of kong and pass', () => {
    const draw: SeatCommand = { type: 'draw', seat: 1 };
    const none: SeatCommand = { type: 'decline-replacement', seat: 1 };
    const offers = offersOf([draw, none]);
    expect([offers.replacement, offers.pass, hasOffers(offers)]).toEqual([draw, none, true]);
    expect([readTyped('kong', offers), readTyped('pass', offers)]).toEqual([
      { ok: true, command: draw },
      { ok: true, command: none },
    ]);
  });

  it('know which own tiles they use', () => {
    const chow: SeatCommand = { type: 'claim', seat: 1, claim: { kind: 'chow', low: tile('D4') } };
    expect(usedBy(chow, claim)).toEqual(tiles('D4 D6'));
    expect(usedBy({ type: 'claim', seat: 1, claim: { kind: 'pung' } }, claim)).toEqual(tiles('D5 D5'));
  });
});

describe('the log', () => {
  it('has what all players see, and keeps the number of a line', () => {
    const lines = logLines(
      [
        { type: 'drew', seat: 1, tile: tile('C1'), source: 'wall' },
        { type: 'discarded', seat: 1, tile: tile('C1') },
        { type: 'melded', seat: 2, meld: { kind: 'kong', tile: tile('??'), form: 'concealed' } },
        { type: 'replacement-declined', seat: 2 },
      ],
      40,
    );
    expect(lines).toEqual([
      { id: 41, kind: 'discard', seat: 1, tile: tile('C1') },
      { id: 42, kind: 'concealed', seat: 2, tile: undefined },
      { id: 43, kind: 'declined', seat: 2, tile: undefined },
    ]);
  });
});

describe('callouts', () => {
  it('call an announced claim once, not again when the meld is laid', () => {
    const phase = { ...claim.phase, made: [undefined, undefined, { kind: 'pung' }, undefined], announced: 2 };
    const announced = { ...claim, phase } as typeof claim;
    expect(calloutBetween(claim, announced)).toEqual({ seat: 2, call: 'pung' });
    const melds = [...claim.seats[2].melds, { kind: 'pung', tile: tile('D5'), from: 0 } as const];
    const laid = {
      ...claim,
      phase: { name: 'turn', seat: 2, drawn: undefined, source: 'claim' },
      seats: [claim.seats[0], claim.seats[1], { ...claim.seats[2], melds }, claim.seats[3]],
    } as typeof claim;
    expect(calloutBetween(announced, laid)).toBeUndefined();
    expect(calloutBetween(claim, laid)).toEqual({ seat: 2, call: 'pung' });
  });

  it('call a flower that is shown', () => {
    const flowers = [...dealt.seats[3].flowers, tile('F1')];
    const shown = { ...dealt, seats: [...dealt.seats.slice(0, 3), { ...dealt.seats[3], flowers }] };
    expect(calloutBetween(dealt, shown as unknown as typeof dealt)).toEqual({ seat: 3, call: 'flower' });
  });
});

describe('a replacement that may be declined', () => {
  const rules = { ...CLASSICAL_RULESETS.macau, exchanges: false, replacementOptional: true };
  const owed = given({ rules, hands: ['5555p'], draws: '1m 2m' }).when(kongs(0, '5p'));
  const names = (seat: number) => ['Ana', 'Bea', 'Ciro', 'Dan'][seat]!;

  it('[C30] is called out and told once it is declined, and not when it is taken', () => {
    const [before, interim, after] = [owed.state, owed.when(declines(0)).events[0]!, owed.when(declines(0)).state];
    expect(calloutBetween(before, after)).toEqual({ seat: 0, call: 'declined' });
    expect(calloutBetween(before, evolve(before, interim))).toEqual({ seat: 0, call: 'declined' });
    expect(calloutBetween(evolve(before, interim), after)).toBeUndefined();
    expect(calloutBetween(before, owed.when(draws(0)).state)).toBeUndefined();
    const [line] = logLines([interim]);
    expect([sentence(t, line!, names, 0), sentence(t, line!, names, 1)]).toEqual([
      'You take no replacement.',
      'Ana takes no replacement.',
    ]);
  });
});

describe('the pace', () => {
  it('throws the dice before a new deal, and shows other states as they arrive', () => {
    const phases = ['undealt', 'undealt', 'undealt', 'undealt', 'turn'];
    expect(stepsTo(claim, dealt, true).map(step => step.hand.phase.name)).toEqual(phases);
    expect(stepsTo(undefined, dealt, false)).toHaveLength(5);
    const shown = {
      ...dealt,
      seats: dealt.seats.map(s => ({ ...s, flowers: [tile('F1')] })),
    } as unknown as typeof dealt;
    expect(stepsTo(claim, shown, true)).toHaveLength(5);
    expect(stepsTo(dealt, dealt, false)).toEqual([{ hand: dealt, seq: 0, jump: false, hold: 0 }]);
    expect(beforeDeal(dealt).wall).toMatchObject({ front: 0, back: 0 });
  });

  it('jumps if a state does not follow from the last one', () => {
    expect(stepsTo(undefined, claim, false)[0]?.jump).toBe(true);
    expect(stepsTo(claim, dealt, false)[0]?.jump).toBe(true);
  });

  it('announces a throw when it rests, and no line of the log meanwhile', () => {
    const steps = stepsTo(claim, dealt, true, { seq: 40 });
    const thrown = steps.filter(step => step.thrown !== undefined);
    expect(thrown.map(step => step.thrown)).toEqual([0, 1, 2, 3]);
    expect(thrown.every(step => step.seq < 0 && step.isDeal)).toBe(true);
    expect(thrown[0]!.hold).toBeGreaterThanOrEqual(750);
    expect(thrown[1]!.hold).toBeGreaterThanOrEqual(750);
    expect(thrown[2]!.hold).toBeGreaterThanOrEqual(45 * dealt.dice.reduce((a, b) => a + b));
    expect(thrown.reduce((ms, { hold }) => ms + hold, 0)).toBe(ceremonyOf(dealt.dice, dealt.wall.layout));
  });

  it('[C6] throws once in Macau, and counts that throw', () => {
    const layout = wallOf(CLASSICAL_RULESETS.macau);
    const hand = { ...dealt, wall: { ...dealt.wall, layout } };
    const thrown = stepsTo(claim, hand, true, { seq: 40 }).filter(step => step.thrown !== undefined);
    expect(thrown.map(step => step.thrown)).toEqual([0, 2, 3]);
    expect(ceremonyOf(dealt.dice, layout)).toBeLessThan(ceremonyOf(dealt.dice, dealt.wall.layout));
    expect(thrown.reduce((ms, { hold }) => ms + hold, 0)).toBe(ceremonyOf(dealt.dice, layout));
  });

  it('throws no dice for a hand whose deal is unknown', () => {
    expect(stepsTo(undefined, undealt, true)).toEqual([{ hand: undealt, seq: 0, jump: true, hold: 0 }]);
    expect(isThrowing(undealt)).toBe(false);
    expect(isThrowing(beforeDeal(dealt))).toBe(true);
  });

  it('deals flowers into the hands before it replaces them', () => {
    const flower = { type: 'flower-exposed', seat: 1, tile: tile('F1') } as const;
    const holding = {
      ...dealt,
      seats: dealt.seats.map((seat, i) =>
        i === 1 ? { ...seat, concealed: [...seat.concealed.slice(1), tile('F1')] } : seat,
      ),
    } as unknown as typeof dealt;
    const laid = evolve(holding, flower);
    const replaced = evolve(laid, { type: 'drew', seat: 1, tile: tile('C1'), source: 'flower' });
    const trail = [holding, laid, replaced].map((hand, n) => ({ hand, seq: 40 + n }));
    const steps = stepsTo(undefined, replaced, true, { seq: 42, trail });
    expect(steps.slice(4).map(({ hand, seq }) => [hand, seq])).toEqual([
      [holding, 40],
      [replaced, 42],
    ]);
  });

  it('keeps the name of a question when other players answer it', () => {
    const { phase } = claim;
    if (phase.name !== 'claims') throw new Error('no window');
    const made = [undefined, undefined, { kind: 'pass' }, undefined] as typeof phase.made;
    expect(questionOf({ ...claim, phase: { ...phase, made } })).toBe(questionOf(claim));
    const drawn = evolve(claim, { type: 'drew', seat: 1, tile: tile('C1'), source: 'wall' });
    const thrown = evolve(drawn, { type: 'discarded', seat: 1, tile: tile('C1') });
    expect(new Set([claim, drawn, thrown].map(questionOf)).size).toBe(3);
  });
});
