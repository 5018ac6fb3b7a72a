export const deck = {} as const;
