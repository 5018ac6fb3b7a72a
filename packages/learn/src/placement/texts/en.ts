import type { PlacementTexts } from '../questions.ts';

export const texts: PlacementTexts = {
  chow: {
    question: 'Which three tiles are a chow?',
    why: 'A chow is three numbers in a row, all in one suit.',
  },
  hand: {
    question: 'What does an ordinary winning hand consist of?',
    answers: ['Four sets and a pair', 'Five sets', 'Three sets and three pairs'],
    why: 'Four sets (chows, pungs or kongs) and a pair. A few special hands, such as Seven Pairs, are built another way.',
  },
  left: {
    question: 'The player opposite you discards 5 Dots. May you call it for a chow?',
    answers: ['Yes', 'Yes, if nobody else wants it', 'No'],
    why: 'A chow may be called from the player on your left only. A pung, a kong and a win may be called from anyone.',
  },
  precedence: {
    question: 'One player calls Pung on a discard, another calls Chow. Who gets the tile?',
    answers: ['The player who calls Pung', 'The player who calls Chow', 'The player who called first'],
    why: 'Hu comes before Pung and Kong, and these before Chow. Who was faster does not matter.',
  },
  straight: {
    question: 'The last tile is 6 Characters. May you say Hu?',
    answers: ['No, it has only the points of All Chows', 'Yes, it has a Mixed Straight', 'Any complete hand may win'],
    why: '1-2-3, 4-5-6 and 7-8-9 in three suits are a Mixed Straight: 8 points, and All Chows comes on top.',
  },
  flowers: {
    question: 'Your hand has 7 points, and you have a flower. 8 Bamboo is discarded. May you say Hu?',
    answers: ['Yes, 7 and 1 are 8', 'Yes, the hand is complete', 'No'],
    why: 'Flowers do not count towards the 8 points that a win needs. They are added after it.',
  },
  triple: {
    question: 'Which fan does this hand have?',
    why: 'The same chow, 3-4-5, in each of the three suits is a Mixed Triple Chow.',
  },
  flush: {
    question: 'Which fan does this hand have?',
    why: 'One suit together with winds or dragons is a Half Flush. A Full Flush has no winds or dragons.',
  },
  'left-over': {
    question:
      'You wait for 4 and 7 Bamboo. Three 4s and two 7s lie on the table, and nobody has shown another. How many tiles can you still win on?',
    answers: ['Two', 'Three', 'Eight'],
    why: 'There are four of each tile: one 4 and two 7s have not been seen.',
  },
  danger: {
    question:
      'The player on your right has claimed these sets, and their discards hold no dots. Which discard is riskiest?',
    answers: ['A wind that was discarded twice', '1 Characters', '5 Dots'],
    why: 'Three sets of dots and no discarded dot: the hand is most likely a flush, so every dot is risky.',
  },
  discarder: {
    question: 'Somebody wins with 12 points on your discard. What do you pay?',
    answers: ['8', '12', '20'],
    why: 'Everybody pays 8. The player who discarded the tile pays the points of the hand too: 8 and 12.',
  },
  drawn: {
    question: 'You draw your winning tile yourself, and your hand has 10 points. How much do you receive in all?',
    answers: ['30', '54', '18'],
    why: 'Each of the three others pays 8 and the points of the hand: three times 18.',
  },
};
