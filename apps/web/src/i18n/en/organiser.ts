/** Sentences of the folder `organiser`. */
export const organiser = {} as const;
