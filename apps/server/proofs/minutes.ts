/** Returns the milliseconds of an option `--minutes`; throws unless it is a number above 0. */
export function minutesIn(text: string | undefined): number {
  const minutes = Number(text || Number.NaN);
  if (!Number.isFinite(minutes) || minutes <= 0)
    throw new Error(`--minutes takes a number of minutes above 0, not "${text}"`);
  return minutes * 60_000;
}
