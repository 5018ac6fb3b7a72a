import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { differencesOf, estimateOf } from '@gorrion/review/grading';
import { seeded, shuffled } from '@gorrion/rules';
import { type Attempt, decisionOf, type Measured, viewAt } from './confirm.ts';
import type { Game } from './play.ts';

/** An answer that the search alone excluded, played out afterwards: what was said of it, and what the pairs say. */
export interface Checked {
  readonly kind: Attempt['kind'];
  readonly hand: number;
  readonly said: number;
  readonly loss: number;
  readonly standardError: number;
}

/** Answers to check, and pairs for each. */
const SAMPLE = 150;
const PAIRS = 40;

/** The nearest answer of a position that was never played out, and the best one. */
function unplayedIn({ options = [] }: Attempt): { readonly best: Measured; readonly other: Measured } | undefined {
  const [best, ...others] = options;
  const other = others.filter(({ pairs }) => pairs === 0).sort((a, b) => a.loss - b.loss)[0];
  return best && other && { best, other };
}

/** Plays out a seeded sample of the nearest answers that the search alone excluded. */
export function checkSample(attempts: readonly Attempt[], games: readonly Game[], seed: string): readonly Checked[] {
  const byHand = new Map(games.map(game => [game.hand, game]));
  const able = attempts.filter(attempt => unplayedIn(attempt) && byHand.has(attempt.hand));
  return shuffled(able, seeded(`${seed}/check`))
    .slice(0, SAMPLE)
    .map(attempt => {
      const { kind, hand, note } = attempt;
      const { best, other } = unplayedIn(attempt)!;
      const view = viewAt(byHand.get(hand)!.events, note);
      const pairs = differencesOf(decisionOf(view, note, other.action), best.action, `${seed}/check/${kind}/${hand}`);
      const differences = Array.from({ length: PAIRS }, () => pairs.next().value as number);
      const { loss, standardError } = estimateOf(differences, undefined);
      return { kind, hand, said: other.loss, loss, standardError };
    });
}

export const writeChecked = (file: string, checked: readonly Checked[]): void =>
  writeFileSync(file, checked.map(each => `${JSON.stringify(each)}\n`).join(''));

export const readChecked = (file: string): readonly Checked[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line.endsWith('}'))
        .map(line => JSON.parse(line) as Checked)
    : [];
