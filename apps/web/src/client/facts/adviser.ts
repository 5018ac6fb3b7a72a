import { answerPage } from '../worker/answering.ts';
import { adviceFor } from './advice.ts';
import type { HandQuestion } from './questions.ts';

/* The worker in which the expert bot thinks about the player's own hand. */

answerPage(({ hand, seat, locale }: HandQuestion) => adviceFor(hand, seat, locale));
