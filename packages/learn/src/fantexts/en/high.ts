import type { FanText, HighFan } from '../types.ts';

/** The fans of 88 to 24 points, in English. */
export const HIGH: Readonly<Record<HighFan, FanText>> = {
  'big-four-winds': {
    route:
      'Begins with several wind pairs. Keep every wind and claim each pung of winds at once. If the fourth wind only makes a pair, the hand is Little Four Winds, and without it still Big Three Winds.',
    mix: 'Big Three Winds, All Pungs, Prevalent Wind and Seat Wind are not added: four wind pungs always contain them. Half Flush or All Honours is.',
    misses: ['North is only the pair here, so the hand is Little Four Winds.'],
  },
  'big-three-dragons': {
    route:
      'Begins with two or three dragon pairs. Keep all dragons and claim every pung of them; the fourth set and the pair are free. If the third dragon stays away, Two Dragon Pungs is left.',
    mix: 'Two Dragon Pungs and Dragon Pung are not added: three dragon pungs always contain them.',
    misses: ['White is only the pair here, so the hand is Little Three Dragons.'],
  },
  'all-green': {
    route:
      'Rare: needs many bamboos 2, 3, 4, 6, 8 from the start. The only chow is 2-3-4, so repeat it and claim pungs of 6, 8 and the green dragon. Full Flush or Half Flush is the usual way out.',
    mix: 'Not every bamboo hand is green: 1, 5, 7 and 9 have red on them, and one of them spoils the fan. Half Flush or Full Flush is added to it.',
    misses: ['The 7 of bamboos is not a green tile.'],
  },
  'nine-gates': {
    route:
      'Grows out of a concealed Full Flush with three ones and three nines in sight. Make no claims and fill 1-1-1-2-3-4-5-6-7-8-9-9-9; then all nine ranks win. Otherwise it stays a Full Flush.',
    mix: 'A hand that reaches the pattern only with its winning tile is a Full Flush. Full Flush and Pung of Terminals are not added to Nine Gates.',
    misses: ['Before the win there were two eights and only two nines, so it did not wait for nine tiles.'],
  },
  'four-kongs': {
    route:
      'Nobody plans it. A hand of pungs turns to it when the fourth copies keep coming: declare each kong while the wall still has replacement tiles.',
    mix: 'Three Kongs, the smaller kong fans, All Pungs and Single Wait are not added. Concealed pungs are: concealed kongs count among them.',
    misses: ['East is a pung, so there are three kongs.'],
  },
  'seven-shifted-pairs': {
    route:
      'Starts as Seven Pairs inside a Full Flush: keep pairs in a row of one suit and make no claims. It is mostly reached from a hand that would win as Full Flush anyway.',
    mix: 'Seven Pairs, Full Flush and Concealed Hand are not added: the fan always contains them. All Simples may be added.',
    misses: ['There is no pair of eights, so the ranks are not consecutive.'],
  },
  'thirteen-orphans': {
    route:
      'Worth a try from about nine different terminals and honours in the deal. Keep one of each, pair any one of them and make no claims before the winning tile.',
    mix: 'All Types, Outside Hand and All Terminals and Honours are not added. Pairs of terminals and honours are Seven Pairs, not this fan.',
    misses: ['Seven pairs of terminals and honours: seven kinds, not all thirteen.'],
  },
  'all-terminals': {
    route:
      'From many pairs of ones and nines. Claim every pung of them; with six pairs or more stay concealed for Seven Pairs. An honour in the hand turns it into All Terminals and Honours.',
    mix: 'All Pungs, Outside Hand and Pung of Terminals or Honours are not added. Double Pung or Triple Pung is.',
    misses: ['East is an honour, so this is All Terminals and Honours.'],
  },
  'little-four-winds': {
    route:
      'From three or four wind pairs: claim pungs of three winds and keep the fourth as the pair. The fourth set is free: Half Flush always comes with it, or All Honours if that set is of dragons.',
    mix: 'Big Three Winds and Pung of Terminals or Honours are not added, but Prevalent Wind and Seat Wind are.',
    misses: ['The pair is not the fourth wind, so only Big Three Winds is left.'],
  },
  'little-three-dragons': {
    route:
      'From pairs of dragons: claim pungs of two and keep the third as the pair. The other two sets are free, so claim whatever is quickest.',
    mix: 'Two Dragon Pungs and Dragon Pung are not added: this fan always contains them.',
    misses: ['The pair is not the third dragon, so Two Dragon Pungs is left.'],
  },
  'all-honors': {
    route:
      'From five or more honour pairs. Claim every pung of winds and dragons, or keep seven pairs concealed. Half Flush and All Pungs are there if suited tiles must help.',
    mix: 'All Pungs, Outside Hand and Pung of Terminals or Honours are not added; fans for wind and dragon sets are.',
    misses: ['The nines are terminals, so this is All Terminals and Honours.'],
  },
  'four-concealed-pungs': {
    route:
      'From four or five concealed pairs and pungs: make no claims and wait for the pair, or draw the last pung yourself. If others press, a claimed pung still leaves All Pungs.',
    mix: 'A pung completed by another player’s tile is not concealed: the hand then has Three Concealed Pungs. All Pungs and Concealed Hand are not added.',
    misses: ['The discarded 9 completes the fourth pung, so that pung is not concealed.'],
  },
  'pure-terminal-chows': {
    route:
      'A Full Flush with 1-2-3 and 7-8-9 doubled and a pair of fives. Claims are allowed, yet it mostly comes from a flush that draws well at both ends.',
    mix: 'Tiles that also make Seven Pairs are read as chows. Full Flush, All Chows, Pure Double Chow and Two Terminal Chows are not added.',
    misses: ['The pair must be fives. A pair of sixes leaves Seven Pairs in one suit.'],
  },
  'quadruple-chow': {
    route:
      'Needs all four copies of three kinds, so it is luck on the way to Pure Triple Chow. Claim the same chow again whenever it is discarded.',
    mix: 'Pure Triple Chow, Pure Double Chow and Tile Hog are not added, although four copies of three tiles are in the hand.',
    misses: ['Three of the chows are identical, so this is Pure Triple Chow.'],
  },
  'four-pure-shifted-pungs': {
    route:
      'From pungs and pairs in a row in one suit. Claim the pungs; three in a row are already Pure Shifted Pungs, and the pair may be any tile.',
    mix: 'Pure Shifted Pungs and All Pungs are not added: the fan always contains them.',
    misses: ['The ranks are 2, 3, 4 and 6: three in a row are Pure Shifted Pungs.'],
  },
  'four-pure-shifted-chows': {
    route:
      'From a flush full of overlapping chows, as 1-2-3, 2-3-4, 3-4-5. Claim chows that keep the step; three of them are already Pure Shifted Chows.',
    mix: 'The step is one or two all the way. Pure Shifted Chows, Short Straight and Two Terminal Chows are not added.',
    misses: ['The steps are one, one and two: only three chows are shifted evenly.'],
  },
  'three-kongs': {
    route:
      'Never a plan from the deal. With two kongs down, declare or promote the third while replacements remain. Each kong already earns points of its own on the way.',
    mix: 'The smaller kong fans are not added. Two or Three Concealed Pungs are, if concealed kongs and pungs make them up.',
    misses: [
      'The eights are a pung, so there are two kongs, one melded and one concealed.',
      'With four kongs the fan is Four Kongs, which contains this one.',
    ],
  },
  'all-terminals-and-honors': {
    route:
      'From many pairs of ones, nines and honours. Claim pungs of all of them, or keep seven pairs concealed. All Pungs and Half Flush are the nearby ways out.',
    mix: 'Outside Hand allows chows, this fan does not. All Pungs, Outside Hand and Pung of Terminals or Honours are not added.',
    misses: ['A chow 1-2-3 brings a 2 and a 3, so only Outside Hand is left.'],
  },
  'seven-pairs': {
    route:
      'From five pairs in hand. Make no claims, and wait on a tile that others are likely to discard. It goes well with Full Flush, Half Flush, All Simples or All Types.',
    mix: 'Concealed Hand and Single Wait are not added. Fans of sets, such as Two Concealed Pungs, need sets and do not go with it; Tile Hog does.',
    misses: [
      'The tiles also read as Pure Terminal Chows, and one reading must serve the whole hand.',
      'The pairs are consecutive in one suit: Seven Shifted Pairs contains this fan.',
    ],
  },
  'greater-honors-and-knitted-tiles': {
    route:
      'From six or seven different honours and few pairs. Keep single knitted tiles, make no claims before the win, and stop at Lesser Honours and Knitted Tiles if the last honour stays away.',
    mix: 'Lesser Honours and Knitted Tiles, All Types and Concealed Hand are not added. There is no pair, so it is no Thirteen Orphans.',
    misses: ['White is missing: with six honours the fan is Lesser Honours and Knitted Tiles.'],
  },
  'all-even-pungs': {
    route:
      'From pairs of 2, 4, 6 and 8 in any suits. Claim every pung of them; one odd tile leaves All Pungs, usually with All Simples.',
    mix: 'All Pungs, All Simples and No Honour Tiles are not added. Double Pung and Triple Pung are.',
    misses: ['The pair of fives is odd, so All Pungs and All Simples are left.'],
  },
  'full-flush': {
    route:
      'From nine or so tiles of one suit. Claim what completes sets, for others see the suit soon. It often comes with Pure Straight, Pure Shifted Chows or Tile Hog.',
    mix: 'One honour makes it Half Flush. No Honour Tiles is not added; One Voided Suit needs two suits.',
    misses: ['The pair of East makes it a Half Flush.', 'Nine Gates is won, and it contains Full Flush.'],
  },
  'pure-triple-chow': {
    route:
      'From a Pure Double Chow that draws more of its tiles. The third chow may be claimed; concealed, the same tiles may also read as three pungs in a row.',
    mix: 'Pure Double Chow and Pure Shifted Pungs are not added. The same chow in three suits is Mixed Triple Chow.',
    misses: [
      'The third 2-3-4 is of dots, not of characters.',
      'With four identical chows the fan is Quadruple Chow, which contains this one.',
    ],
  },
  'pure-shifted-pungs': {
    route:
      'From pairs and pungs in a row in one suit, say 2-2, 3-3, 4-4. Claim the pungs. All Pungs is a short step away, and the tiles may help a flush.',
    mix: 'Concealed, the same nine tiles can be three identical chows: one reading or the other, never both.',
    misses: [
      'The ranks are 2, 3 and 5, not three in a row.',
      'With four pungs in a row the fan is Four Pure Shifted Pungs, which contains this one.',
    ],
  },
  'upper-tiles': {
    route:
      'From a deal heavy in 7, 8 and 9. The only chow is 7-8-9, so claim it and pungs freely; one six leaves Upper Four. It often adds Mixed Triple Chow.',
    mix: 'Upper Four is not added: it is contained. Upper Four allows sixes, this fan does not.',
    misses: ['A six makes it Upper Four.'],
  },
  'middle-tiles': {
    route:
      'From a deal heavy in 4, 5 and 6. The only chow is 4-5-6, so claim it and pungs freely. Mixed Triple Chow often comes with it; a three or a seven leaves All Simples.',
    mix: 'All Simples and No Honour Tiles are not added. All Fives is a different fan: it asks for a five in each set and the pair.',
    misses: ['The chow 3-4-5 brings a three.'],
  },
  'lower-tiles': {
    route:
      'From a deal heavy in 1, 2 and 3. The only chow is 1-2-3, so claim it and pungs freely; one four leaves Lower Four. It often adds Mixed Triple Chow.',
    mix: 'Lower Four is not added: it is contained. Lower Four allows fours, this fan does not.',
    misses: ['A four makes it Lower Four.'],
  },
};
