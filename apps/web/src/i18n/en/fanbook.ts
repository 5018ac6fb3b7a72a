export const fanbook = {} as const;
