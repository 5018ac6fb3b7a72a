import { openRoutesOf } from '@gorrion/bots';
import { securedFans } from '@gorrion/learn/compass';
import { MCR_RULESETS } from '@gorrion/rules';
import { answerPage } from '../../client/worker/answering.ts';
import type { RoutesAnswer, RoutesQuestion } from './routes.ts';

/* Runs in a worker: looks for the ways of a hand to a win, which takes up to a second on a slow phone. */

answerPage(({ concealed, melds, seatWind, prevalentWind, rules: name }: RoutesQuestion): RoutesAnswer => {
  const rules = MCR_RULESETS[name];
  return {
    routes: openRoutesOf({ concealed, melds }, { seat: seatWind, prevalentWind, rules }),
    secured: securedFans({ melds, seatWind, prevalentWind, rules }),
  };
});
