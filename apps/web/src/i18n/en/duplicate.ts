/** Sentences of the folder `duplicate`. */
export const duplicate = {} as const;
