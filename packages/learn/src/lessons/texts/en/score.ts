import type { StepText } from '../../steps.ts';

export const score: Readonly<Record<string, StepText>> = {
  add: {
    title: 'Add up the fans',
    body: 'The score of a hand is the sum of its fans. Go through it set by set, and then look at the hand as a whole.',
    captions: { hand: 'Won with a discarded {S}: {total:0} points' },
  },
  count: {
    title: 'Count this hand',
    body: 'Three times 234, only chows, only tiles from 2 to 8. Two sets are claimed, and {2p} came from a discard.',
    captions: { hand: 'What is it worth?' },
    options: { less: '9', right: '{total:0}', more: '15' },
    reasons: {
      less: 'Add {fan:mixed-triple-chow} {pts:mixed-triple-chow}, {fan:all-chows} {pts:all-chows} and {fan:all-simples} {pts:all-simples}.',
      more: 'The three chows were counted twice: once together, once in pairs. What is part of a larger fan does not count again.',
    },
    done: '{fan:mixed-triple-chow} {pts:mixed-triple-chow}, {fan:all-chows} {pts:all-chows}, {fan:all-simples} {pts:all-simples}: {total:0} points.',
  },
  implied: {
    title: 'What does not count again',
    body: 'A fan that is always part of a larger one is not counted beside it. {fan:all-chows} never has honours, so {fan:no-honors} is left out. The straight always has its {fan:short-straight}, so that is left out too.\nA set that has made one fan with others may be joined once more, to one set that is still free: here 456 of characters with 456 of dots.',
    captions: { hand: '{total:0} points' },
  },
  twice: {
    title: 'And this one?',
    body: 'Four pungs. Two are claimed, and {5s} came from a discard.',
    captions: { hand: 'What is it worth?' },
    options: { less: '6', right: '{total:0}', more: '9' },
    reasons: {
      less: 'That is {fan:all-pungs} alone. Is there an honour in this hand?',
      more: 'Only {444m} was drawn by yourself. The third {5s} was claimed for the win, so there are no two concealed pungs.',
    },
    done: '{fan:all-pungs} {pts:all-pungs} and {fan:no-honors} {pts:no-honors}: {total:0}. One point short, so this hand may not win.',
  },
  pay: {
    title: 'Who pays',
    body: 'Take a hand of {total:0} points. Whoever wins gets {base} points from each of the three others in any case.\nWith a discard, the player who gave it pays the {total:0} points on top: {gives:0}, the others {base}. The winner gets {gets:0}.\nWith a tile that you drew, all three pay {gives:0}.',
    captions: { hand: 'The hand of {total:0} points from before' },
  },
  discarder: {
    title: 'How much does the discarder pay?',
    body: 'Somebody wins with {total:0} points, by a discard. How much does the one who discarded pay?',
    captions: { hand: '{total:0} points' },
    options: { points: '{total:0}', both: '{gives:0}', base: '{base}' },
    reasons: {
      points: 'The {base} points that everybody pays come on top.',
      base: 'That is what the other two pay. The discarder pays the points of the hand as well.',
    },
    done: '{base} and {total:0}: {gives:0}. The other two pay {base} each, and the winner gets {gets:0}.',
  },
  table: {
    title: 'You need not count alone',
    body: 'The table counts every hand for you and shows each fan. To practise, enter any hand into the calculator: it says what counts, what does not, and why.',
  },
};
