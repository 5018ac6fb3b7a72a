export { parseHand } from '../../rules/src/melds/notation.ts';
export { distanceOf } from '../../rules/src/melds/shanten.ts';
export { scorer } from '../../rules/src/scoring/score.ts';
export { parseTile, parseTiles, tileText } from '../../rules/src/tiles/notation.ts';
