import { dangerByOpponent } from '@gorrion/bots';
import {
  below,
  bySeat,
  evolve,
  type HandState,
  type RandomSource,
  SEATS,
  type Seat,
  scoreWait,
  seeded,
  shuffled,
  type Tile,
  undealt,
  viewFor,
  type WinningClaim,
  waitsOf,
  wmo2006,
} from '@gorrion/rules';
import { fansQuestion, type ReadyHand, waitsQuestion, worthQuestion } from '../src/drills/computed.ts';
import { isCertainlySafe, levelOfSafety } from '../src/drills/judge/safety.ts';
import { tagsOfPlay } from '../src/drills/playTags.ts';
import type {
  FansQuestion,
  PlayQuestion,
  SafeOption,
  SafeQuestion,
  WaitsQuestion,
  WorthQuestion,
} from '../src/drills/question.ts';
import { type Attempt, viewAt } from './confirm.ts';
import { wonIn } from './frequencies.ts';
import { type Game, momentNumbers } from './play.ts';

/** Names are given when the questions are written. */
const NAMELESS = { id: '', source: { from: 'pool', index: 0 } } as const;

/** Returns the won hands without their flowers, those with the rarest fans first. */
function winsByRarity(games: readonly Game[]): readonly WinningClaim[] {
  const wins = games.flatMap(game => wonIn(game) ?? []);
  const counts = new Map<string, number>();
  const fansOf = ({ seat, scores }: (typeof wins)[number]) => scores[seat].fans.map(({ id }) => id);
  for (const won of wins) for (const fan of fansOf(won)) counts.set(fan, (counts.get(fan) ?? 0) + 1);
  const rarity = (won: (typeof wins)[number]) => Math.min(...fansOf(won).map(fan => counts.get(fan)!));
  return wins.toSorted((a, b) => rarity(a) - rarity(b)).map(({ claim }) => ({ ...claim, flowers: 0 }));
}

/** Half of the hands are those with the rarest fans, half are drawn from the others. */
function mixed<T>(sorted: readonly T[], count: number, random: RandomSource): readonly T[] {
  const rare = sorted.slice(0, count / 2);
  return shuffled([...rare, ...shuffled(sorted.slice(rare.length), random).slice(0, count - rare.length)], random);
}

/** Returns questions about won hands; no hand serves both kinds. */
export function wonQuestions(games: readonly Game[], each: number, seed: string) {
  const chosen = mixed(winsByRarity(games), 2 * each, seeded(`${seed}/wins`));
  const worth: readonly WorthQuestion[] = chosen.slice(0, each).flatMap(claim => worthQuestion(claim, NAMELESS) ?? []);
  const fans: readonly FansQuestion[] = chosen.slice(each).flatMap(claim => fansQuestion(claim, NAMELESS) ?? []);
  return { worth, fans, asked: chosen.length };
}

/** Returns the ready hands at the end of a game: the winner's before its last tile, and those of the others. */
function readyHands({ events }: Game): readonly ReadyHand[] {
  const last = events.at(-1);
  const before = events.slice(0, -1).reduce(evolve, undealt);
  return SEATS.flatMap(seat => {
    const winds = { seatWind: seat, prevalentWind: before.prevalentWind };
    if (last?.type === 'won' && last.seat === seat) {
      return [{ ...winds, concealed: last.claim.concealed, melds: last.claim.melds }];
    }
    const { concealed, melds } = before.seats[seat];
    return waitsOf(concealed, melds).tiles.length > 0 ? [{ ...winds, concealed, melds }] : [];
  });
}

/** Returns questions about waits, as many of each level as there are. */
export function waitQuestions(games: readonly Game[], count: number, seed: string): readonly WaitsQuestion[] {
  const hands = shuffled(games.flatMap(readyHands), seeded(`${seed}/waits`));
  const questions = hands.flatMap(hand => waitsQuestion(hand, NAMELESS) ?? []);
  const byLevel = ([3, 2, 1] as const).map(level => questions.filter(question => question.level === level));
  const chosen: WaitsQuestion[] = [];
  for (const [n, own] of byLevel.entries()) {
    chosen.push(...own.slice(0, Math.ceil((count - chosen.length) / (byLevel.length - n))));
  }
  return chosen.slice(0, count);
}

/** What an option of a question about safety led to: whether another seat would really have won on it. */
export interface Outcome {
  readonly isCertain: boolean;
  readonly danger: number;
  readonly isWon: boolean;
}

/** Chance to deal in from which on a tile is no answer: the safe one has none. */
const DANGEROUS = 0.03;
const EARLIEST_DISCARDS = 16;
const MOST_OPTIONS = 4;

const chanceOfAny = (danger: SafeOption['danger']): number =>
  1 - danger.reduce((safe, chance) => safe * (1 - chance), 1);

function wouldWin(state: HandState, from: Seat, tile: Tile): boolean {
  return SEATS.some(seat => {
    const { concealed, melds } = state.seats[seat];
    if (seat === from || !waitsOf(concealed, melds).tiles.includes(tile)) return false;
    return (scoreWait(state, seat, tile, false)?.total ?? 0) >= state.rules.minPoints;
  });
}

/** Returns the question of a moment, if one tile is certainly safe and others are dangerous. */
function safeQuestionAt(state: HandState, seat: Seat, random: RandomSource): SafeQuestion | undefined {
  const view = viewFor(state, seat);
  const kinds = [...new Set(view.seats[seat].concealed)].filter(tile => tile < 34);
  const certain = shuffled(
    kinds.filter(tile => isCertainlySafe(view, seat, tile)),
    random,
  ).sort((a, b) => levelOfSafety(b) - levelOfSafety(a));
  const [safe] = certain;
  if (safe === undefined) return undefined;
  const chances = dangerByOpponent(view, seat);
  const optionOf = (tile: Tile, isCertain: boolean): SafeOption => ({
    tile,
    isCertain,
    danger: bySeat(each => (isCertain ? 0 : Math.round(chances[each][tile]! * 1000) / 1000)),
  });
  const others = kinds.filter(tile => !certain.includes(tile)).map(tile => optionOf(tile, false));
  const dangerous = others
    .filter(({ danger }) => chanceOfAny(danger) >= DANGEROUS)
    .sort((a, b) => chanceOfAny(b.danger) - chanceOfAny(a.danger));
  if (dangerous.length < 2) return undefined;
  const options = [optionOf(safe, true), ...dangerous.slice(0, MOST_OPTIONS - 1)];
  const tags = tagsOfPlay({ kind: 'safe', view, seat });
  return { kind: 'safe', ...NAMELESS, rules: wmo2006, view, seat, level: levelOfSafety(safe), tags, options };
}

/** Returns up to two questions about safety of a hand, with what would really have happened. */
function safeQuestionsOf(game: Game, seed: string) {
  const random = seeded(`${seed}/safe/${game.hand}`);
  const wanted = 1 + below(random, 3);
  const found: { readonly question: SafeQuestion; readonly outcomes: readonly Outcome[] }[] = [];
  let state = undealt;
  for (const event of game.events) {
    state = evolve(state, event);
    const { phase } = state;
    const isTurn = phase.name === 'turn' && !state.seats[phase.seat].concealed.some(tile => tile >= 34);
    if (!isTurn || momentNumbers(state).discards < EARLIEST_DISCARDS) continue;
    if (phase.source === 'kong') continue;
    const { seat } = phase;
    const question = hasHand(state, seat) ? safeQuestionAt(state, seat, random) : undefined;
    if (!question) continue;
    const now = state;
    const outcomes = question.options.map(({ tile, isCertain, danger }) => ({
      isCertain,
      danger: chanceOfAny(danger),
      isWon: wouldWin(now, seat, tile),
    }));
    found.push({ question, outcomes });
  }
  const own = found.filter(({ question }) => question.level === wanted);
  const [first] = shuffled(own.length > 0 ? own : found, random);
  // A second one is about another level or another seat, so that it is no repetition.
  const others = found.filter(
    ({ question: { level, seat } }) => first && (level !== first.question.level || seat !== first.question.seat),
  );
  return [...(first ? [first] : []), ...shuffled(others, random).slice(0, 1)];
}

/** Returns whether a seat holds fourteen tiles, less three a meld. */
const hasHand = ({ seats }: HandState, seat: Seat): boolean =>
  seats[seat].concealed.length + 3 * seats[seat].melds.length === 14;

/** Returns questions about safety, with what their options would have led to in the hands that they come from. */
export function safeQuestions(games: readonly Game[], count: number, seed: string) {
  const found = games.flatMap(game => safeQuestionsOf(game, seed));
  const hard = found.filter(({ question }) => question.level > 1);
  return [...hard, ...found.filter(({ question }) => question.level === 1)].slice(0, count);
}

/** Returns the questions of confirmed positions. Losses are rounded to tenths, and those left must still be clear. */
export function playedQuestions(attempts: readonly Attempt[], games: readonly Game[]): readonly PlayQuestion[] {
  const byHand = new Map(games.map(game => [game.hand, game]));
  const tenths = (points: number) => Math.round(points * 10) / 10;
  return attempts.flatMap(({ kind, hand, note, level, options: measured }): readonly PlayQuestion[] => {
    const game = byHand.get(hand);
    if (!measured || !game) return [];
    const view = viewAt(game.events, note);
    const common = { ...NAMELESS, rules: wmo2006, view, seat: note.seat, level, tags: [] };
    const valued = measured.map(({ loss, plusMinus, pairs, ...rest }) => ({
      ...rest,
      value: { loss: tenths(loss), plusMinus: tenths(plusMinus), pairs },
    }));
    if (valued.slice(1).some(({ value }) => value.loss <= value.plusMinus)) return [];
    const tagged = <T extends PlayQuestion>(question: T): readonly T[] => [{ ...question, tags: tagsOfPlay(question) }];
    if (kind === 'claim') {
      const options = valued.flatMap(({ action, value }) =>
        action.type === 'claim' ? [{ claim: action.claim, ...value }] : [],
      );
      return tagged({ kind, ...common, options });
    }
    const discards = valued.flatMap(({ action, route = '', value }) =>
      action.type === 'discard' ? [{ tile: action.tile, route, value }] : [],
    );
    if (kind === 'route') {
      return tagged({
        kind,
        ...common,
        options: discards.map(({ tile, route, value }) => ({ route, tile, ...value })),
      });
    }
    return tagged({ kind, ...common, options: discards.map(({ tile, value }) => ({ tile, ...value })) });
  });
}
