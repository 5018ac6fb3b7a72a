import { type HandState, legalActions, type Seat, type SeatCommand, viewFor } from '@gorrion/rules';
import { claims, closeClaims, discards, given, tile } from '@gorrion/rules/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdvicePanel } from '../../board/parts/AdvicePanel.tsx';
import { fanName } from '../../kit/i18n/fanName.ts';
import { handRoutes } from '../../play/compass/routes.ts';
import { speakEnglish } from '../../testing/english.ts';
import { adviceFor } from './advice.ts';

speakEnglish();
const READY = '123m456s78p55mEEEN';
const seen = (state: HandState, seat: Seat) => viewFor(state, seat);
const ready = seen(given({ hands: [READY] }).state, 0);
const isLegal = (view: HandState, seat: Seat, command: SeatCommand) =>
  legalActions(view, seat).some(action => JSON.stringify(action) === JSON.stringify(command));
const textOf = (advice: ReturnType<typeof adviceFor>, isAsked = true) =>
  renderToStaticMarkup(<AdvicePanel advice={advice} isAsked={isAsked} place={{}} onClose={() => {}} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('advice', () => {
  it('names the best choices first, all of them legal, with odds and the tiles that are missing', () => {
    const advice = adviceFor(ready, 0, 'en')!;
    expect(advice).toHaveLength(3);
    for (const { command } of advice) expect(isLegal(ready, 0, command)).toBe(true);
    const [best, second] = advice;
    expect(best!.command).toEqual({ type: 'discard', seat: 0, tile: tile('N') });
    expect(best!.winChance).toBeGreaterThan(second!.winChance!);
    expect(best!.ways[0]).toEqual({
      name: 'Mixed Straight',
      points: expect.any(Number),
      missing: [{ tile: tile('9p'), left: 4 }],
    });
    expect(best!.ways[0]!.points).toBeGreaterThanOrEqual(8);
  });

  it.each(['3389m11345s357pEC', '113399m1199s19pEC'])('gives %s the points of its routes, and each tile once', held => {
    const view = seen(given({ hands: [held] }).state, 0);
    const routes = handRoutes(view, 0)!.routes.flatMap(({ id, points }) =>
      id === 'small' ? [] : [[fanName(id, 'en'), points] as const],
    );
    const ways = adviceFor(view, 0, 'en')!.flatMap(line => line.ways);
    const both = ways.flatMap(({ name, points }) =>
      routes.filter(([route]) => route === name).map(known => [known, points] as const),
    );
    expect(both.length).toBeGreaterThan(2);
    for (const [[name, known], points] of both) expect([name, points]).toEqual([name, known]);
    for (const { missing } of ways) expect(new Set(missing.map(({ tile }) => tile)).size).toBe(missing.length);
  });

  it('compares a claim with a pass', () => {
    const offered = given({ hands: ['9p', '123m456s78p45sEEN', '', ''] }).when(discards(0, '9p')).state;
    const advice = adviceFor(seen(offered, 1), 1, 'en')!;
    expect(advice.map(({ command }) => command.type === 'claim' && command.claim.kind)).toEqual(['chow', 'pass']);
    expect(textOf(advice)).toMatch(/Chow Chance to win \d+%.*Pass Chance to win/);
  });

  it('compares a kong of a discard with a pass, and names the kong first for an open hand of two dragons', () => {
    const state = given({ hands: ['F', 'CCCFFF234s56m88p', 'C', ''], draws: 'EEWW', replacements: 'N' }).when(
      discards(0, 'F'),
      claims(1, 'kong'),
      closeClaims,
      discards(1, 'N'),
      closeClaims,
      discards(2, 'C'),
    ).state;
    const advice = adviceFor(seen(state, 1), 1, 'en')!;
    expect(advice[0]!.command).toEqual({ type: 'claim', seat: 1, claim: { kind: 'kong' } });
    expect(isLegal(seen(state, 1), 1, advice[0]!.command)).toBe(true);
    expect(textOf(advice)).toMatch(/Kong Chance to win \d+%.*Two Dragon Pungs: \d+ points in all.*Pass Chance to win/);
  });

  it('is undefined for a seat that has nothing to decide', () => {
    expect(adviceFor(seen(given({ hands: [READY] }).state, 2), 2, 'en')).toBeUndefined();
    expect(textOf(undefined, false)).toContain('nothing to decide');
    expect(textOf(undefined)).toContain('Thinking');
  });

  it('reads as the move, its chance to win, its risk of dealing in, and the fan', () => {
    const text = textOf(adviceFor(ready, 0, 'en'));
    expect(text).toMatch(
      /Expert advice .*Discard North Wind Chance to win \d+% Risk of dealing in [\d.]+% Mixed Straight: \d+ points in all/,
    );
    expect(textOf(adviceFor(ready, 0, 'es'))).toContain('Escalera Mixta');
  });

  it('changes with nothing that the seat cannot see', () => {
    const { state } = given({ hands: [READY] });
    const others = { ...state, wall: { ...state.wall, tiles: state.wall.tiles.toReversed() } };
    expect(adviceFor(seen(others, 0), 0, 'en')).toEqual(adviceFor(ready, 0, 'en'));
  });
});
