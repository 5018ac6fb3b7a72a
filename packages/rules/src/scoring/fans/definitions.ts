import type { ScoredFan } from './ids.ts';

/**
 * Definitions of the fans for players, in English. The engine does not use them: the rows decide. A client that shows
 * definitions imports this file by itself.
 */
export const FAN_DEFINITIONS: Readonly<Record<ScoredFan, string>> = {
  'big-four-winds': 'Pungs or kongs of all four winds (plus any pair).',
  'big-three-dragons': 'Pungs or kongs of all three dragons.',
  'all-green': 'Every tile is one of 2, 3, 4, 6, 8 of bamboo or the green dragon; the green dragon is optional.',
  'nine-gates':
    'Concealed 1-1-1-2-3-4-5-6-7-8-9-9-9 of one suit, won on any tile of that suit; the thirteen tiles before the win must be exactly that pattern (nine-sided wait).',
  'four-kongs': 'Four kongs, melded or concealed, and a pair.',
  'seven-shifted-pairs': 'Seven pairs of one suit in seven consecutive ranks.',
  'thirteen-orphans':
    'One of each terminal and each honour (13 kinds) with any one of them doubled; only the last tile may be a discard.',
  'all-terminals': 'Only ones and nines: four pungs or kongs and a pair, or seven pairs.',
  'little-four-winds': 'Pungs or kongs of three winds and a pair of the fourth wind.',
  'little-three-dragons': 'Pungs or kongs of two dragons and a pair of the third dragon.',
  'all-honors': 'Only winds and dragons: four pungs or kongs and a pair, or seven pairs.',
  'four-concealed-pungs':
    'Four concealed pungs or concealed kongs; a pung completed by the winning discard is not concealed.',
  'pure-terminal-chows': 'Two 1-2-3 chows, two 7-8-9 chows and a pair of fives, all in one suit.',
  'quadruple-chow': 'Four identical chows.',
  'four-pure-shifted-pungs': 'Four pungs or kongs of one suit in four consecutive ranks.',
  'four-pure-shifted-chows':
    'Four chows of one suit, each starting one rank above the previous (or each two ranks above), never mixing the two steps.',
  'three-kongs': 'Three kongs, melded or concealed.',
  'all-terminals-and-honors':
    'Only terminals and honours, both present: four pungs or kongs and a pair, or seven pairs.',
  'seven-pairs':
    'Seven pairs; four identical tiles may stand as two of the pairs. Concealed except that the last tile may be a discard.',
  'greater-honors-and-knitted-tiles':
    'One of each of the seven honours plus seven different tiles of a knitted set (1-4-7 of one suit, 2-5-8 of a second, 3-6-9 of the third); no pair.',
  'all-even-pungs': 'Four pungs or kongs and a pair, all of rank 2, 4, 6 or 8.',
  'full-flush': 'All tiles of one suit, no honours.',
  'pure-triple-chow': 'Three identical chows.',
  'pure-shifted-pungs': 'Three pungs or kongs of one suit in three consecutive ranks.',
  'upper-tiles': 'Only sevens, eights and nines.',
  'middle-tiles': 'Only fours, fives and sixes.',
  'lower-tiles': 'Only ones, twos and threes.',
  'pure-straight': 'Chows 1-2-3, 4-5-6 and 7-8-9 of one suit.',
  'three-suited-terminal-chows':
    '1-2-3 and 7-8-9 in one suit, 1-2-3 and 7-8-9 in a second suit, and a pair of fives in the third.',
  'pure-shifted-chows':
    'Three chows of one suit, each starting one rank above the previous (or each two above), never mixing the steps.',
  'all-fives': 'Every chow, pung, kong and the pair contains a five.',
  'triple-pung': 'Three pungs or kongs of the same rank, one in each suit.',
  'three-concealed-pungs': 'Three concealed pungs or concealed kongs.',
  'lesser-honors-and-knitted-tiles':
    'Fourteen different single tiles: five or six honours plus nine or eight tiles of a knitted set; no pair.',
  'knitted-straight':
    'All nine tiles of a knitted set (1-4-7, 2-5-8, 3-6-9, one group per suit), counted as three concealed sets, with a fourth set and a pair, or inside fan 34.',
  'upper-four': 'Only ranks six to nine.',
  'lower-four': 'Only ranks one to four.',
  'big-three-winds': 'Pungs or kongs of three different winds.',
  'mixed-straight': 'Chows 1-2-3, 4-5-6 and 7-8-9, one in each suit.',
  'reversible-tiles':
    'Only tiles that look the same upside down: 1-2-3-4-5-8-9 of dots, 2-4-5-6-8-9 of bamboo, white dragon.',
  'mixed-triple-chow': 'The same chow in all three suits.',
  'mixed-shifted-pungs': 'Three pungs or kongs in three consecutive ranks, one in each suit.',
  'chicken-hand': 'A complete hand that would otherwise score nothing (flowers apart).',
  'last-tile-draw': 'Self-drawn win on the very last tile of the wall.',
  'last-tile-claim': 'Win on the final discard, made after the last tile of the wall was drawn.',
  'out-with-replacement-tile': 'Win on the replacement tile drawn for a kong, not on a flower replacement.',
  'robbing-the-kong': 'Win on the tile another player adds to a melded pung to make a kong.',
  'two-concealed-kongs': 'Two concealed kongs (and no third kong).',
  'all-pungs': 'Four pungs or kongs and a pair.',
  'half-flush': 'Tiles of one suit together with honours, both present.',
  'mixed-shifted-chows': 'Three chows, one in each suit, each starting one rank above the previous.',
  'all-types': 'The hand contains characters, dots, bamboo, winds and dragons.',
  'melded-hand': 'Four sets all completed by claims and the pair completed by another player’s tile.',
  'two-dragon-pungs': 'Two pungs or kongs of dragons.',
  'outside-hand': 'Every set and the pair contains a terminal or an honour.',
  'fully-concealed-hand': 'Self-drawn win without any claimed tile (concealed kongs allowed).',
  'two-melded-kongs': 'Two melded kongs (and no third kong).',
  'last-tile':
    'Win on the fourth copy of a tile whose other three copies are visible to all in discards and melds, self-drawn too.',
  'dragon-pung': 'A pung or kong of dragons.',
  'prevalent-wind': 'A pung or kong of the wind of the round.',
  'seat-wind': 'A pung or kong of the player’s own seat wind.',
  'concealed-hand': 'No claimed tile before the win, and the win is on another player’s tile.',
  'all-chows': 'Four chows and a pair, no honours.',
  'tile-hog': 'All four copies of a tile in the hand without being a kong.',
  'double-pung': 'Two pungs or kongs of the same rank in two suits.',
  'two-concealed-pungs': 'Two concealed pungs or concealed kongs.',
  'concealed-kong': 'A kong of four self-drawn tiles, declared face down.',
  'all-simples': 'No terminals and no honours.',
  'pure-double-chow': 'Two identical chows.',
  'mixed-double-chow': 'The same chow in two suits.',
  'short-straight': 'Two chows of one suit forming six consecutive ranks.',
  'two-terminal-chows': '1-2-3 and 7-8-9 of one suit.',
  'pung-of-terminals-or-honors': 'A pung or kong of ones, nines, or of a wind that is neither seat nor prevalent wind.',
  'melded-kong': 'A kong made with a claimed discard or by adding a drawn tile to a melded pung.',
  'one-voided-suit': 'Tiles of exactly two of the three suits (honours allowed).',
  'no-honors': 'No winds and no dragons.',
  'edge-wait': 'Waiting on one tile only, won as the 3 of 1-2-3 or the 7 of 7-8-9.',
  'closed-wait': 'Waiting on one tile only, won as the middle tile of a chow.',
  'single-wait': 'Waiting on one tile only, won as half of the pair.',
  'self-drawn': 'Win on a tile drawn from the wall (normal, kong or flower replacement).',
  'flower-tiles': 'One point for each exposed flower, added after the 8-point minimum is met.',
  'melded-and-concealed-kong': 'Exactly one melded and one concealed kong.',
};
