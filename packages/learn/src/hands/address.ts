import { MCR_RULESETS, type McrRulesetId, type Meld, type Tile, tileText, type WinningClaim } from '@gorrion/rules';
import type { HandFault } from './faults.ts';
import { flowersIn, handText, oneOf, type Query, windIn } from './given.ts';
import { queryText, valuesIn, wordsIn } from './query.ts';
import { fittedFlowers, readHand } from './reading.ts';
import { type CalculatorState, type Circumstance, EMPTY_STATE, plainMeld, type Question, questionOf } from './state.ts';
import { Faults, windLetter } from './tokens.ts';
import { ownTilesText } from './writing.ts';

/* The state as the query of an address: h=123s456s(789p)EE&w=9p&seat=W&round=S&how=self,wall&flowers=2&rules=ema */

const HOW: Readonly<Record<string, Circumstance>> = {
  kind: 'lastOfKind',
  wall: 'lastOfWall',
  kong: 'afterKong',
  rob: 'robbingKong',
  dealt: 'isDealt',
};
const WORDS = Object.entries(HOW).map(([word, circumstance]) => [circumstance, word] as const);
const SELF = 'self';
const QUESTIONS: readonly Question[] = ['points', 'waits', 'missing'];

/** Returns the state as the query of an address, without its question mark; the same state gives the same text. */
export function queryOf(state: CalculatorState): string {
  const query = new Map<string, string>();
  const tiles = ownTilesText(state);
  if (tiles !== '') query.set('h', tiles);
  if (state.winning !== undefined) query.set('w', tileText(state.winning));
  if (state.seatWind !== 0) query.set('seat', windLetter(state.seatWind));
  if (state.prevalentWind !== 0) query.set('round', windLetter(state.prevalentWind));
  const how = WORDS.filter(([circumstance]) => state.circumstances.includes(circumstance)).map(([, word]) => word);
  if (state.selfDrawn) how.unshift(SELF);
  if (how.length > 0) query.set('how', how.join(','));
  if (state.flowers > 0) query.set('flowers', String(state.flowers));
  if (state.rules !== EMPTY_STATE.rules) query.set('rules', state.rules);
  if (state.asked && state.asked !== questionOf({ ...state, asked: undefined })) query.set('ask', state.asked);
  return queryText(query);
}

/** A state, and what of the address or text says nothing or is impossible. */
export interface ReadState {
  readonly state: CalculatorState;
  readonly faults: readonly HandFault[];
}

function howIn(query: Query, faults: Faults): Pick<CalculatorState, 'selfDrawn' | 'circumstances'> {
  const words = wordsIn(query.get('how'));
  for (const word of words) if (word !== SELF && !Object.hasOwn(HOW, word)) faults.add({ code: 'unknown', word });
  return {
    selfDrawn: words.includes(SELF),
    circumstances: WORDS.filter(([, word]) => words.includes(word)).map(([circumstance]) => circumstance),
  };
}

/**
 * Reads the query of an address, with or without its question mark. Never throws: faults tell what is unknown or
 * impossible, and the rest is kept. The hand may stand in any notation of `readHand`.
 */
export function stateOf(text: string): ReadState {
  const query = valuesIn(text);
  const hand = readHand(handText(query));
  const faults = new Faults();
  const { concealed, melds, winning } = hand;
  const how = howIn(query, faults);
  const state: CalculatorState = {
    concealed,
    melds,
    winning,
    seatWind: windIn(query, 'seat', faults) ?? hand.said?.seatWind ?? 0,
    prevalentWind: windIn(query, 'round', faults) ?? hand.said?.prevalentWind ?? 0,
    selfDrawn: query.has('how') ? how.selfDrawn : (hand.said?.selfDrawn ?? false),
    circumstances: query.has('how') ? how.circumstances : (hand.said?.circumstances ?? []),
    flowers: fittedFlowers(flowersIn(query, faults) + hand.flowers, faults),
    rules: oneOf(query, 'rules', Object.keys(MCR_RULESETS) as McrRulesetId[], faults) ?? EMPTY_STATE.rules,
    asked: oneOf(query, 'ask', QUESTIONS, faults),
  };
  const asked = state.asked === questionOf({ ...state, asked: undefined }) ? undefined : state.asked;
  return { state: { ...state, asked }, faults: [...hand.faults, ...faults.all] };
}

/**
 * Reads a typed or pasted text into a state: a hand in any notation, or a link of the calculator. Winds, flowers and
 * circumstances stay as they were unless the text tells them.
 */
export function withText(state: CalculatorState, text: string): ReadState {
  const [, query] = /\/calc\?([^#\s]*)/.exec(text) ?? [];
  if (query !== undefined) return stateOf(query);
  const { concealed, melds, winning, flowers, said, faults } = readHand(text);
  const read = { ...state, ...said, concealed, melds, winning, asked: undefined };
  return { state: said || flowers > 0 ? { ...read, flowers } : read, faults };
}

const isOn = (claim: WinningClaim, circumstance: Circumstance): boolean => claim[circumstance] === true;

/** Returns the state of a hand as it was won, by rules of a preset. */
export function stateOfClaim(claim: WinningClaim, rules: McrRulesetId = EMPTY_STATE.rules): CalculatorState {
  const { concealed, melds, winningTile, seatWind, prevalentWind, selfDrawn, flowers } = claim;
  return {
    concealed: concealed.toSorted((a: Tile, b: Tile) => a - b),
    melds: melds.map((meld: Meld) => plainMeld(meld)),
    winning: winningTile,
    seatWind,
    prevalentWind,
    selfDrawn,
    circumstances: WORDS.map(([circumstance]) => circumstance).filter(each => isOn(claim, each)),
    flowers,
    rules,
    asked: undefined,
  };
}

/** Returns the query that opens a won hand in the calculator: the same tiles, winds, circumstances and flowers. */
export const claimQuery = (claim: WinningClaim, rules?: McrRulesetId): string => queryOf(stateOfClaim(claim, rules));
