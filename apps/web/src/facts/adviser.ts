import { adviceFor } from './advice.ts';
import { answerPage } from './answering.ts';

/* The thread in which the expert thinks about the player's own hand. */

answerPage(({ hand, seat, locale }) => adviceFor(hand, seat, locale));
