/** Sentences of the folder `referee`. */
export const referee = {} as const;
