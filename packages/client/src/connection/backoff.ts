const SHORTEST = 500;
const LONGEST = 5000;

/**
 * Returns the delay (ms) before the next attempt to connect. The longest delay doubles with every failure, and the delay
 * is random, so that the pages of a restarted server do not all reconnect at once.
 */
export function retryDelay(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST, 2 * SHORTEST * 2 ** failures);
  return Math.round(SHORTEST + random() * (longest - SHORTEST));
}
