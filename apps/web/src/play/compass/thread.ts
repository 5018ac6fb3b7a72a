import type { HandQuestion } from '../../client/facts/questions.ts';
import { answerPage } from '../../client/worker/answering.ts';
import { handRoutes } from './routes.ts';

/* The worker that finds the routes of the player's own hand. */

answerPage(({ hand, seat }: HandQuestion) => handRoutes(hand, seat));
