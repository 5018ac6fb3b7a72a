/** Returns a number with two decimals, so that stored reviews stay small; never minus zero. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
