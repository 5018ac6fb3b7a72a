import { FAN_IDS, type FanId, type ScoredFan, seeded, type WinningClaim } from '@gorrion/rules';
import { fansQuestion, type QuestionName, waitsQuestion, worthQuestion } from '../computed.ts';
import type { ComputedKind, ComputedQuestion, DrillLevel, DrillTag, QuestionOf } from '../question.ts';
import { chosenFan, GROWN_FANS, grownClaim } from './grow.ts';

/** What a made question should be like. */
export interface Wish {
  readonly level?: DrillLevel;
  /** A tag that the question must have, as `fan:mixed-straight` or `principle:non-repeat`. */
  readonly tag?: DrillTag;
}

/** Hands that are grown before a wish is given up. */
const TRIES = 400;

const fits = ({ level, tags }: ComputedQuestion, wish: Wish): boolean =>
  (wish.level === undefined || level === wish.level) && (wish.tag === undefined || tags.includes(wish.tag));

function questionFrom(kind: ComputedKind, claim: WinningClaim, name: QuestionName): ComputedQuestion | undefined {
  if (kind === 'worth') return worthQuestion(claim, name);
  return kind === 'which-fans' ? fansQuestion(claim, name) : waitsQuestion(claim, name);
}

/** Returns the fan of a tag around which hands can grow. */
function fanOf(tag: DrillTag | undefined): FanId | undefined {
  const fan = FAN_IDS.find(each => tag === `fan:${each}`);
  return fan && GROWN_FANS.includes(fan) ? fan : undefined;
}

/**
 * Makes a question of a computed kind: a natural hand that is a legal win, which both scorers count alike. The same kind,
 * seed and wish make the same question. Undefined if no such hand was found, because the wish is rare: the fans of
 * winning on the last tile, of kongs and of flowers are never made.
 */
export function makeQuestion<K extends ComputedKind>(
  kind: K,
  seed: string,
  wish: Wish = {},
): QuestionOf<K> | undefined {
  const random = seeded(`${kind}/${seed}`);
  const around = fanOf(wish.tag);
  const name: QuestionName = {
    id: `made:${kind}:${seed}${wish.level ? `:${wish.level}` : ''}${wish.tag ? `:${wish.tag}` : ''}`,
    source: { from: 'made', seed },
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const claim = grownClaim(random, around ?? chosenFan(random));
    const question = claim && questionFrom(kind, claim, name);
    if (question && fits(question, wish)) return question as QuestionOf<K>;
  }
  return undefined;
}

/** Returns whether questions about a fan can be made without end. */
export const canGrow = (fan: ScoredFan): boolean => GROWN_FANS.some(each => each === fan);
