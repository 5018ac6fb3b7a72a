let wanted: string | undefined;

/** Notes that the reader goes to a table to sit down there. */
export function wantSeat(code: string): void {
  wanted = code;
}

/** Returns whether the reader has come to a table to sit down there; true once only. */
export function takeWantedSeat(code: string): boolean {
  const isWanted = wanted === code;
  if (isWanted) wanted = undefined;
  return isWanted;
}
