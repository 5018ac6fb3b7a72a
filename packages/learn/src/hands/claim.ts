import { MCR_RULESETS, type WinningClaim } from '@gorrion/rules';
import { allTiles, type CalculatorState, type Circumstance, isConcealedKong, sizeOfHand, WHOLE } from './state.ts';

/** A circumstance that this hand cannot have, and the article of the rulebook that says so. It is not counted. */
export interface BrokenRule {
  readonly circumstance: Circumstance;
  readonly why: keyof typeof ARTICLES;
  readonly article: number;
}

const ARTICLES = {
  /** A robbed kong is another player's tile. */
  'robbed-drawn': 32,
  /** The three others lie in the robbed pung. */
  'robbed-held': 31,
  /** No kong is made on an empty wall. */
  'robbed-wall': 30,
  /** Last Tile is not scored with a robbed kong. */
  'robbed-last': 32,
  /** The replacement of a kong is drawn. */
  'kong-discard': 50,
  /** There is no kong to replace a tile of. */
  'kong-none': 14,
  /** The other three copies lie open, so the hand holds none of them. */
  'last-held': 49,
  /** East's dealt hand wins by itself, before any tile is drawn or claimed. */
  'dealt-east': 17,
  'dealt-first': 17,
  /** These rules do not let East win on the dealt hand. */
  'dealt-rules': 17,
} as const;

type Why = keyof typeof ARTICLES;

function whyNotRobbing(state: CalculatorState): Why | undefined {
  if (state.selfDrawn) return 'robbed-drawn';
  return allTiles(state).filter(tile => tile === state.winning).length > 1 ? 'robbed-held' : undefined;
}

function whyNotKong({ selfDrawn, melds }: CalculatorState): Why | undefined {
  if (!selfDrawn) return 'kong-discard';
  return melds.some(meld => meld.kind === 'kong') ? undefined : 'kong-none';
}

/** Whether the hand robs a kong. One that is impossible breaks no other circumstance. */
const isRobbing = (state: CalculatorState): boolean =>
  state.circumstances.includes('robbingKong') && whyNotRobbing(state) === undefined;

function whyNotLast(state: CalculatorState): Why | undefined {
  const { concealed, melds, winning } = state;
  if (isRobbing(state)) return 'robbed-last';
  const hidden = melds.filter(isConcealedKong).flatMap(meld => (meld.kind === 'kong' ? [meld.tile] : []));
  return winning !== undefined && [...concealed, ...hidden].includes(winning) ? 'last-held' : undefined;
}

function whyNotDealt(state: CalculatorState): Why | undefined {
  const { circumstances, melds, rules, seatWind, selfDrawn } = state;
  if (!MCR_RULESETS[rules].eastDealtHu) return 'dealt-rules';
  if (seatWind !== 0 || !selfDrawn) return 'dealt-east';
  const others = circumstances.filter(one => one !== 'isDealt' && whyNot(state, one) === undefined);
  return melds.length > 0 || others.length > 0 ? 'dealt-first' : undefined;
}

function whyNot(state: CalculatorState, circumstance: Circumstance): Why | undefined {
  switch (circumstance) {
    case 'robbingKong':
      return whyNotRobbing(state);
    case 'afterKong':
      return whyNotKong(state);
    case 'lastOfKind':
      return whyNotLast(state);
    case 'lastOfWall':
      return isRobbing(state) ? 'robbed-wall' : undefined;
    case 'isDealt':
      return whyNotDealt(state);
  }
}

/** Returns the circumstances of a state that its hand cannot have, with the rule that each breaks. */
export const brokenRules = (state: CalculatorState): readonly BrokenRule[] =>
  state.circumstances.flatMap(circumstance => {
    const why = whyNot(state, circumstance);
    return why ? [{ circumstance, why, article: ARTICLES[why] }] : [];
  });

/** Returns a whole hand as the scorer takes it, without impossible circumstances; undefined if it is not whole. */
export function claimOf(state: CalculatorState): WinningClaim | undefined {
  const { concealed, melds, winning, seatWind, prevalentWind, selfDrawn, flowers } = state;
  if (winning === undefined || sizeOfHand(state) !== WHOLE) return undefined;
  const broken = brokenRules(state).map(({ circumstance }) => circumstance);
  const has = (circumstance: Circumstance) =>
    state.circumstances.includes(circumstance) && !broken.includes(circumstance);
  return {
    concealed,
    melds,
    winningTile: winning,
    seatWind,
    prevalentWind,
    selfDrawn,
    flowers,
    lastOfKind: has('lastOfKind'),
    lastOfWall: has('lastOfWall'),
    afterKong: has('afterKong'),
    robbingKong: has('robbingKong'),
    isDealt: has('isDealt'),
  };
}
