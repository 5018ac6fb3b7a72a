import type { HandState } from '@gorrion/rules';
import { answerPage } from '../../../client/worker/answering.ts';
import { chancesOf } from './chances.ts';

/* The worker that reckons the chances of the four, so that tiles go on moving meanwhile. */

answerPage((hand: HandState) => chancesOf(hand));
