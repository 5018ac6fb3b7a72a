export const drills = {} as const;
