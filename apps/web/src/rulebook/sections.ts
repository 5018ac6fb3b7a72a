import type { UncountedFan } from '@gorrion/rules';

/* Where the rulebook decides what other pages only name. */

/** Articles by the section of the printed book on fouls; the longest section that a longer one begins with counts. */
const BY_SECTION: readonly (readonly [section: string, article: number])[] = [
  ['3.9.1', 41],
  ['3.11', 98],
  ['3.11.2', 90],
  ['3.11.6.2', 97],
  ['3.11.6.3', 96],
  ['3.11.6.4', 96],
  ['3.11.6.5', 96],
  ['3.11.6.6', 93],
  ['3.11.6.8', 97],
  ['3.11.6.11', 97],
];

const beginsWith = (section: string, whole: string): boolean => section === whole || section.startsWith(`${whole}.`);

/** Returns the article about a section of the printed book, such as "3.11.6.3"; undefined if there is none. */
export const articleOfSection = (section: string): number | undefined =>
  BY_SECTION.findLast(([known]) => beginsWith(section.trim(), known))?.[1];

/** The articles by which a fan is not counted. */
export const PRINCIPLE_ARTICLES: Readonly<Record<UncountedFan['principle'], number>> = {
  'non-repeat': 58,
  'account-once': 60,
  'non-identical': 60,
  'highest-choice': 60,
};

/** The article by which the winner counts and the others object. */
export const COUNT_ARTICLE = 41;

/** The articles that explain an option, by its name on the page of all options. */
const BY_OPTION: Readonly<Record<string, number>> = {
  kongPoints: 57,
  fullyConcealedOnClosedFans: 52,
  allGreenHalfFlush: 64,
  allTerminalsDoublePung: 72,
  nineGatesTerminalPungs: 71,
  knittedStraightWaits: 48,
  tileHogForcedPairs: 66,
  tileHogHonors: 66,
  waits: 44,
  combinedWaits: 45,
  lastTileSelfDraw: 49,
  replacementThroughFlower: 15,
  eastDealtHu: 17,
  lastDiscard: 35,
  flowerExposure: 13,
  flowerOrder: 12,
  seatChange: 84,
  timeEnd: 85,
  tieTablePoints: 86,
  minPoints: 38,
  extraPoints: 80,
  move: 18,
  first: 18,
  claimSeconds: 18,
  scoreMode: 41,
  assist: 97,
  talk: 27,
  minutes: 85,
  seatDraw: 3,
  umpire: 98,
};

/** Returns the article that explains an option; undefined if the rulebook does not speak of it. */
export const articleOfOption = (option: string): number | undefined => BY_OPTION[option];
