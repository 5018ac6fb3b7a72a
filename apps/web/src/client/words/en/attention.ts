export const attention = {
  'attention.turn': 'Your turn',
  'attention.claim': 'You can claim {tile}',
} as const;
