import type { OlderTexts } from '../types.ts';

export const OLDER_TEXTS: OlderTexts = {
  'pairs-of-one-suit': {
    reading:
      'Seven pairs of one suit, all made in the hand. The last tile may be claimed. Four equal tiles are two pairs.',
    miss: 'Two of the pairs are of another suit. Then the hand is not even complete.',
  },
  'pairs-with-honours': {
    reading: 'Seven pairs of one suit and of honours together. With honours it is worth half.',
    miss: 'The pairs are of two suits. Honours do not make up for that.',
  },
  'pairs-of-honours': {
    reading: 'Seven pairs of winds and dragons, that is one pair of each.',
    miss: 'One pair is of a suit, so it is the hand with honours, worth half.',
  },
  heads: {
    reading:
      'Four pungs of ones and nines and a pair of a one or nine. A suit has only two of them, so suits differ by themselves.',
    miss: 'One pung is of eights.',
  },
  'heads-with-honours': {
    reading: 'Four pungs of ones and nines with a pair of honours.',
    miss: 'A pung is of honours. Only the pair may be.',
  },
  'great-sequence': {
    reading:
      'One to nine, a pung of ones or nines and a pair of the other, all of one suit. The three chows may be claimed.',
    miss: 'The pair is of fives. It must be of ones or nines.',
  },
  'small-sequence-dragons': {
    reading: 'One to nine of one suit with a pung of dragons and a pair of winds.',
    miss: 'The pair is not of winds.',
  },
  'small-sequence-winds': {
    reading: 'One to nine of one suit with a pung of winds and a pair of dragons.',
    miss: 'Pung and pair are both of winds.',
  },
  'little-green': {
    reading: 'Only the green bamboos 2, 3, 4, 6 and 8, with a pung of Green Dragons. The one chow among them is 2 3 4.',
    miss: 'The Green Dragons are only the pair.',
  },
  'red-hand': {
    reading: 'Four pungs and a pair of the bamboos with red in them, 1 5 7 9, and of Red Dragons.',
    miss: 'The pair is of 3 Bamboo, which is green.',
  },
  'hidden-treasure': {
    reading:
      'Four pungs made in the hand, and a pair. Concealed kongs count as pungs. Only the pair may be completed by a claimed tile.',
    miss: 'The last pung was completed by a discard, so it is exposed.',
  },
  'three-dragons': {
    reading: 'Any complete hand with pungs of all three dragons, concealed or not.',
    miss: 'The third dragon is only the pair.',
  },
  'four-winds': {
    reading: 'Pungs of all four winds, concealed or not, with any pair.',
    miss: 'The fourth wind is only the pair.',
  },
  'twin-sevens': {
    reading:
      'Seven tiles in a row of one suit and the same seven of another, all in the hand. Only the last tile may be claimed.',
    miss: 'The rows are not the same: 2 to 8 here, 3 to 9 there.',
  },
  lightning: {
    reading:
      'Any Mah-Jong on the banker’s first discard, or the banker’s own right after the exchanges, before discarding.',
    miss: 'The same hand, won on a later discard.',
  },
  'moon-from-the-sea': {
    reading:
      'Mah-Jong by drawing the last tile of the wall, which is 1 Dots: the moon. The replacement of a kong is not the last of the wall.',
    miss: 'The last tile is 1 Bamboo.',
  },
  wonders: {
    reading: 'One of each terminal and honour, thirteen kinds, and a second of any of them.',
    miss: 'White Dragon is missing and there are two pairs.',
  },
  dragons: {
    reading: 'Each pung or kong of dragons doubles once. All four hands have it, not only the winner’s.',
    miss: 'A pair of dragons has 2 points and no double.',
  },
  'own-wind': {
    reading: 'A pung or kong of the wind of one’s own seat. The seat of the banker is East.',
    miss: 'The same tiles at the West seat: South is then nobody’s wind.',
  },
  'opener-wind': {
    reading: 'A pung or kong of the wind of the opener, at whose side the wall was broken. It doubles for everyone.',
    miss: 'The opener is North, so West is only an ordinary wind here.',
  },
  'east-wind': {
    reading:
      'A pung or kong of East, the banker’s wind. It doubles for everyone. For the banker it is the own wind as well, and both count.',
    miss: 'East is only the pair.',
  },
  'three-pungs': {
    reading: 'Three or four pungs or kongs of any tiles.',
    miss: 'There are only two pungs.',
  },
  'three-concealed-pungs': {
    reading: 'Three of the pungs are made in the hand: two doubles instead of one, not three in all.',
    miss: 'The third pung was completed by a discard, so one double is left.',
  },
  'pinderico-pungs': {
    reading: 'Four pungs and a pair, the whole hand of one suit. Only the winner has it. Other doubles are added.',
    miss: 'The pair is of winds, so it is one suit with honours.',
  },
  'pinderico-chows': {
    reading: 'Four chows and a pair, the whole hand of one suit. Only the winner has it.',
    miss: 'The pair is of another suit.',
  },
  'pinderico-mixed': {
    reading: 'Pungs and chows together, the whole hand of one suit: three doubles instead of four.',
    miss: 'One pung is of another suit.',
  },
  'suit-and-honours': {
    reading:
      'The winner’s tiles are of one suit and honours. The table of the text breaks off, so we add this double as it is commonly played. A table can turn it off.',
    miss: 'One chow is of another suit.',
  },
  'terminals-and-honours': {
    reading:
      'All the winner’s tiles are ones, nines and honours. The table of the text breaks off, so we add this double as it is commonly played. A table can turn it off.',
    miss: 'One pung is of eights.',
  },
};
