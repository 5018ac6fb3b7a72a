import { answerPage } from '../../client/worker/answering.ts';
import { search } from './search.ts';

/* The worker that searches a deal, so that the page answers meanwhile. */

answerPage(search);
