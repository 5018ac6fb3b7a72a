import { openRoutesOf } from '@gorrion/bots';
import { securedFans } from '@gorrion/learn/compass';
import { RULESETS } from '@gorrion/rules';
import type { RoutesAnswer, RoutesQuestion } from './routes.ts';

/* Runs in a worker: looks for the ways of a hand to a win, which takes up to a second on a slow phone. */

interface Port {
  onmessage: ((event: MessageEvent<RoutesQuestion>) => void) | null;
  postMessage(answer: RoutesAnswer): void;
}

const page = self as unknown as Port;
page.onmessage = ({ data: { id, concealed, melds, seatWind, prevalentWind, rules: name } }) => {
  const rules = RULESETS[name];
  const routes = openRoutesOf({ concealed, melds }, { seat: seatWind, prevalentWind, rules });
  page.postMessage({ id, routes, secured: securedFans({ melds, seatWind, prevalentWind, rules }) });
};
