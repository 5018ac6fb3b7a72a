export const compass = {} as const;
