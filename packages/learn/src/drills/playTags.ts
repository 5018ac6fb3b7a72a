import { distanceOf, FAN_IDS, type HandState, SEATS } from '@gorrion/rules';
import type { DrillTag, PlayQuestion } from './question.ts';

/** Discards of all seats from which on a hand is in its middle, and late. */
const [MIDDLE, LATE] = [20, 44];

function stageOf({ seats }: HandState): 'early' | 'middle' | 'late' {
  const discards = SEATS.reduce<number>((sum, seat) => sum + seats[seat].discards.length, 0);
  return discards < MIDDLE ? 'early' : discards < LATE ? 'middle' : 'late';
}

/** What a question of play is, as far as its tags follow from it. */
export type Untagged =
  | Pick<Extract<PlayQuestion, { kind: 'discard' | 'safe' }>, 'kind' | 'view' | 'seat'>
  | Pick<Extract<PlayQuestion, { kind: 'claim' }>, 'kind' | 'view' | 'seat' | 'options'>
  | Pick<Extract<PlayQuestion, { kind: 'route' }>, 'kind' | 'view' | 'seat' | 'options'>;

/** Returns the tags of a question of play: the part of the hand, tiles missing, and the best claim or the routes. */
export function tagsOfPlay(question: Untagged): readonly DrillTag[] {
  const { view, seat } = question;
  const { concealed, melds } = view.seats[seat];
  const tags: DrillTag[] = [`stage:${stageOf(view)}`, `away:${distanceOf(concealed, melds).min + 1}`];
  if (question.kind === 'claim') {
    const [best] = question.options;
    const call = best?.claim.kind;
    if (call === 'chow' || call === 'pung' || call === 'kong' || call === 'pass') tags.push(`call:${call}`);
  }
  if (question.kind === 'route') {
    const routes = question.options.map(({ route }) => FAN_IDS.find(fan => fan === route));
    tags.push(...routes.flatMap(fan => (fan ? [`fan:${fan}` as const] : [])));
  }
  return [...new Set(tags)];
}
