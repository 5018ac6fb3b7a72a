/** Sentences of the folder `groups`. */
export const groups = {} as const;
