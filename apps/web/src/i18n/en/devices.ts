/** Sentences of the folder `devices`. */
export const devices = {} as const;
