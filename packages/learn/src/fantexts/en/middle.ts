import type { FanText, MiddleFan } from '../types.ts';

/** The fans of 16 to 6 points, in English. */
export const MIDDLE: Readonly<Record<MiddleFan, FanText>> = {
  'pure-straight': {
    route:
      'From seven or so different ranks of one suit. Keep the suit together and claim the chow that lacks a scarce tile. All Chows or a flush often comes with it.',
    mix: 'Its own chows add no Short Straight and no Two Terminal Chows. A fourth chow may add one such fan with them.',
    misses: ['The 7-8-9 is of dots: only Short Straight is left.'],
  },
  'three-suited-terminal-chows': {
    route:
      'From 1-2-3 and 7-8-9 taking shape in two suits and a pair of fives in the third. Claim the chows; a hand that lacks the pair is mostly All Chows with double and terminal chows.',
    mix: 'All Chows, Mixed Double Chow, Two Terminal Chows and No Honour Tiles are not added: the fan always contains them.',
    misses: ['The pair must be fives of the third suit; here it is sixes.'],
  },
  'pure-shifted-chows': {
    route:
      'From six or more tiles close together in one suit. Claim the chow that keeps the step of one or two. All Chows or a flush often comes with it.',
    mix: 'The two steps are never mixed. The same shape across three suits, with a step of one, is Mixed Shifted Chows.',
    misses: [
      'The steps are one and two, and they may not be mixed.',
      'With four chows the fan is Four Pure Shifted Chows, which contains this one.',
    ],
  },
  'all-fives': {
    route:
      'From several fives with fours and sixes around them. Build 3-4-5, 4-5-6, 5-6-7 and a pair of fives. Mixed Triple Chow or Mixed Shifted Chows often comes with it.',
    mix: 'All Simples and No Honour Tiles are not added. It looks at each set, so the pair must be fives as well.',
    misses: ['The pair of fours has no five.'],
  },
  'triple-pung': {
    route:
      'From pairs of one rank in two or three suits. Claim the pungs; All Pungs is near, and with terminals All Terminals and Honours is possible.',
    mix: 'Double Pung is not added from the same three pungs. Three ranks in a row would be Mixed Shifted Pungs.',
    misses: ['The third pung is of another rank: Double Pung is left.'],
  },
  'three-concealed-pungs': {
    route:
      'From three pairs or pungs in hand. Make no claims for them and finish another part with a discard, or draw the last pung yourself. All Pungs is worth adding if a pung must be claimed.',
    mix: 'A pung completed by the winning discard is not concealed. Two Concealed Pungs is not added.',
    misses: [
      'The discarded 8 completes the third pung, so only two are concealed.',
      'With four concealed pungs the fan is Four Concealed Pungs, which contains this one.',
    ],
  },
  'lesser-honors-and-knitted-tiles': {
    route:
      'From a scattered deal with five or more honours and few pairs. Keep single knitted tiles, make no claims before the win; with all nine knitted tiles Knitted Straight is added.',
    mix: 'All Types and Concealed Hand are not added, and there is no wait fan. A pair anywhere spoils it.',
    misses: [
      'Knitted Straight with a set and a pair: fourteen single tiles are needed.',
      'All seven honours are there: the greater fan contains this one.',
    ],
  },
  'knitted-straight': {
    route:
      'From a scattered deal without pairs: six knitted tiles that fit are a start. Keep them, build the set and the pair beside them; a claimed set is allowed. All Chows or Concealed Hand helps.',
    mix: 'The nine tiles are no chows, so Mixed Straight never comes from them. Outside Hand and One Voided Suit do not go with it.',
    misses: ['One of the nine knitted tiles, the 9 of bamboos, is missing.'],
  },
  'upper-four': {
    route:
      'From a deal heavy in 6 to 9. Claim chows 6-7-8 and 7-8-9 and any pung of these ranks. All Chows and Mixed Triple Chow often come with it.',
    mix: 'No Honour Tiles is not added. Without any six the hand is Upper Tiles, which contains this fan.',
    misses: ['A five is below the four ranks.', 'There is no six: Upper Tiles contains this fan.'],
  },
  'lower-four': {
    route:
      'From a deal heavy in 1 to 4. Claim chows 1-2-3 and 2-3-4 and any pung of these ranks. All Chows and Mixed Triple Chow often come with it.',
    mix: 'No Honour Tiles is not added. Without any four the hand is Lower Tiles, which contains this fan.',
    misses: ['A five is above the four ranks.', 'There is no four: Lower Tiles contains this fan.'],
  },
  'big-three-winds': {
    route:
      'From three wind pairs. Claim all three pungs; own and prevalent wind add points. Half Flush or All Pungs often finishes the hand.',
    mix: 'No Pung of Terminals or Honours is added for its winds; Prevalent Wind and Seat Wind are.',
    misses: ['West is only the pair.', 'The pair is the fourth wind: Little Four Winds contains this fan.'],
  },
  'mixed-straight': {
    route:
      'From loose tiles of all suits: look for 1-2-3, 4-5-6 and 7-8-9, one in each. It is one of the easiest ways to 8 points, with chows claimed as they come.',
    mix: 'Not the straight of one suit, Pure Straight, and not Knitted Straight, whose tiles are 1-4-7, 2-5-8 and 3-6-9.',
    misses: ['Two of the three chows are of dots, so it lies in two suits only.'],
  },
  'reversible-tiles': {
    route:
      'From a deal of dots and bamboos with few characters. Discard characters, the 6 and 7 of dots and the 1, 3 and 7 of bamboos, and claim freely.',
    mix: 'One Voided Suit is not added: the fan always contains it. White goes with it, red and green do not.',
    misses: ['The 6 of dots is not reversible.'],
  },
  'mixed-triple-chow': {
    route:
      'From a Mixed Double Chow and two tiles of the same chow in the third suit. Claim what fits; it is one of the commonest ways to 8 points, often with All Chows.',
    mix: 'Its own chows add no Mixed Double Chow. A fourth chow may add one fan with one of them.',
    misses: ['The third chow starts one rank higher: Mixed Double Chow is left.'],
  },
  'mixed-shifted-pungs': {
    route:
      'From pairs in three suits whose ranks follow each other. Claim the pungs; it gives 8 points whatever the rest of the hand is, and All Pungs is near.',
    mix: 'Three pungs of the same rank are Triple Pung, and three in a row of one suit are Pure Shifted Pungs.',
    misses: ['The third pung is of fives: twos and threes need ones or fours.'],
  },
  'chicken-hand': {
    route:
      'Mostly by accident: claimed chows and a claimed pung, all suits, an honour pair and a wait for two kinds, won from a discard. Then no fan is left, and the hand is worth 8.',
    mix: 'Any other fan, even Self-Drawn for 1 point, takes it away. Only flowers may stand beside it.',
    misses: ['Self-Drawn is a fan, so the hand is worth 1 point and not 8.'],
  },
  'last-tile-draw': {
    route:
      'No plan reaches it. A ready hand that lacks points may stay ready to the end of the wall, because the last tile brings 8.',
    mix: 'Self-Drawn is not added. A win on the discard after that draw is Last Tile Claim.',
    misses: ['The win is on the discard after the last draw: Last Tile Claim.'],
  },
  'last-tile-claim': {
    route:
      'No plan reaches it. Near the end of the wall a ready hand of few points should stay ready, for the last discard brings 8.',
    mix: 'It is the discard made on an empty wall, not the fourth copy of a kind, which is Last Tile.',
    misses: ['The winner drew the tile from the wall: Last Tile Draw.'],
  },
  'out-with-replacement-tile': {
    route:
      'A ready hand with four equal tiles: declare the kong if the waits stay, for each replacement is one more draw, and a win on it brings 8.',
    mix: 'Self-Drawn is not added. The replacement of a flower is not one of a kong, even right after a kong.',
    misses: ['The winning tile replaced a flower.'],
  },
  'robbing-the-kong': {
    route:
      'It depends on another player’s kong. Wait on a tile of their melded pung; when they add the fourth, that tile wins.',
    mix: 'Last Tile is not added, though it is the fourth copy. Concealed kongs and kongs of a discard cannot be robbed.',
    misses: ['The tile was discarded. It was not added to a melded pung.'],
  },
  'two-concealed-kongs': {
    route:
      'From two concealed fours of a kind. Declare each face down on your own turn; the hand stays concealed and each kong brings another draw.',
    mix: 'Concealed Kong and Two Concealed Pungs are not added. With one melded kong the two are worth less.',
    misses: ['The kong of fives is melded, so the pair of kongs is worth 6.'],
  },
  'all-pungs': {
    route:
      'From four or five pairs. Claim nearly every pung; four concealed pairs may wait a little for Seven Pairs. It goes with Half Flush, dragons, winds and Double Pung.',
    mix: 'Fans that always have four pungs, such as All Even Pungs or Four Concealed Pungs, contain it. Seven Pairs has no pungs.',
    misses: ['The set 6-7-8 is a chow.', 'All four pungs are concealed: Four Concealed Pungs contains this fan.'],
  },
  'half-flush': {
    route:
      'From eight or so tiles of one suit and some honours. Discard the other suits, claim pungs of honours and chows of the suit. Dragons, winds and All Pungs often come with it.',
    mix: 'Without honours it is Full Flush. One Voided Suit needs two suits and is never added.',
    misses: ['There is no honour, so this is Full Flush.'],
  },
  'mixed-shifted-chows': {
    route:
      'From chows in three suits that start one rank apart, as 2-3-4, 3-4-5, 4-5-6. Of the fans of 6 points or more, strong players win most often with it. Claim freely; the 2 points that are missing mostly come from All Chows.',
    mix: 'Only a step of one counts across suits. The step of two exists only in one suit, in Pure Shifted Chows.',
    misses: ['The chows start at 1, 3 and 5: a step of two does not count across suits.'],
  },
  'all-types': {
    route:
      'From chows of all suits with a dragon pung and a wind pair, or your wind’s pung and a dragon pair. Claim freely: that pung brings the 2 points that are missing to 8.',
    mix: 'Winds and dragons are two groups: honours of one kind are not enough. Thirteen Orphans and honours with knitted tiles do not add it.',
    misses: ['There is no dragon.'],
  },
  'melded-hand': {
    route:
      'From a hand with much to claim and little worth: claim all four sets, keep one tile and win from a discard. Two more points come from small fans.',
    mix: 'Single Wait is not added. A self-drawn tile or one concealed kong is enough to lose the fan.',
    misses: ['The winning tile was drawn from the wall.', 'The concealed kong was not claimed.'],
  },
  'two-dragon-pungs': {
    route:
      'From two dragon pairs. Claim both pungs; the other two sets are free, so Half Flush, Outside Hand or All Types makes up the 8 points.',
    mix: 'Dragon Pung is not added for either of the two. With the third dragon as the pair the hand is Little Three Dragons.',
    misses: [
      'Green is only the pair, so one Dragon Pung is left.',
      'With three dragon pungs the fan is Big Three Dragons, which contains this one.',
    ],
  },
};
