/** Sentences of the folder `tournament`. */
export const tournament = {} as const;
