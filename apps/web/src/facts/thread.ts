import { answerPage } from './answering.ts';
import { factsFor } from './facts.ts';

/* The thread in which hands are counted for the hints. */

answerPage(({ hand, seat, actions, locale }) => factsFor(hand, seat, actions, locale));
