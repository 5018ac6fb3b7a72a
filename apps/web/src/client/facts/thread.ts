import { answerPage } from '../worker/answering.ts';
import { factsFor } from './facts.ts';
import type { HandQuestion } from './questions.ts';

/* The worker that counts facts about the player's own hand. */

answerPage(({ hand, seat, actions, locale }: HandQuestion) => factsFor(hand, seat, actions, locale));
