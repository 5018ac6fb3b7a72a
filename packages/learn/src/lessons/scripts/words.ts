/** The words that the lessons explain, each with the tiles that show it; no text where it needs none. */
export const WORDS = {
  suit: '5m 5s 5p',
  honours: 'ESWN CFP',
  flower: 'f1 f5',
  chow: '345p',
  pung: '777s',
  kong: 'NNNN',
  pair: '99m',
  hand: '',
  wall: '',
  turn: '',
  claim: '',
  open: '(345p)',
  ready: '45p',
  wait: '3p 6p',
  selfDrawn: '',
} as const satisfies Readonly<Record<string, string>>;
