import { explain, FAN_IDS, legalActions, type Meld, type Seat, scoreWin, waitsOf } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { doScorersAgree, haveSameFans, isPhysical } from '../computed.ts';
import { judge } from '../judge/judge.ts';
import { isCertainlySafe } from '../judge/safety.ts';
import { loadPool } from '../pool/pool.ts';
import { COMPUTED_KINDS, DRILL_LEVELS, type PlayQuestion } from '../question.ts';
import { GROWN_FANS } from './grow.ts';
import { canGrow, makeQuestion } from './makeQuestion.ts';
import { reSuited } from './reSuited.ts';

const seeds = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name} ${n}`);

describe('made questions', { timeout: 120_000 }, () => {
  it.each(COMPUTED_KINDS)('of kind %s are the same for the same seed, and other ones for another', kind => {
    const [one, again, other] = [makeQuestion(kind, 'a'), makeQuestion(kind, 'a'), makeQuestion(kind, 'b')];
    expect(one).toEqual(again);
    expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
  });

  it('[R38] are legal wins to which both scorers give the same points and fans', () => {
    for (const kind of ['worth', 'which-fans'] as const) {
      for (const seed of seeds(400, kind)) {
        const question = makeQuestion(kind, seed)!;
        const { claim, rules } = question;
        expect(doScorersAgree(claim, rules), seed).toBe(true);
        expect(scoreWin(claim, rules)!.total, seed).toBeGreaterThanOrEqual(rules.minPoints);
      }
    }
  });

  it('[R43] wait for something that is a legal win in some way', () => {
    for (const seed of seeds(400, 'waits')) {
      const question = makeQuestion('waits', seed)!;
      expect(isPhysical(question.concealed), seed).toBe(true);
      const { waits } = judge(question, { kind: 'waits', tiles: [] });
      expect(waits.map(({ tile }) => tile)).toEqual(waitsOf(question.concealed, question.melds).tiles);
      expect(
        waits.some(({ wins }) => wins.byDiscard || wins.bySelfDraw),
        seed,
      ).toBe(true);
    }
  });

  it('have the level that is wished for', () => {
    for (const kind of COMPUTED_KINDS) {
      for (const level of DRILL_LEVELS) {
        for (const seed of seeds(15, `${kind} ${level}`)) {
          expect(makeQuestion(kind, seed, { level })?.level, seed).toBe(level);
        }
      }
    }
  });

  it('have the fan that is wished for: every fan around which hands grow', () => {
    expect(GROWN_FANS.length).toBeGreaterThan(45);
    for (const fan of GROWN_FANS) {
      for (const seed of seeds(2, fan)) {
        const question = makeQuestion('which-fans', seed, { tag: `fan:${fan}` });
        expect(question, fan).toBeDefined();
        expect(explain(question!.claim, question!.rules)!.counted.map(({ id }) => id)).toContain(fan);
      }
    }
  });

  it('are told apart by what was wished for', () => {
    const ids = DRILL_LEVELS.map(level => makeQuestion('worth', 'same seed', { level })!.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('are none of a fan that says how a hand was won on a last tile', () => {
    expect(makeQuestion('worth', 'rare', { tag: 'fan:last-tile-draw' })).toBeUndefined();
    expect(FAN_IDS.filter(fan => !canGrow(fan))).toContain('last-tile-draw');
  });
});

describe('a question with other suits', { timeout: 120_000 }, () => {
  it('[R63] has the same fans and another look', () => {
    let changed = 0;
    for (const seed of seeds(200, 'look')) {
      const question = makeQuestion('worth', seed)!;
      const other = reSuited(question, 'again');
      expect(haveSameFans(question.claim, other.claim, question.rules), seed).toBe(true);
      if (other !== question) {
        changed++;
        expect(JSON.stringify(other.claim)).not.toBe(JSON.stringify(question.claim));
        expect(other).toMatchObject({ level: question.level, tags: question.tags });
        expect(other.source).toEqual({ from: 're-suited', of: question.id, seed: 'again' });
      }
    }
    expect(changed).toBeGreaterThan(180);
  });

  it('keeps a green hand green', () => {
    const question = makeQuestion('which-fans', 'green', { tag: 'fan:all-green' })!;
    const { claim } = reSuited(question, 'again');
    // No other tiles are green; only the winds may change.
    expect(claim).toEqual({ ...question.claim, seatWind: claim.seatWind, prevalentWind: claim.prevalentWind });
  });

  it('[R43] waits for as many tiles, which bring the same points', () => {
    for (const seed of seeds(100, 'wait')) {
      const question = makeQuestion('waits', seed)!;
      const other = reSuited(question, 'again');
      const pointsOf = (asked: typeof question) =>
        judge(asked, { kind: 'waits', tiles: [] })
          .waits.map(({ byDiscard }) => byDiscard)
          .sort((a, b) => a - b);
      expect(pointsOf(other), seed).toEqual(pointsOf(question));
      expect(other.level).toBe(question.level);
    }
  });

  it.each(COMPUTED_KINDS)('[R25] of kind %s has each claimed tile from the same neighbour', kind => {
    const sides = (melds: readonly Meld[], owner: Seat) =>
      melds.map(meld => ('from' in meld ? (meld.from - owner + 4) % 4 : undefined));
    let moved = 0;
    for (const seed of seeds(60, 'side')) {
      const question = makeQuestion(kind, seed)!;
      const [hand, other] = [question, reSuited(question, 'again')].map(asked =>
        'claim' in asked ? asked.claim : asked,
      );
      expect(sides(other!.melds, other!.seatWind), seed).toEqual(sides(hand!.melds, hand!.seatWind));
      if (hand!.seatWind !== other!.seatWind && hand!.melds.length > 0) moved++;
    }
    expect(moved).toBeGreaterThan(5);
  });

  it.each(['discard', 'claim', 'route', 'safe'] as const)('of play, of kind %s, is as legal as before', async kind => {
    const { questions } = await loadPool(kind);
    const some: readonly PlayQuestion[] = questions.slice(0, 12);
    let changed = 0;
    for (const question of some) {
      const other = reSuited(question, 'again');
      expect(legalActions(other.view, other.seat)).toHaveLength(legalActions(question.view, question.seat).length);
      if (other === question) continue;
      changed++;
      expect(other.id).toBe(`${question.id}~again`);
      expect(other.options).toHaveLength(question.options.length);
      expect(JSON.stringify(other.view)).not.toBe(JSON.stringify(question.view));
      if (other.kind === 'discard' || other.kind === 'safe') {
        const may = legalActions(other.view, other.seat).flatMap(act => (act.type === 'discard' ? [act.tile] : []));
        for (const { tile } of other.options) expect(may).toContain(tile);
      }
      if (other.kind === 'safe')
        expect(other.options.map(({ tile }) => isCertainlySafe(other.view, other.seat, tile))).toEqual(
          other.options.map((_, n) => n === 0),
        );
    }
    expect(changed).toBeGreaterThan(8);
  });
});
