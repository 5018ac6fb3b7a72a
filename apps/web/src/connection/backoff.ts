const SHORTEST = 500;
const LONGEST = 5000;

/**
 * Milliseconds until the next attempt to connect: the span doubles with every failure and the moment in it is random,
 * so that the pages of a restarted server do not all knock at once.
 */
export function retryDelay(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST, 2 * SHORTEST * 2 ** failures);
  return Math.round(SHORTEST + random() * (longest - SHORTEST));
}
