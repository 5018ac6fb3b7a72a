import type { StepText } from '../../steps.ts';

export const fans1: Readonly<Record<string, StepText>> = {
  triple: {
    title: 'The same chow three times',
    body: '{fan:mixed-triple-chow} is the same chow in all three suits. It is worth {pts:mixed-triple-chow} points: enough to win, whatever else you hold.',
    captions: { pattern: '3, 4, 5 in each suit', hand: 'The fourth set and the pair may be anything' },
  },
  third: {
    title: 'Which tile is missing?',
    body: 'You want 567 in all three suits. Tap the tile that you need.',
    captions: { have: 'In your hand' },
    reasons: {
      suit: 'You have that 6 already. Which suit still lacks one?',
      other: 'All three chows must be 567. That number is none of them.',
    },
    done: '{6p} completes the third 567.',
  },
  shifted: {
    title: 'One step higher each time',
    body: '{fan:mixed-shifted-chows}: three chows in three suits, each beginning one number higher than the last. It is worth {pts:mixed-shifted-chows}, so you need two points more.',
    captions: { pattern: '234, 345, 456 in three suits', hand: 'Two small fans make it {total:1}' },
  },
  steps: {
    title: 'Which one is shifted?',
    body: 'Three suits, each chow one step higher. The order of the suits does not matter.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A has 234 twice and then 345. There have to be three different beginnings.',
      c: 'C goes up by two numbers each time. One step at a time.',
    },
    done: 'B: 234 of dots, 345 of bamboo, 456 of characters.',
  },
  straight: {
    title: 'From 1 to 9',
    body: '123, 456 and 789. In three suits it is a {fan:mixed-straight}, worth {pts:mixed-straight}. In a single suit it is a {fan:pure-straight}, worth {pts:pure-straight}. Either is enough by itself.',
    captions: { mixed: 'Three suits', pure: 'One suit' },
  },
  middle: {
    title: 'Fill the gap',
    body: 'You want a {fan:mixed-straight}. Tap the three tiles that are missing.',
    captions: { have: 'In your hand' },
    reasons: {
      suit: 'You have used that suit already. The straight takes a chow from each of the three suits.',
      row: 'Those are 4, 5 and 6, but a chow is all in one suit.',
      other: 'The chow between 123 and 789 is 456.',
    },
    done: '123 of dots, 456 of bamboo, 789 of characters.',
  },
  chows: {
    title: 'Nothing but chows',
    body: '{fan:all-chows}: four chows, and a pair that is not of honours. It is worth {pts:all-chows} and goes well with everything in this lesson.',
    captions: { hand: 'A mixed straight with it: {total:0} points' },
  },
  play: {
    title: 'Win with three times 345',
    body: 'You are East and one tile from a {fan:mixed-triple-chow}.',
    turns: {
      lone: 'Discard {N}. Then you wait for {2s} or {5s}.',
      small: '{2s} completes the hand, but as 234. Is that enough?',
      win: '{5s} makes 345 in all three suits. Take it.',
    },
    reasons: {
      small: 'With {2s} there are only 345 twice and 234. That is {total:0} points. Pass: {5s} may still come.',
      chow: 'You need no other set. This tile completes the whole hand: say {Hu}.',
      pass: 'This is the tile you waited for. Say {Hu}.',
      other: 'That tile belongs to the hand. Only {N} fits nothing.',
    },
    done: 'The same hand was worth {total:0} with {2s} and {total:1} with {5s}. Waits are not equal.',
  },
};
