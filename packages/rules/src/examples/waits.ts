import { parseHand, reachableDistance, tilesText, waitsOf } from '@gorrion/rules';

const hand = parseHand('123m 456m 789m 55p 78s');
if (!hand.ok) throw new Error(hand.error);
const { concealed, melds } = hand.value;

export const waits = tilesText(waitsOf(concealed, melds).tiles); // "69s"
export const distance = reachableDistance(concealed, melds); // 0: ready
