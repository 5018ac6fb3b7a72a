import type { StepText } from '../../steps.ts';

export const tiles: Readonly<Record<string, StepText>> = {
  suits: {
    title: 'Three suits',
    body: 'Mahjong is played with 144 tiles. Most of them belong to three suits, numbered 1 to 9. There are four of every tile.\nThe 1 of bamboo is a bird. It is called the sparrow, gorrión in Spanish; many sets, this one too, draw it with the tail of a peacock.',
    captions: {
      characters: 'Characters: the number stands on top',
      bamboo: 'Bamboo: count the sticks',
      dots: 'Dots: count the circles',
    },
  },
  honours: {
    title: 'Winds and dragons',
    body: 'Winds and dragons have no numbers. Together they are called honours. There are four of every one of them too.\nThe letter in the corner is a help. Winds have the first letter of their English name: E, S, W, N. Dragons have one of their Chinese name: C for red (chung), F for green (fa), B for white (bai).',
    captions: { winds: 'East, South, West, North', dragons: 'Red, green and white dragon' },
  },
  dragons: {
    title: 'Find the dragons',
    body: 'Tap the three dragons: red, green and white.',
    reasons: {
      winds: 'One of these is a wind. The dragons are {C}, {F} and {P}.',
      other: 'A dragon has no number. Look for {C}, {F} and {P}.',
    },
    done: 'The red, the green and the white dragon. The white one is an empty frame.',
  },
  flowers: {
    title: 'Flowers are extra',
    body: 'There are eight flowers, one of each. A flower never belongs to a set. When you get one, you lay it beside your hand and draw another tile. If you win, each flower adds one point.',
    captions: { plants: 'Four plants', seasons: 'Four seasons' },
  },
  chow: {
    title: 'Make a chow',
    body: 'A chow is three numbers in a row, all in one suit. Tap three tiles that belong together.',
    reasons: {
      suits: 'The numbers run on, but the suits differ. All three tiles of a chow are of one suit.',
      gap: 'One number is missing between them. The three have to follow each other without a gap.',
      other: 'These are not three numbers in a row. Look at the dots: {4p}, {5p}, {6p}, {7p}.',
    },
    done: 'Three in a row, one suit. Here {456p} and {567p} are both chows. Honours never make one.',
  },
  pung: {
    title: 'Make a pung',
    body: 'A pung is three tiles that are exactly alike. Tap one.',
    reasons: {
      suits: 'These are all sevens, but not of one suit. The three tiles of a pung look exactly the same.',
      other: 'These three are not alike. Which tile is here three times?',
    },
    done: 'Three alike. Four alike are a kong, which counts as one set as well. Two alike are a pair.',
  },
  hand: {
    title: 'A complete hand',
    body: 'A hand is complete with four sets and one pair: fourteen tiles. A set is a chow, a pung or a kong.\nA few special hands look different. They can wait.',
    captions: { whole: 'Three chows, a pung of red dragons, a pair of East' },
  },
  complete: {
    title: 'Which hand is complete?',
    body: 'Look for four sets and a pair.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A has four groups of three and two single tiles: {7p} and {9p} are no pair.',
      c: 'C has three sets, two pairs and a single {E}. One pair too many, one set too few.',
    },
    done: '{345m}, {678m}, {222p} and {CCC} are four sets, {99s} is the pair.',
  },
};
