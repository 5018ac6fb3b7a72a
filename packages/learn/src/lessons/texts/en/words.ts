import type { WordText } from '../../steps.ts';

export const words: Readonly<Record<string, WordText>> = {
  suit: { name: 'Suit', text: 'Characters, bamboo and dots, 1 to 9, four of each.' },
  honours: { name: 'Honours', text: 'Winds and dragons. They have no numbers and make no chows.' },
  flower: { name: 'Flower', text: 'Extra tile. Laid aside, replaced, worth one point in a win.' },
  chow: { name: 'Chow', text: 'Three in a row, one suit.' },
  pung: { name: 'Pung', text: 'Three alike.' },
  kong: { name: 'Kong', text: 'Four alike. Counts as one set.' },
  pair: { name: 'Pair', text: 'Two alike. Every usual hand has one.' },
  hand: { name: 'Hand', text: 'Four sets and a pair. Also: one deal, from first to last tile.' },
  wall: { name: 'Wall', text: 'The tiles that are still face down. You draw from it.' },
  turn: { name: 'Turn', text: 'Draw a tile, discard a tile.' },
  ready: { name: 'Ready', text: 'One tile short of a complete hand.' },
  wait: { name: 'Waits', text: 'The tiles that complete a ready hand.' },
  selfDrawn: { name: 'Self-drawn', text: 'Winning with a tile that you drew yourself.' },
  claim: { name: 'Claim', text: 'Take a discard to complete a set.' },
  open: { name: 'Open', text: 'A claimed set lies on the table. Tiles in the hand are concealed.' },
  fan: { name: 'Fan', text: 'A pattern with a name. It is worth points.' },
  minimum: { name: 'Minimum', text: 'A hand needs {minimum} points to win.' },
  route: { name: 'Route', text: 'The fan that your hand is on the way to.' },
  safe: { name: 'Safe tile', text: 'A tile with which nobody is likely to win.' },
  base: { name: 'Base', text: 'The {base} points that everybody pays for any win.' },
};
