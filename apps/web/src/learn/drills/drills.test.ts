import { isCard } from '@gorrion/learn/deck';
import {
  COMPUTED_KINDS,
  canGrow,
  DRILL_KINDS,
  type DrillQuestion,
  judge,
  loadPool,
  makeQuestion,
  questionsOfReview,
} from '@gorrion/learn/drills';
import { SCORED_FANS, seeded, type Tile } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { type DrillProgress, withResult } from '../../client/progress/drills.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { CATALOGUES } from '../../testing/catalogues.ts';
import { answerOf, emptyAnswer, isMulti, itemRows, markOf } from './items.ts';
import { pointOptions } from './pointOptions.ts';
import { chooseBy, chosenOf, hasTheme, nextQuestion, weightOf } from './source.ts';
import { themeName } from './words.ts';

/** Chance from a seed: numbers from 0 to below 1. */
function chance(seed: string): () => number {
  const random = seeded(seed);
  return () => random() / 2 ** 32;
}

const SEEDS = Array.from({ length: 25 }, (_, n) => `page-${n}`);
const NOTHING: DrillProgress = { kinds: {}, themes: {} };
const made = COMPUTED_KINDS.flatMap(kind => SEEDS.flatMap(seed => makeQuestion(kind, seed) ?? []));
const pools = await Promise.all((['discard', 'claim', 'safe'] as const).map(kind => loadPool(kind)));
const asked: readonly DrillQuestion[] = [...made, ...pools.flatMap(({ questions }) => questions.slice(0, 12))];

describe('what can be answered', () => {
  it.each(asked.map(question => [question.id, question] as const))(
    'holds the right answer, and it is marked: %s',
    (_, question) => {
      const shown = judge(question, emptyAnswer(question));
      const items = itemRows(question).flat();
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      const right = items.filter(item => markOf(shown, item, false, true) === 'right');
      expect(right.length).toBeGreaterThan(0);
      const answer = answerOf(question, isMulti(question) ? right : right.slice(0, 1))!;
      const verdict = judge(question, answer);
      expect(verdict.isRight).toBe(true);
      const chosen = isMulti(question) ? right : right.slice(0, 1);
      expect(chosen.every(item => markOf(verdict, item, true, false) === 'right')).toBe(true);
    },
  );

  it('marks a wrong item, and where all are asked for also what was missed', () => {
    for (const question of made.filter(isMulti)) {
      const shown = judge(question, emptyAnswer(question));
      const items = itemRows(question).flat();
      const wrong = items.find(item => markOf(shown, item, false, true) === undefined);
      const right = items.find(item => markOf(shown, item, false, true) === 'right');
      if (!wrong || !right) continue;
      const verdict = judge(question, answerOf(question, [wrong])!);
      expect(verdict.isRight).toBe(false);
      expect(markOf(verdict, wrong, true, false)).toBe('wrong');
      expect(markOf(verdict, right, false, false)).toBe('missed');
    }
  });

  it('offers every tile that completes a hand', () => {
    for (const question of made) {
      if (question.kind !== 'waits') continue;
      const verdict = judge(question, { kind: 'waits', tiles: [] });
      const tiles = new Set(
        itemRows(question).flatMap(row => row.flatMap(item => ('tile' in item ? [item.tile] : []))),
      );
      expect(verdict.missed.every((tile: Tile) => tiles.has(tile))).toBe(true);
    }
  });

  it('offers four different numbers of points, and the right one is at every place now and then', () => {
    const places = new Set<number>();
    for (const question of made) {
      if (question.kind !== 'worth') continue;
      const options = pointOptions(question);
      const { points } = judge(question, { kind: 'worth', points: 0 });
      expect(options).toHaveLength(4);
      expect(new Set(options).size).toBe(4);
      expect(options).toEqual(options.toSorted((a, b) => a - b));
      expect(Math.min(...options)).toBeGreaterThan(0);
      places.add(options.indexOf(points));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('the next question', () => {
  const weak = ['a', 'b', 'c'].reduce(
    now => withResult(now, { kind: 'worth', tags: ['fan:outside-hand'], isRight: false, seconds: 9 }),
    NOTHING,
  );

  it('is chosen by weight', () => {
    const pick = (at: number) => chooseBy(['a', 'b', 'c'], item => ({ a: 1, b: 0, c: 3 })[item]!, at);
    expect([0, 0.24, 0.26, 0.99].map(pick)).toEqual(['a', 'a', 'c', 'c']);
    expect(chooseBy([], () => 1, 0.5)).toBeUndefined();
  });

  it('is about a weak theme more often', async () => {
    expect(weightOf(weak, ['fan:outside-hand'])).toBeGreaterThan(5);
    expect(weightOf(weak, ['fan:half-flush'])).toBe(1);
    const share = async (progress: DrillProgress) => {
      const random = chance('weak themes');
      let about = 0;
      for (let n = 0; n < 40; n++) {
        const question = await nextQuestion({ drill: 'worth', asked: new Set(), progress, random });
        if (question?.tags.includes('fan:outside-hand')) about++;
      }
      return about;
    };
    expect(await share(weak)).toBeGreaterThan(2 * (await share(NOTHING)));
  });

  it('is about the theme that was asked for, and is none if there is no such question', async () => {
    for (const drill of ['worth', 'which-fans'] as const) {
      const wish = { drill, asked: new Set<string>(), progress: NOTHING, random: chance(drill) };
      expect((await nextQuestion({ ...wish, theme: 'fan:all-pungs' }))?.tags).toContain('fan:all-pungs');
      // Hands without any other fan are not made; those of real games are asked about.
      expect((await nextQuestion({ ...wish, theme: 'fan:chicken-hand' }))?.tags).toContain('fan:chicken-hand');
      expect(await nextQuestion({ ...wish, theme: 'fan:robbing-the-kong' })).toBeUndefined();
    }
  });

  it('comes with other suits and is not asked twice in a round', async () => {
    const random = chance('no repeats');
    const ids = new Set<string>();
    const origins: string[] = [];
    for (let n = 0; n < 12; n++) {
      const question = await nextQuestion({ drill: 'safe', asked: ids, progress: NOTHING, random });
      if (!question) break;
      ids.add(question.id);
      origins.push(question.id.replace(/~.*$/, ''));
    }
    expect(origins.length).toBe(12);
    expect(new Set(origins).size).toBe(12);
    expect(chosenOf(pools[2]!.questions, { drill: 'safe', asked: ids, progress: NOTHING }, random)?.id).not.toBe(
      origins[0],
    );
  });
});

it('makes no question of a review that has no mistake', () => {
  expect(questionsOfReview({ id: 'x' as never, facts: [] }, { hand: 0, player: 0, decisions: [] })).toEqual([]);
});

it.each(Object.entries(CATALOGUES))('no two themes have the same name (%s)', (language, catalogue) => {
  const t = translator(language, catalogue);
  const tags = [...SCORED_FANS.map(fan => `fan:${fan}`), ...asked.flatMap(question => question.tags)];
  const names = [...new Set(tags)].flatMap(tag => themeName(t, tag)?.toLowerCase() ?? []);
  expect(names.length).toBeGreaterThan(SCORED_FANS.length);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('each kind of drill offers the kinds of theme that its questions have, and no others', async () => {
  for (const kind of DRILL_KINDS) {
    const { questions } = await loadPool(kind);
    const asked = new Set(questions.flatMap(({ tags }) => tags.map(tag => tag.split(':')[0]!)));
    const all = ['fan', 'principle', 'form', 'wait', 'stage', 'away', 'call'];
    expect(
      all.filter(theme => hasTheme(kind, `${theme}:any`)),
      kind,
    ).toEqual(all.filter(theme => asked.has(theme)));
  }
});

it('every fan of a card has questions about which fans count', async () => {
  const { questions } = await loadPool('which-fans');
  const real = new Set<string>(questions.flatMap(({ tags }) => tags));
  const without = SCORED_FANS.filter(fan => isCard(`fan:${fan}`) && !canGrow(fan) && !real.has(`fan:${fan}`));
  expect(without).toEqual([]);
});
