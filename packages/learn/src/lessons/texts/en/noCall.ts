import type { StepText } from '../../steps.ts';

export const noCall: Readonly<Record<string, StepText>> = {
  price: {
    title: 'What a claim takes away',
    body: 'Both hands hold nearly the same tiles. The first claimed nothing and may win. The second claimed a chow, and {minimum} points are out of reach.',
    captions: { concealed: 'Concealed: {total:0} points', open: 'One claim: {total:1} points' },
  },
  play: {
    title: 'Let it go',
    body: 'You are East. This hand lives on small fans, and one of them is {fan:concealed-hand}.',
    turns: {
      lone: 'Discard {N} or {W}.',
      tempting: 'The player on your left discarded {8p}. It would make 678 of dots.',
      ready: 'You drew {5p}, and now 567 of dots goes with 567 of characters. Discard the other wind.',
      win: '{5s} completes the hand. The table tells you what it is worth.',
    },
    reasons: {
      open: 'With 678 lying open, the most you could reach is {total:0} points. The hand would be fast and worth nothing. Pass.',
      pass: 'This is exactly {total:1} points. Say {Hu}.',
      other: 'Keep the sets. {N} and {W} fit nothing.',
    },
    done: 'You passed one tile and won with {total:1} points instead of {total:0}.',
  },
  good: {
    title: 'Which hand should claim?',
    body: 'One of these hands loses nothing by claiming. Which?',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A lives on {fan:concealed-hand} and small fans. One claim, and {minimum} points are gone.',
      c: 'C has no route yet. A claim now would tie you down before you know where you go.',
    },
    done: 'B goes for {fan:half-flush} with {EEE} and {CCC}. These points stay when the sets lie open.',
  },
  rule: {
    title: 'The question to ask',
    body: 'A tile that you could claim is discarded. What decides?',
    options: {
      always: 'A set is a set: claim it',
      points: 'Will the hand still reach {minimum} points?',
      never: 'Stay concealed as long as you can',
    },
    reasons: {
      always: 'Four sets without {minimum} points cannot win. First look at what is left after the claim.',
      never: 'Then large open fans would take you too long. Count first.',
    },
    done: 'Count before you claim. If it is enough, take the tile. If not, pass.',
  },
};
