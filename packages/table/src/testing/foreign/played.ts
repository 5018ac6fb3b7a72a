import { decideAsBot, playHand } from '@gorrion/bots';
import {
  bySeat,
  cn1998,
  type HandState,
  type Ruleset,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
  type WallLayout,
} from '@gorrion/rules';
import type { EncodedHand } from './encode.ts';

const rules: Ruleset = { ...cn1998, flowerExposure: 'auto' };

/** Returns a hand that bots play, by the rules that stand for those of other servers. */
export function playedHand(seed: string, layout?: WallLayout): EncodedHand {
  const random = seeded(seed);
  const [dice, ring] = [throwDice(random), shuffledRing(random, layout)];
  const decider = (view: HandState, seat: Seat) => decideAsBot('easy', view, seat, `${seed}/${seat}`);
  const deal = { ring, dice, prevalentWind: 0 as Seat, rules, ...(layout && { layout }) };
  return {
    dice,
    ring,
    events: playHand(
      deal,
      bySeat(() => decider),
    ).events,
  };
}
