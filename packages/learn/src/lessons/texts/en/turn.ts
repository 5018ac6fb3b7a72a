import type { StepText } from '../../steps.ts';

export const turn: Readonly<Record<string, StepText>> = {
  round: {
    title: 'Draw one, discard one',
    body: 'Everybody holds thirteen tiles. On your turn you draw one from the wall, and then you discard one, face up. So you always have thirteen again.\nEast begins. Then come South, West and North: the turn goes to the player on the right.',
    captions: { order: 'Each player is a wind. East is the dealer' },
  },
  first: {
    title: 'Play three turns',
    body: 'You are East, and you begin with fourteen tiles. To discard, press a tile.',
    turns: {
      lone: 'You have eight characters in a row, a pair of {2s} and {45p}. {E} and {N} fit nothing. Discard one of them.',
      flower: 'You drew a flower. It was laid aside, and you drew {9m} in its place. Now discard the other lone wind.',
      hu: 'You were ready: {3p} or {6p} would do. You drew {6p}, and now all fourteen tiles fit. Say {Hu}.',
    },
    reasons: {
      row: 'That tile belongs to a row. Keep the rows and discard a tile that stands alone.',
      pair: 'Every hand needs one pair. Keep {22s} and discard a lone wind.',
      other: 'Your hand is complete: 123, 456 and 789 of characters, {456p} and the pair {22s}. Say {Hu}.',
    },
    done: 'That was a whole hand: draw, discard, and {Hu} at the end. The row 1 to 9 made it worth enough. More about that soon.',
  },
  next: {
    title: 'Whose turn is it?',
    body: 'You have just discarded, and nobody wants your tile. Who plays next?',
    options: { right: 'The player on your right', left: 'The player on your left', dealer: 'East' },
    reasons: {
      left: 'The player on your left played before you. The turn goes to the right.',
      dealer: 'East only begins the hand. After that the turn goes round to the right.',
    },
    done: 'The turn goes to the right: East, South, West, North, and East again.',
  },
  end: {
    title: 'How a hand ends',
    body: 'A hand ends when somebody completes it and says {Hu}: with a tile they draw, or with a tile that another player discards.\nIf the wall runs out first, the hand is drawn. Nobody pays.\nFour hands are a round, and a game has up to four rounds. The winds move on after every hand, so everybody is East in turn.',
  },
};
