import type { StepText } from '../../steps.ts';

export const fans2: Readonly<Record<string, StepText>> = {
  flush: {
    title: 'One suit and honours',
    body: '{fan:half-flush}: all tiles of one suit, with winds or dragons beside them. It is worth {pts:half-flush}. You may claim as much as you like, so it is quick.',
    captions: { hand: 'Bamboo and honours: {total:0} points' },
  },
  honours: {
    title: 'Pungs that count',
    body: 'A pung of any dragon is a {fan:dragon-pung}, {pts:dragon-pung} points.\nA pung of the wind of the round is {fan:prevalent-wind}, {pts:prevalent-wind}. A pung of your own wind is {fan:seat-wind}, {pts:seat-wind}. A wind that is both counts twice.',
    captions: { dragon: 'Any dragon', round: 'East, in the East round', seat: 'South, if you are South' },
  },
  wind: {
    title: 'Which winds count?',
    body: 'It is the East round and you are South. Which pungs bring you points as winds: {EEE} or {SSS}?',
    options: { one: 'Only {SSS}, your own wind', both: 'Both', none: 'Neither' },
    reasons: {
      one: 'Your own wind counts, and so does the wind of the round. In the East round {EEE} counts for everybody.',
      none: 'Both count: {EEE} is the wind of the round, {SSS} is yours.',
    },
    done: '{EEE} is the wind of the round, {SSS} is your own. {WWW} or {NNN} would bring you hardly anything.',
  },
  play: {
    title: 'Collect bamboo',
    body: 'You are East in the East round, and most of your tiles are bamboo and honours.',
    turns: {
      suit: 'Everything that is neither bamboo nor an honour goes. Discard {4m}, {2p} or {8p}.',
      dragon: 'The player opposite discarded {C}, and you hold two.',
      second: 'Now another tile that is not bamboo.',
      east: '{E} is your wind and the wind of the round.',
      third: 'The last tile that is not bamboo.',
      win: '{8s} completes 678, and with it the hand.',
    },
    reasons: {
      pair: 'That is one of your pairs. {CC} and {EE} become pungs that count, and {99s} is the pair of the hand.',
      pass: 'You need this tile. A {fan:half-flush} may be claimed open, it loses nothing.',
      other: 'Bamboo is what you collect. Discard a character or a dot.',
    },
    done: '{fan:half-flush} {pts:half-flush}, {fan:dragon-pung} {pts:dragon-pung}, {fan:prevalent-wind} {pts:prevalent-wind}, {fan:seat-wind} {pts:seat-wind}: {total:0} points, all with claims.',
  },
  pungs: {
    title: 'Nothing but pungs',
    body: '{fan:all-pungs}: four pungs or kongs and a pair. It is worth {pts:all-pungs}. Begin it when you hold four pairs or more. Any player may give you a pung, so claims come fast.',
    captions: { hand: 'As East in the East round: {total:0} points' },
  },
  small: {
    title: 'One point for what is missing',
    body: '{fan:one-voided-suit}: tiles of only two suits, {pts:one-voided-suit} point. {fan:no-honors}: no winds and no dragons, {pts:no-honors} point; {fan:all-chows} has that anyway, so there it is not counted.',
    captions: { voided: 'No bamboo' },
  },
  pairs: {
    title: 'What could this become?',
    body: 'Thirteen tiles have been dealt to you.',
    captions: { have: 'Your hand' },
    options: { pungs: '{fan:all-pungs}', flush: '{fan:half-flush}', straight: '{fan:mixed-straight}' },
    reasons: {
      flush: 'The tiles are spread over three suits. You would have to replace most of them.',
      straight: 'There is hardly a row in it. Look at how many tiles are alike.',
    },
    done: 'A pung and four pairs: keep them all and claim {Pung} whenever you can.',
  },
};
