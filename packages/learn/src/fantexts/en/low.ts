import type { FanText, LowFan } from '../types.ts';

/** The fans of 4 to 1 points, in English. */
export const LOW: Readonly<Record<LowFan, FanText>> = {
  'outside-hand': {
    route:
      'From terminals and honours with 2, 3, 7 and 8 beside them. Build 1-2-3, 7-8-9 and pungs of ends, claim freely, and keep an end or an honour for the pair. A dragon pung and small fans often complete the 8 points.',
    mix: 'Chows are allowed, unlike in All Terminals and Honours, which contains this fan. Knitted Straight does not go with it.',
    misses: [
      'The chow 2-3-4 has no terminal.',
      'Every tile is a terminal or an honour: All Terminals and Honours contains this fan.',
    ],
  },
  'fully-concealed-hand': {
    route:
      'Every hand that claims nothing may get it by drawing the winning tile itself. Its 4 points complete a hand of 4 or more; strong players seldom slow a hand down for it.',
    mix: 'Self-Drawn is not added. Won from a discard, the same hand has Concealed Hand. Concealed kongs do no harm.',
    misses: [
      'The winning tile was discarded, so this is Concealed Hand.',
      'A melded kong was claimed from another player.',
    ],
  },
  'two-melded-kongs': {
    route:
      'Comes along with claimed pungs: claim a discard for a kong, or add the fourth tile to a melded pung when nobody seems to wait on it. All Pungs is often the fan it helps.',
    mix: 'Melded Kong is not added. With one concealed kong the two are worth 6 points, and a third makes Three Kongs.',
    misses: ['One of the two kongs is concealed, so they are worth 6.'],
  },
  'last-tile': {
    route:
      'Count what lies open. If three copies of your winning tile are in discards and claimed sets, the fourth brings 4 points, whether drawn or discarded.',
    mix: 'Only open tiles count: not those in your own concealed hand and not a concealed kong. The last tile of the wall is another fan.',
    misses: [
      'The other three fives are in the concealed hand, where the others cannot see them.',
      'Robbing the Kong always has the fourth copy and contains Last Tile.',
    ],
  },
  'dragon-pung': {
    route:
      'Keep a dragon pair and claim it: the pung gives 2 points to any hand. It ends Concealed Hand and All Chows, so look first where the other 6 points come from.',
    mix: 'It is no Pung of Terminals or Honours. Fans of two or three dragon pungs contain it.',
    misses: ['Red is only a pair.', 'With two of them the fan is Two Dragon Pungs, which contains this one.'],
  },
  'prevalent-wind': {
    route:
      'Keep the pair of the round’s wind and claim it for 2 points. It suits Half Flush, All Pungs and Outside Hand, and it ends All Chows.',
    mix: 'If it is your seat wind too, both fans count. Pung of Terminals or Honours is not added.',
    misses: [
      'South is neither the round’s wind nor the player’s own: Pung of Terminals or Honours.',
      'Four wind pungs are Big Four Winds, which contains this fan.',
    ],
  },
  'seat-wind': {
    route:
      'Keep the pair of your own wind and claim it for 2 points. It suits Half Flush, All Pungs and Outside Hand, and it ends All Chows.',
    mix: 'It changes with your seat in each hand. If it is also the prevalent wind, both fans count.',
    misses: ['East is the round’s wind, and the player sits South: Prevalent Wind.'],
  },
  'concealed-hand': {
    route:
      'Make no claims and win from a discard. Its 2 points often complete 6, as with Mixed Shifted Chows; if you draw the tile yourself, Fully Concealed Hand gives 4.',
    mix: 'It is for wins on another player’s tile. Fans that are concealed by nature, such as Seven Pairs, contain it.',
    misses: [
      'The winning tile was drawn: Fully Concealed Hand.',
      'Seven Pairs is always concealed, so it contains this fan.',
    ],
  },
  'all-chows': {
    route:
      'From hands of chows with a suited pair; exchange honours early. Chows may be claimed. With a 6-point fan of chows it makes the 8, so strong players look for it in most hands.',
    mix: 'A pair of honours spoils it. No Honour Tiles is not added. Unlike in other rules, claims and any wait are allowed.',
    misses: [
      'The pair is of East, an honour.',
      'The fan Three-Suited Terminal Chows always has four chows and contains it.',
    ],
  },
  'tile-hog': {
    route:
      'Keep a fourth copy in a chow or a pair in place of declaring a kong. It adds 2 points to flushes, shifted chows and Seven Pairs.',
    mix: 'Four copies in a kong do not count. Quadruple Chow contains it; in Seven Pairs the same pair twice counts.',
    misses: [
      'The four fives are a kong.',
      'Quadruple Chow always has four copies of three tiles and contains Tile Hog.',
    ],
  },
  'double-pung': {
    route:
      'From two pairs of one rank. Claim both pungs; the 2 points mostly help All Pungs and Outside Hand. Two pairs of such pungs in one hand count twice.',
    mix: 'Two pungs of following ranks are no fan. Triple Pung contains its own Double Pungs.',
    misses: [
      'The pungs are of twos and of threes.',
      'The third pung of twos makes Triple Pung, which contains this fan.',
    ],
  },
  'two-concealed-pungs': {
    route:
      'Keep two pungs in hand and claim chows or other pungs elsewhere. Its 2 points are common in All Pungs and beside concealed kongs.',
    mix: 'A pung completed by the winning discard is not concealed. Three Concealed Pungs contains it.',
    misses: [
      'The discarded 8 completes the second pung, so only one is concealed.',
      'The third concealed pung makes Three Concealed Pungs, which contains this fan.',
    ],
  },
  'concealed-kong': {
    route:
      'Draw all four copies and declare them face down on your turn. The hand stays concealed and you draw a replacement; wait if the tile is needed in a chow.',
    mix: 'It counts as a concealed pung too. Adding a tile to a melded pung makes a Melded Kong. Kept in hand, the four are Tile Hog.',
    misses: [
      'The kong was made with a discard: Melded Kong.',
      'The second one makes Two Concealed Kongs, which contains this fan.',
    ],
  },
  'all-simples': {
    route:
      'Discard terminals and honours early. Its 2 points go with nearly every fan of chows and pungs from 2 to 8, so it often completes the 8 points.',
    mix: 'No Honour Tiles is not added. Fans that have no ends by nature, such as Middle Tiles and All Fives, contain it.',
    misses: ['The chow 7-8-9 has a nine.', 'All Even Pungs never has an end, so it contains All Simples.'],
  },
  'pure-double-chow': {
    route:
      'Comes by itself in hands of chows. Claim the second equal chow only if it also serves the main fan; concealed it may also help Seven Pairs.',
    mix: 'Two pairs of equal chows count twice. Pure Triple Chow and Quadruple Chow contain it.',
    misses: [
      'The second 2-3-4 is of dots: Mixed Double Chow.',
      'The third 2-3-4 makes Pure Triple Chow, which contains this fan.',
    ],
  },
  'mixed-double-chow': {
    route:
      'Comes by itself in hands of chows. It is the first step to Mixed Triple Chow: keep both chows while the third suit may still bring the same one.',
    mix: 'With 2-3-4 twice in one suit and once in another it counts once, beside Pure Double Chow: a further chow is joined only once.',
    misses: [
      'The second chow starts one rank higher.',
      'The third suit makes Mixed Triple Chow, which contains this fan.',
    ],
  },
  'short-straight': {
    route:
      'Comes by itself where a suit is long. It is the first step to Pure Straight: 1-2-3 and 4-5-6 need only 7-8-9. It adds 1 point to most hands of chows.',
    mix: 'Two chows that overlap, as 1-2-3 and 3-4-5, are no straight. Pure Straight contains its own Short Straights.',
    misses: [
      'The chows share the three, so they make five ranks and not six.',
      'Pure Straight contains the Short Straights of its chows.',
    ],
  },
  'two-terminal-chows': {
    route:
      'Comes by itself with 1-2-3 and 7-8-9 of a suit. The missing 4-5-6 makes Pure Straight; the same two in another suit and a pair of fives a bigger fan.',
    mix: 'Both chows must be of one suit. Pure Straight contains the pair of its own ends.',
    misses: ['The chows are of different suits.', 'Pure Straight contains the two chows at its ends.'],
  },
  'pung-of-terminals-or-honors': {
    route:
      'Claim it only where it serves the hand, as in All Pungs, Half Flush or Outside Hand: 1 point alone is not worth the claim.',
    mix: 'A pung of dragons never counts here, nor does one that scores as Prevalent Wind or Seat Wind.',
    misses: [
      'A pung of dragons scores Dragon Pung only.',
      'East is the player’s own wind: Seat Wind counts in place of it.',
    ],
  },
  'melded-kong': {
    route:
      'Claim a discard as a kong, or add a drawn tile to a melded pung. It gives 1 point and another draw, but it shows more, and an added kong may be robbed.',
    mix: 'A kong that is dealt or drawn whole and laid face down is a Concealed Kong. Two of them are Two Melded Kongs.',
    misses: [
      'All four fives were drawn, so the kong is concealed.',
      'The second one makes Two Melded Kongs, which contains this fan.',
    ],
  },
  'one-voided-suit': {
    route:
      'Follows from discarding the shortest suit. It adds 1 point to Pure Straight, All Pungs and hands of two suits, and it leads to Reversible Tiles.',
    mix: 'It needs exactly two suits: flushes have one and do not score it. Honours are allowed.',
    misses: ['There is only one suit: Half Flush.', 'Reversible Tiles never has characters, so it contains this fan.'],
  },
  'no-honors': {
    route:
      'Follows from discarding winds and dragons early. It adds 1 point wherever the pair is suited and no fan already demands it.',
    mix: 'Not added to All Chows, All Simples or a Full Flush, which never have honours.',
    misses: ['The pair is of East.', 'All Chows never has honours, so it contains this fan.'],
  },
  'edge-wait': {
    route:
      'A last resort: 1-2 waits for a three, 8-9 for a seven. Change it for a wider wait unless this 1 point completes the 8.',
    mix: 'The hand must wait for one kind of tile only. Nothing is added for a chow that another tile could also complete.',
    misses: ['The hand also waits for the six, and then no wait fan counts.'],
  },
  'closed-wait': {
    route:
      'A wait for the middle of a chow, as 2-4 for a three. Take it where it completes the 8 points; otherwise a wait for two kinds wins more often.',
    mix: 'The hand must wait for one kind only. At most one of the three wait fans counts.',
    misses: ['The hand also waits for the four: 2-2-2 stays a pung and the fours become the pair.'],
  },
  'single-wait': {
    route:
      'Waiting for the second tile of the pair. Choose an honour or an end that others discard; it is the usual wait beside four finished pungs.',
    mix: 'Four in a row, as 3-4-5-6, waits for both ends. Seven Pairs, Melded Hand and Four Kongs never add it.',
    misses: [
      'Both the three and the six complete the hand.',
      'Melded Hand always wins on the pair, so it contains this fan.',
    ],
  },
  'self-drawn': {
    route:
      'Any hand may get it. It matters most as the missing eighth point, and all three opponents pay; with 8 points or more strong players win from the first discard that fits.',
    mix: 'Not added to Fully Concealed Hand, Last Tile Draw or Out with Replacement Tile.',
    misses: ['Nothing was claimed, so Fully Concealed Hand counts and contains Self-Drawn.'],
  },
  'flower-tiles': {
    route: 'Nothing to plan: show each flower and draw its replacement. Each adds 1 point to what a winner is paid.',
    mix: 'Flowers do not help to reach the minimum of 8. A win on a flower’s replacement is not Out with Replacement Tile.',
    misses: ['The hand has 7 points and a flower: not the 8 that a win needs before flowers.'],
  },
};
