import {
  type BySeat,
  CLASSICAL_RULESETS,
  type ClassicalRules,
  type ClassicalRulesetId,
  type Seat,
  type WinningClaim,
} from '@gorrion/rules';
import { type HandTiles, sizeOfHand, WHOLE } from '../hands/state.ts';

/** What special hands ask of the moment of the win (CLASSICAL 61, 62). */
export const MOMENTS = ['isDealt', 'isFirstDiscard', 'lastOfWall'] as const;
export type Moment = (typeof MOMENTS)[number];

/** All that the calculator of the older ways knows. Its address says the same, so a link is the hand. */
export interface ClassicalState extends HandTiles {
  /** The seat, which is its wind: the banker is East. */
  readonly seat: Seat;
  /** The seat at whose side the wall was broken. */
  readonly opener: Seat;
  readonly selfDrawn: boolean;
  readonly circumstances: readonly Moment[];
  /** 0-8; none where the way has no flowers. */
  readonly flowers: number;
  readonly rules: ClassicalRulesetId;
  readonly limit: number;
  readonly houseDoubles: boolean;
  /** What the hands at all four seats are worth, for the settlement; that of the own seat follows from its tiles. */
  readonly totals: BySeat<number>;
  /** Who made Mah-Jong, where it is another seat than that of a complete hand. */
  readonly winner: Seat | undefined;
}

export const EMPTY_CLASSICAL: ClassicalState = {
  concealed: [],
  melds: [],
  winning: undefined,
  seat: 0,
  opener: 0,
  selfDrawn: false,
  circumstances: [],
  flowers: 0,
  rules: 'macau',
  limit: CLASSICAL_RULESETS.macau.limit,
  houseDoubles: CLASSICAL_RULESETS.macau.houseDoubles,
  totals: [0, 0, 0, 0],
  winner: undefined,
};

/** Lowest and highest limit that can be entered, and the step of its buttons. A table offers four of them. */
export const LIMITS = { least: 500, most: 9500, step: 500 } as const;

/** Returns the rules that a state counts by: its way with its own limit and house doubles. */
export const rulesOfState = ({ rules, limit, houseDoubles }: ClassicalState): ClassicalRules => ({
  ...CLASSICAL_RULESETS[rules],
  limit,
  houseDoubles,
});

/** Returns whether the set of a way has flowers (CLASSICAL 3). */
export const hasFlowers = ({ rules }: Pick<ClassicalState, 'rules'>): boolean =>
  CLASSICAL_RULESETS[rules].flowerExposure !== 'none';

export const flowersOf = (state: ClassicalState): number => (hasFlowers(state) ? state.flowers : 0);

/** A moment that this hand cannot have been won at. It is not counted. */
export interface WrongMoment {
  readonly moment: Moment;
  readonly why: 'dealt-banker' | 'dealt-melds' | 'first-banker' | 'first-melds' | 'last-early';
}

const isEarly = (moment: Moment): boolean => moment !== 'lastOfWall';

function whyWrong(
  { seat, selfDrawn, melds, circumstances }: ClassicalState,
  moment: Moment,
): WrongMoment['why'] | null {
  switch (moment) {
    case 'isDealt':
      if (seat !== 0 || !selfDrawn) return 'dealt-banker';
      return melds.length > 0 ? 'dealt-melds' : null;
    case 'isFirstDiscard':
      if (seat === 0 || selfDrawn) return 'first-banker';
      return melds.length > 0 ? 'first-melds' : null;
    case 'lastOfWall':
      return circumstances.some(isEarly) ? 'last-early' : null;
  }
}

/** Returns the moments of a state that its hand cannot have, with the reason of each. */
export const wrongMoments = (state: ClassicalState): readonly WrongMoment[] =>
  state.circumstances.flatMap(moment => {
    const why = whyWrong(state, moment);
    return why ? [{ moment, why }] : [];
  });

/** Returns a whole hand as it is counted, without impossible moments; undefined if it is not whole. */
export function classicalClaim(state: ClassicalState): WinningClaim | undefined {
  const { concealed, melds, winning, seat, opener, selfDrawn, circumstances } = state;
  if (winning === undefined || sizeOfHand(state) !== WHOLE) return undefined;
  const wrong = wrongMoments(state).map(({ moment }) => moment);
  const has = (moment: Moment) => circumstances.includes(moment) && !wrong.includes(moment);
  return {
    concealed,
    melds,
    winningTile: winning,
    seatWind: seat,
    prevalentWind: opener,
    selfDrawn,
    flowers: flowersOf(state),
    lastOfWall: has('lastOfWall'),
    lastOfKind: false,
    afterKong: false,
    robbingKong: false,
    isDealt: has('isDealt'),
    ...(has('isFirstDiscard') && { isFirstDiscard: true }),
  };
}
