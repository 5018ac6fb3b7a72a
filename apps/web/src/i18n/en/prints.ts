/** Sentences of the folder `prints`. */
export const prints = {} as const;
