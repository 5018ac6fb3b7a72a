import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotLevel } from '@gorrion/bots';
import type { HandReview, RecordedFact } from '@gorrion/protocol';
import { isSameAction, type Player, type Seat } from '@gorrion/rules';
import { decisionsOf } from '../src/decisions/decisions.ts';
import { isOpen } from '../src/grading/grade.ts';
import { dealtHands } from '../src/hands/dealtHands.ts';
import { reviewHand } from '../src/reviewHand.ts';
import { differencesOf } from '../src/rollouts/compare.ts';
import { botsOf, playGame } from '../src/testing/botGame.ts';
import { finish } from '../src/testing/finish.ts';

/* The pieces of work of the figures. Each is computed once and kept in a file, so that a run may be broken off. */

const LEVELS = ['expert', 'strong', 'regular', 'easy'] as const;
export type FiguredLevel = (typeof LEVELS)[number];
export { LEVELS };

const levelsOf = (game: number) => [0, 1, 2, 3].map(player => LEVELS[(player + game) % 4]!);
export const levelOf = (game: number, player: Player): FiguredLevel => levelsOf(game)[player]!;
export const playerOf = (game: number, level: FiguredLevel): Player => levelsOf(game).indexOf(level) as Player;

export type Task =
  | { readonly kind: 'play'; readonly game: number }
  | { readonly kind: 'overview'; readonly game: number; readonly hand: number; readonly player: Player }
  | {
      readonly kind: 'full';
      readonly game: number;
      readonly hand: number;
      readonly player: Player;
      readonly seed: string;
    }
  /** Pairs of one open decision without a prior and without an early stop. */
  | {
      readonly kind: 'fit';
      readonly game: number;
      readonly hand: number;
      readonly player: Player;
      readonly number: number;
    };

export interface FitResult {
  readonly kind: string;
  readonly level: FiguredLevel;
  /** Loss by the wide search. */
  readonly searched: number;
  readonly differences: readonly number[];
}

export interface TaskResult {
  /** Processor time of the task's thread in milliseconds. */
  readonly processor: number;
  readonly review?: HandReview;
  readonly fit?: FitResult;
}

export const FIT_PAIRS = 100;

export const idOf = (task: Task): string => Object.values(task).join('-');

interface Record {
  readonly facts: readonly RecordedFact[];
}

/** Where games and results are kept. */
export class Desk {
  readonly #folder: string;
  readonly #seed: string;

  constructor(folder: string, seed: string) {
    this.#folder = folder;
    this.#seed = seed;
  }

  read<T>(name: string): T | undefined {
    const path = join(this.#folder, `${name}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
  }

  result(task: Task): TaskResult | undefined {
    return this.read(idOf(task));
  }

  /** Does a task, unless its result is there already. */
  do(task: Task): void {
    if (this.result(task)) return;
    const before = process.threadCpuUsage();
    const result = this.#compute(task);
    const { user, system } = process.threadCpuUsage(before);
    this.#write(idOf(task), { ...result, processor: (user + system) / 1000 });
  }

  #write(name: string, value: unknown): void {
    writeFileSync(join(this.#folder, `${name}.json`), JSON.stringify(value));
  }

  #record(game: number): Record {
    const known = this.read<Record>(`game-${game}`);
    if (known) return known;
    const [a, b, c, d] = levelsOf(game) as [BotLevel, BotLevel, BotLevel, BotLevel];
    const record = playGame(botsOf(a, b, c, d), 16, `${this.#seed}/${game}`);
    this.#write(`game-${game}`, record);
    return record;
  }

  #overview(game: number, hand: number, player: Player): HandReview {
    const known = this.result({ kind: 'overview', game, hand, player })?.review;
    return known ?? finish(reviewHand(this.#record(game), hand, player, 'overview'));
  }

  #compute(task: Task): Omit<TaskResult, 'processor'> {
    const { game } = task;
    if (task.kind === 'play') {
      this.#record(game);
      return {};
    }
    const { hand, player } = task;
    const overview = this.#overview(game, hand, player);
    if (task.kind === 'overview') return { review: overview };
    if (task.kind === 'fit') return { fit: this.#fit(task, overview) };
    const { seed } = task;
    return { review: finish(reviewHand(this.#record(game), hand, player, 'full', { overview, seed })) };
  }

  #fit({ game, hand, player, number }: Extract<Task, { kind: 'fit' }>, overview: HandReview): FitResult {
    const { facts } = this.#record(game);
    const dealt = dealtHands({ facts })[hand]!;
    const decision = decisionsOf(facts, dealt, dealt.seating.indexOf(player) as Seat)[number]!;
    const graded = overview.decisions[number]!;
    if (!isOpen(graded)) throw new RangeError(`decision ${number} is settled`);
    const best = graded.candidates[0]!;
    const own = graded.candidates.find(({ action }) => isSameAction(action, graded.played));
    const pairs = differencesOf(decision, best.action, `fit ${hand} ${player} ${number}`);
    const differences = Array.from({ length: FIT_PAIRS }, () => pairs.next().value as number);
    return { kind: graded.kind, level: levelOf(game, player), searched: best.value - (own?.value ?? 0), differences };
  }
}
