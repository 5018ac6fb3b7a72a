import {
  COMPUTED_KINDS,
  type ComputedKind,
  canGrow,
  type DrillKind,
  type DrillLevel,
  type DrillQuestion,
  type DrillTag,
  makeQuestion,
  reSuited,
} from '@gorrion/learn/drills';
import { SCORED_FANS } from '@gorrion/rules';
import { type DrillProgress, knownOf } from '../../client/progress/drills.ts';
import { ownQuestions } from './own.ts';
import { poolOf } from './pool.ts';

/* Where the next question comes from: made, out of the pool, or a decision of the learner's own games. */

/** The drill of the learner's own decisions. */
export const MINE = 'mine';
export type Drill = DrillKind | typeof MINE;

const OF_HANDS = ['fan', 'principle', 'form', 'wait'] as const;
const OF_PLAY = ['stage', 'away'] as const;
/** The kinds of theme that the questions of each drill have. */
const THEMES_OF: Readonly<Record<Drill, readonly string[]>> = {
  worth: OF_HANDS,
  'which-fans': OF_HANDS,
  waits: ['fan', 'form', 'wait'],
  discard: OF_PLAY,
  claim: [...OF_PLAY, 'call'],
  route: [...OF_PLAY, 'fan'],
  safe: OF_PLAY,
  [MINE]: [...OF_PLAY, 'call'],
};

/** Whether questions of a drill may be about a theme. */
export const hasTheme = (drill: Drill, theme: string): boolean => THEMES_OF[drill].includes(theme.split(':')[0]!);

export interface QuestionWish {
  readonly drill: Drill;
  /** A tag that the question must have. */
  readonly theme?: string | undefined;
  /** Ids that were asked in this round. */
  readonly asked: ReadonlySet<string>;
  readonly progress: DrillProgress;
  /** Returns a number from 0 to below 1. Default: chance. */
  readonly random?: () => number;
}

const isComputed = (kind: DrillKind): kind is ComputedKind => COMPUTED_KINDS.some(known => known === kind);

/** Share of the questions that are about a theme which is not well known. */
const WEAK_SHARE = 0.5;
/** Seeds that are tried before a wish is given up. */
const TRIES = 4;

const newSeed = (random: () => number): string => Math.floor(random() * 2 ** 48).toString(36);

/** Chooses one of several by weight; undefined if there is none. */
export function chooseBy<Item>(items: readonly Item[], weightOf: (item: Item) => number, at: number): Item | undefined {
  const weights = items.map(weightOf);
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [n, item] of items.entries()) {
    left -= weights[n]!;
    if (left < 0) return item;
  }
  return items.at(-1);
}

/** How often a question is asked, by how well its themes are known: from 1 to 10. */
export function weightOf(progress: DrillProgress, tags: readonly string[]): number {
  const known = tags.filter(tag => progress.themes[tag]).map(tag => knownOf(progress, tag));
  return 1 + 9 * (1 - Math.min(1, ...known)) ** 2;
}

/** A theme that was answered wrongly before, the least known likeliest; undefined for any theme. */
function weakTheme(progress: DrillProgress, random: () => number): DrillTag | undefined {
  const weak = Object.entries(progress.themes).filter(
    ([tag, { known }]) => known < 0.7 && /^(fan|principle|wait):/.test(tag),
  );
  if (weak.length === 0 || random() >= WEAK_SHARE) return undefined;
  return chooseBy(weak, ([, { known }]) => (1 - known) ** 2, random())?.[0] as DrillTag | undefined;
}

/** How hard the next question is: easy until it goes well. */
function levelFor({ kinds }: DrillProgress, kind: DrillKind, random: () => number): DrillLevel | undefined {
  const { asked, right } = kinds[kind] ?? { asked: 0, right: 0 };
  if (asked < 3 || right / asked < 0.5) return 1;
  return right / asked < 0.75 ? (random() < 0.5 ? 1 : 2) : undefined;
}

function madeQuestion(kind: ComputedKind, wish: QuestionWish, random: () => number): DrillQuestion | undefined {
  const { theme, progress } = wish;
  const tag = (theme as DrillTag | undefined) ?? weakTheme(progress, random);
  const level = tag ? undefined : levelFor(progress, kind, random);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = makeQuestion(kind, newSeed(random), { ...(level && { level }), ...(tag && { tag }) });
    if (made && !wish.asked.has(made.id)) return made;
  }
  return theme ? undefined : makeQuestion(kind, newSeed(random));
}

/** The question that a re-suited one was made of. */
const originOf = ({ id, source }: DrillQuestion): string => (source.from === 're-suited' ? source.of : id);

/** Chooses a question that was not asked in this round, the less known ones likelier. */
export function chosenOf(
  questions: readonly DrillQuestion[],
  { theme, asked, progress }: QuestionWish,
  random: () => number,
): DrillQuestion | undefined {
  const origins = new Set([...asked].map(id => id.replace(/~.*$/, '')));
  const fitting = questions.filter(
    question => !origins.has(originOf(question)) && (!theme || question.tags.some(tag => tag === theme)),
  );
  return chooseBy(fitting, ({ tags }) => weightOf(progress, tags), random());
}

/** Share of the computed questions that are hands of real games, where the pool can be had. */
const REAL_SHARE = 0.4;

/** Whether hands about a theme are hardly ever made: they are looked for among those of real games first. */
const isRare = (theme: string): boolean => {
  const fan = SCORED_FANS.find(each => theme === `fan:${each}`);
  return fan !== undefined && !canGrow(fan);
};

async function computedQuestion(kind: ComputedKind, wish: QuestionWish, random: () => number) {
  const { theme } = wish;
  if (theme ? !isRare(theme) : random() >= REAL_SHARE) return madeQuestion(kind, wish, random);
  const level = theme ? undefined : levelFor(wish.progress, kind, random);
  // Without a connection, hands are made.
  const pool = await poolOf(kind).catch(() => []);
  const chosen = chosenOf(level ? pool.filter(question => question.level === level) : pool, wish, random);
  return chosen ? reSuited(chosen, newSeed(random)) : madeQuestion(kind, wish, random);
}

/** Returns the next question; undefined if there is none left. Rejects if the pool cannot be loaded. */
export async function nextQuestion(wish: QuestionWish): Promise<DrillQuestion | undefined> {
  const random = wish.random ?? Math.random;
  const { drill } = wish;
  if (drill === MINE) return chosenOf(await ownQuestions(), wish, random);
  if (isComputed(drill)) return computedQuestion(drill, wish, random);
  const chosen = chosenOf(await poolOf(drill), wish, random);
  return chosen && reSuited(chosen, newSeed(random));
}
