import type { WorthQuestion } from '@gorrion/learn/drills';
import { explain } from '@gorrion/rules';

/** Numbers that are offered. */
const OFFERED = 4;

/** Returns a number from 0 on that depends on a text alone. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
  return hash;
}

/**
 * Returns four numbers of points, the lowest first: the right one and what comes out with a fan too many, or one
 * overlooked. The place of the right one follows from the question's id.
 */
export function pointOptions({ id, claim, rules }: WorthQuestion): readonly number[] {
  const explanation = explain(claim, rules);
  const right = explanation?.total ?? 0;
  const tooMany = (explanation?.uncounted ?? []).map(({ points }) => right + points);
  const tooFew = (explanation?.counted ?? []).map(({ points }) => right - points);
  const near = [1, -1, 2, -2, 4, 3, 6].map(step => right + step);
  const likely = [...new Set([...tooMany, ...tooFew, ...near])].filter(points => points > 0 && points !== right);
  const below = likely.filter(points => points < right);
  const above = likely.filter(points => points > right);
  const wanted = hashOf(id) % OFFERED;
  const lower = below.slice(0, wanted);
  const higher = above.slice(0, OFFERED - 1 - lower.length);
  return [...lower, right, ...higher].toSorted((a, b) => a - b);
}
