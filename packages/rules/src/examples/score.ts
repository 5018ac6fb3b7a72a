import { explain, FAN_NAMES, PLAIN_WIN, parseHand, parseTile, pointsPaid, scoreWin, wmo2006 } from '@gorrion/rules';

// East draws 9s. Melds would stand in brackets: "123m [PPPP] (789s)".
const hand = parseHand('123m 456m 789m 55p 78s');
const last = parseTile('9s'); // undefined if it is none
if (!hand.ok || last === undefined) throw new Error('not written as a hand');
const winds = { seatWind: 0, prevalentWind: 0 } as const;
const claim = { ...PLAIN_WIN, ...hand.value, ...winds, winningTile: last, selfDrawn: true };

const score = scoreWin(claim, wmo2006); // undefined if the tiles are no hand
export const fans = score?.fans.map(({ id, points }) => `${FAN_NAMES[id].en} ${points}`);
export const points = score && pointsPaid(score); // 23

// How it was read, and which fans do not count and why, is in the explanation.
export const isLegal = explain(claim, wmo2006)?.meetsMinimum; // true
