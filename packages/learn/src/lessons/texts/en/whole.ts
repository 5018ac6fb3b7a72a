import type { StepText } from '../../steps.ts';

export const whole: Readonly<Record<string, StepText>> = {
  before: {
    title: 'A whole hand',
    body: 'Now you play by yourself, against three gentle bots. Nothing is rated and nothing is kept.\nThe table helps: it shows what you wait for, how many of these tiles you have not seen, and how many points each would bring. Ask for advice whenever you like.\nLook for a route, count before you claim, and do not be sad if another player is faster. Most hands are won by somebody else.',
    captions: { ready: 'A hand that is ready', waits: 'Its waits, as the table shows them' },
  },
  hand: {
    title: 'Your hand',
    body: 'You are East. There is no clock.',
    done: 'The hand is over. You see all tiles now.',
  },
  again: {
    title: 'Another hand',
    body: 'Now you are South. East begins.',
    done: 'That was the second hand. Look at what the others collected.',
  },
  after: {
    title: 'You can play',
    body: 'You know the tiles, the turn, the claims, twenty fans and the way to eight points. The rest comes with playing.\nOn the page Learn you find a practice table, drills, and the book of all 81 fans.',
  },
};
