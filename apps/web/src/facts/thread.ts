import { answerPage } from './answering.ts';
import { factsFor } from './facts.ts';

/* The worker that counts facts about the player's own hand. */

answerPage(({ hand, seat, actions, locale }) => factsFor(hand, seat, actions, locale));
