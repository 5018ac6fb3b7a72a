import type { StepText } from '../../steps.ts';

export const eight: Readonly<Record<string, StepText>> = {
  rule: {
    title: 'Eight points to win',
    body: 'A complete hand is not enough. It must be worth at least {minimum} points, or you may not say {Hu}.\nPoints come from fans. A fan is a pattern with a name, like three chows that belong together. This hand is complete, but worth only {total:0}.',
    captions: { few: 'Complete, but too few points' },
  },
  below: {
    title: 'Complete, and still no win',
    body: 'You are East. The table now shows what you wait for, and how many points each tile would bring.',
    turns: {
      lone: 'Discard {N}. After that you are ready.',
      tempting: 'The player on your right discarded {9p}. Your hand would be complete. What do you do?',
      enough: 'You drew {6p} yourself. Look at the points now, and say {Hu}.',
    },
    reasons: {
      few: 'With {9p} the hand has only {total:0} points: {minimum} are needed. At a real table a wrong {Hu} costs you points. Pass and wait.',
      complete: 'This hand is complete and has {total:1} points. Say {Hu}.',
      other: 'Keep the sets and the pair. Only {N} fits nothing.',
    },
    done: 'Same hand, other tile. With {6p} there is no 1 or 9 left, and you drew it yourself: together {total:1} points.',
  },
  which: {
    title: 'Which hand may win?',
    body: 'All three are complete. The framed tile came last, from a discard. One of them has {minimum} points or more. Look for a row from 1 to 9 and for dragons.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A has no pattern worth mentioning: {total:0} points in all.',
      c: 'C is four sets without anything in common: only {total:2}.',
    },
    done: 'B has 123, 456 and 789 in three suits, worth {pts:mixed-straight} by itself, and a pung of dragons: {total:1} points.',
  },
  ways: {
    title: 'Three ways to eight',
    body: 'One large fan is enough. A middle one needs a few small ones beside it. And many small ones do it too, mostly in a hand without claims.\nSo decide early which fan your hand could become. The next lessons show you twenty.',
    captions: { one: 'One large fan', two: 'A middle one, and small ones', many: 'Many small ones' },
  },
};
