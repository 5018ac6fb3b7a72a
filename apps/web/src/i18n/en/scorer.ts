/** Sentences of the folder `scorer`. */
export const scorer = {} as const;
