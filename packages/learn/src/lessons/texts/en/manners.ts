import type { StepText } from '../../steps.ts';

export const manners: Readonly<Record<string, StepText>> = {
  order: {
    title: 'One after another',
    body: 'Everything that you learn here works at a real table as well. There, nobody stops you from doing something wrong, so a few habits help.\nDiscard in rows of six before you, in order, so that all can read them. Keep your hand upright and your tiles on the table.',
  },
  draw: {
    title: 'Not too early',
    body: 'The player on your left has just discarded. It will be your turn. What do you do?',
    options: {
      wait: 'Wait a moment in case somebody claims, then draw',
      early: 'Draw at once, so that nobody can claim',
      peek: 'Touch the next tile while the others think',
    },
    reasons: {
      early: 'Others have time to claim. To draw before that is a foul.',
      peek: 'A tile of the wall is touched only when it is yours.',
    },
    done: 'Give everybody a moment, about three seconds. Then draw.',
  },
  words: {
    title: 'Say it clearly',
    body: 'Say {Chow}, {Pung}, {Kong} or {Hu} aloud, lay the set open, and then discard. Put the claimed tile on its side, so that all see from whom it came.\nFlowers go beside the hand at once. When you win, lay the hand open and count it so that everybody can follow.',
  },
  wrong: {
    title: 'A wrong win',
    body: 'You said {Hu}, laid your hand open, and it has only six points. What happens?',
    options: {
      back: 'You take it back and play on',
      foul: 'You are penalised and may not win this hand',
      quiet: 'Nobody objects, so it counts',
    },
    reasons: {
      back: 'All have seen your tiles. It cannot be taken back.',
      quiet: 'A hand below {minimum} points never wins, whether somebody objects or not.',
    },
    done: 'It costs points, and this hand goes on without a chance for you. Count before you say {Hu}.',
  },
  talk: {
    title: 'During the hand',
    body: 'What may you talk about while a hand is played?',
    options: {
      hand: 'What you are waiting for',
      advice: 'What the others should discard',
      silence: 'Nothing about the tiles',
    },
    reasons: {
      hand: 'That would change what others discard, and help one more than another.',
      advice: 'Everybody plays alone. Advice is for afterwards.',
    },
    done: 'Not a word about tiles until the hand is over. Afterwards talk as much as you like: that is how one learns.',
  },
};
