/** Whether the table shows and replaces drawn flowers at once. In strict play players do both by hand (article 97). */
export const showsFlowersAtOnce = ({ flowerExposure, assist }: Ruleset): boolean =>
  flowerExposure === 'auto' && assist !== 'strict';

/** Options of every family of rules. The mechanism of a hand and of a session reads no others. */
interface SharedRules {
  /** Tells the family; absent: the competition's (RULEBOOK §17), as in every log written before there was another. */
  readonly family?: 'mcr' | 'classical';
  /** Last Tile also by self-draw (article 49). */
  readonly lastTileSelfDraw: boolean;
  /** Out with Replacement also after kong, flower, replacement (article 15). */
  readonly replacementThroughFlower: boolean;
  /** East may win on the dealt hand (article 17). */
  readonly eastDealtHu: boolean;
  /** What may claim the discard made with an empty wall (article 35). */
  readonly lastDiscard: 'hu-only' | 'claims-allowed';
  /** Whether flowers are shown at once, when the player decides (article 13), or are left out of the set. */
  readonly flowerExposure: 'auto' | 'manual' | 'none';
  /** A flower may be shown between a claimed set and the discard (article 13). Absent: no, as in logs that lack it. */
  readonly flowerAfterClaim?: boolean;
  /** Flowers of the deal: all players replace once in every round. Absent: each replaces all of theirs before the next. */
  readonly flowerOrder?: 'rounds';
  /** Seat changes after each round (article 84). */
  readonly seatChange: 'appendix4' | 'none';
  /** What happens to the hand in progress when the session's time is up (article 85). */
  readonly timeEnd: 'void-hand' | 'finish-hand' | 'no-limit';
  /** Table points of players with equal totals (article 86). */
  readonly tieTablePoints: 'average' | 'starting-seat' | 'full';
  /** Points that a win must have (article 38). */
  readonly minPoints: number;
  /** Seconds for a discard, for the first of the hand, for a claim (article 18). */
  readonly seconds: { readonly think: number; readonly first: number; readonly claim: number };
  /** Whether the program counts the points, or the winner (article 41). */
  readonly scoreMode: 'auto' | 'declared';
  /** Whether only legal actions are offered, or players act at their own risk (article 97). */
  readonly assist: 'assisted' | 'strict';
}

/** Options of the competition's rules that are on or off, and off where they are absent, as in logs that lack them. */
export const MCR_FLAGS = [
  /** In strict play a player may have the wall built anew, once for each hand (RULEBOOK 11). */
  'wallRebuild',
  /** East pays and receives double, a house rule and not the book's (article 80). */
  'eastDouble',
] as const;
export type McrFlag = (typeof MCR_FLAGS)[number];

/** The same of the older ways. */
export const CLASSICAL_FLAGS = [
  /** Only four sets and a pair complete a hand (CLASSICAL 36). */
  'setsAndPairOnly',
  /** Seven pairs and the pair of the hidden treasure must be drawn, not completed by a discard (CLASSICAL 52, 58). */
  'strictlyInHand',
  /** A concealed kong lies face up but for its last tile (CLASSICAL 31). */
  'concealedKongShown',
  /** A chow stands if it is laid before a pung is called (CLASSICAL 27). */
  'laidChowStands',
  /** The two tiles on top of the wall are drawn as its last ones, where there are two (CLASSICAL 34). */
  'dragonPlayed',
  /** The turn passes to the left: the next player sits there (CLASSICAL 16). */
  'clockwise',
  /** The player with most points in a round wins it (CLASSICAL 14). */
  'winnerOfRound',
  /** A player may take no replacement for a kong, and then discards nothing (CLASSICAL 30). */
  'replacementOptional',
] as const;

type Flags<Name extends string> = { readonly [name in Name]?: boolean };

/** The options of the competition's rules, as data (RULEBOOK §17). A session's first event freezes them. */
export interface McrRules extends SharedRules, Flags<McrFlag> {
  readonly family?: 'mcr';
  readonly id: 'wmo2006' | 'wmo2014' | 'cn1998' | 'mil' | 'milTable' | 'ema';
  /** Points of one melded + one concealed kong, and of two concealed kongs (articles 57, 77). */
  readonly kongPoints: { readonly meldedAndConcealed: 5 | 6; readonly twoConcealed: 6 | 8 };
  /** Fully Concealed Hand on fans that are concealed by nature (article 52). */
  readonly fullyConcealedOnClosedFans: boolean;
  /** All Green with Half Flush (article 64). */
  readonly allGreenHalfFlush: boolean;
  /** All Terminals with Double Pung (article 72). */
  readonly allTerminalsDoublePung: boolean;
  /** Pungs of Terminals that Nine Gates contains (article 71). */
  readonly nineGatesTerminalPungs: 'all' | 'one';
  /** Wait fans beside Knitted Straight: of the fourth set and pair, none but Single Wait, or none on its nine kinds (article 48). */
  readonly knittedStraightWaits: 'fourth-set-and-pair' | 'none' | 'other-kinds';
  /** Tile Hog with Seven Pairs beside All Terminals or All Green (article 66). */
  readonly tileHogForcedPairs: boolean;
  /** Tile Hog of honours, in Seven Pairs (article 66). */
  readonly tileHogHonors: boolean;
  /** Kinds of which the hand holds all four count as waits (formal) or not (physical) (article 44). */
  readonly waits: 'formal' | 'physical';
  /** A tile that completes two wait shapes at once: one point, nothing, or nothing if one is the pair (article 45). */
  readonly combinedWaits: 'one-point' | 'void' | 'void-with-single';
  /** Points that each loser pays for any win (article 80). */
  readonly extraPoints: number;
}

/** How many hands in a row a banker plays before the next player is banker, even after a win or a draw (CLASSICAL 13). */
export type BankerHands = 1 | 3 | 4 | 'until-lost';

/** The options of the older ways, as data (CLASSICAL.md, section "Options"). */
export interface ClassicalRules extends SharedRules, Flags<(typeof CLASSICAL_FLAGS)[number]> {
  readonly family: 'classical';
  readonly id: 'macau' | 'spanish1920' | 'pamphlet';
  /** Most points that a hand is worth between players who are not the banker; the banker pays and receives double. */
  readonly limit: number;
  /** Whether neighbours exchange two tiles before the first discard. */
  readonly exchanges: boolean;
  readonly bankerHands: BankerHands;
  /** Whether doubles count that the source's cut table lacks. */
  readonly houseDoubles: boolean;
  /** Whether each discard is named aloud. */
  readonly namesDiscards: boolean;
}

/** The options of the rules. A session's first event freezes them. */
export type Ruleset = McrRules | ClassicalRules;

export const isClassical = (rules: Ruleset): rules is ClassicalRules => rules.family === 'classical';

/** Whether concealed kongs lie face up but for their last tile (CLASSICAL 31). */
export const showsConcealedKongs = (rules: Ruleset): boolean => isClassical(rules) && rules.concealedKongShown === true;

/** Whether the turns go round the table clockwise, seen from above (CLASSICAL 16). */
export const playsClockwise = (rules: Ruleset): boolean => isClassical(rules) && rules.clockwise === true;

/** Whether a player may do without the replacement of a kong (CLASSICAL 30). */
export const isReplacementOptional = (rules: Ruleset): boolean =>
  isClassical(rules) && rules.replacementOptional === true;

/** Returns the rules as those of the competition, for code that knows no others. Throws a TypeError for another family. */
export function mcrOnly(rules: Ruleset): McrRules {
  if (isClassical(rules)) throw new TypeError(`${rules.id} are not rules of the competition`);
  return rules;
}
