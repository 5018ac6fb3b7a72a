export const facts = {
  'facts.left': { one: '{count} left', other: '{count} left' },
} as const;
