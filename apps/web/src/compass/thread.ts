import { answerPage } from '../facts/answering.ts';
import { handRoutes } from './routes.ts';

/* The worker that finds the routes of the player's own hand. */

answerPage(({ hand, seat }) => handRoutes(hand, seat));
