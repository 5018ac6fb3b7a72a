import { decideAsBot, openRoutes } from '@gorrion/bots';
import { decide, evolve, seeded, shuffledRing, throwDice, undealt, viewFor, wmo2006 } from '@gorrion/rules';

const random = seeded('a quiet evening');
const deal = { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: 0, rules: wmo2006 } as const;
const dealt = decide(undealt, { type: 'deal', deal });
if (!dealt.ok) throw new Error(dealt.error.code);
const hand = dealt.value.reduce(evolve, undealt);

// East's bot gets what East sees, and a text from which it draws where it hesitates.
const view = viewFor(hand, 0);
export const action = decideAsBot('expert', view, 0, 'any text');

// The ways to a legal win that are open to East, the likeliest first.
export const routes = openRoutes(view, 0).map(({ id }) => id);
