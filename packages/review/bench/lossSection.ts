import { DECISION_KINDS, type HandReview } from '@gorrion/protocol';
import { isOpen } from '../src/grading/grade.ts';
import { meanOf, percent, table } from './statistics.ts';
import { type FiguredLevel, LEVELS } from './tasks.ts';

interface LevelReviews {
  readonly level: FiguredLevel;
  readonly reviews: readonly HandReview[];
}

/** Tells the points lost a hand by level, by the overview, and what kinds of decisions there were. */
export function lossSection(all: readonly LevelReviews[]): string {
  const rows = LEVELS.map(level => {
    const hands = all.filter(each => each.level === level).flatMap(({ reviews }) => reviews);
    const decisions = hands.flatMap(hand => hand.decisions);
    const lost = meanOf(hands.map(hand => hand.decisions.reduce((sum, { loss }) => sum + loss, 0)));
    const won = meanOf(hands.map(({ luck }) => luck.result));
    return [
      level,
      hands.length,
      (decisions.length / hands.length).toFixed(1),
      `${lost.mean.toFixed(2)} ± ${lost.plusMinus.toFixed(2)}`,
      percent(decisions.filter(isOpen).length / decisions.length),
      `${won.mean.toFixed(1)} ± ${won.plusMinus.toFixed(1)}`,
    ];
  });
  const decisions = all.flatMap(({ reviews }) => reviews.flatMap(hand => hand.decisions));
  const kinds = DECISION_KINDS.map(kind => {
    const own = decisions.filter(each => each.kind === kind);
    return [kind, own.length, own.filter(isOpen).length];
  });
  const head = ['level', 'hands', 'decisions a hand', 'points lost a hand', 'left open', 'result a hand'];
  return [
    '## Losses by level, by the overview\n',
    table([head, ...rows]),
    '\n## Decisions by kind\n',
    table([['kind', 'decisions', 'left open by the overview'], ...kinds]),
    `\n${luckLine(all)}`,
  ].join('\n');
}

/** Tells whether draws are fair: over many hands they bring nothing. */
function luckLine(all: readonly LevelReviews[]): string {
  const draws = meanOf(all.flatMap(({ reviews }) => reviews.map(({ luck }) => luck.draws)));
  return `Luck of the draws, mean of all hands: ${draws.mean.toFixed(2)} ± ${draws.plusMinus.toFixed(2)} points.`;
}
