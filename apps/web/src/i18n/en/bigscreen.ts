/** Sentences of the folder `bigscreen`. */
export const bigscreen = {} as const;
