export const practice = {} as const;
