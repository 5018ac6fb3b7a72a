import {
  decide,
  evolve,
  legalActions,
  seeded,
  shuffledRing,
  throwDice,
  undealt,
  viewFor,
  wmo2006,
} from '@gorrion/rules';

// Chance enters as data: the same seed deals the same hand.
const random = seeded('a quiet evening');
const deal = { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: 0, rules: wmo2006 } as const;
let hand = undealt;
const dealt = decide(hand, { type: 'deal', deal });
if (dealt.ok) hand = dealt.value.reduce(evolve, hand);
const first = legalActions(hand, 0)[0]; // East's first legal action
const played = first && decide(hand, first);
if (played?.ok) hand = played.value.reduce(evolve, hand);
export const phase = hand.phase.name;

// What South may see: hidden tiles are gone.
export const seenBySouth = viewFor(hand, 1);
