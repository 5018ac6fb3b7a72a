import { countHand, macau, parseHand } from '@gorrion/rules';

// The older ways count every hand in points and doubles: South's hand, who did not win, the wall opened at East.
const hand = parseHand('EE 789s (PPPP) (222m)');
if (!hand.ok) throw new Error(hand.error);
const { points, doubles, total } = countHand({ ...hand.value, flowers: 0, seat: 1, opener: 0 }, macau);
export const account = { points, doubles, total };
