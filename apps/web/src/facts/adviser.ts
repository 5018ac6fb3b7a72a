import { adviceFor } from './advice.ts';
import { answerPage } from './answering.ts';

/* The worker in which the expert bot thinks about the player's own hand. */

answerPage(({ hand, seat, locale }) => adviceFor(hand, seat, locale));
