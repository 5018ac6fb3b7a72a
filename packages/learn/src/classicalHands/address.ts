import {
  type BySeat,
  bySeat,
  CLASSICAL_RULESETS,
  type ClassicalRules,
  type ClassicalRulesetId,
  type Meld,
  type Seat,
  type Tile,
  tileText,
  type WinningClaim,
  withSeat,
} from '@gorrion/rules';
import type { HandFault } from '../hands/faults.ts';
import { flowersIn, handText, oneOf, type Query, windIn } from '../hands/given.ts';
import { queryText, valuesIn, wordsIn } from '../hands/query.ts';
import { fittedFlowers, readHand } from '../hands/reading.ts';
import { plainMeld } from '../hands/state.ts';
import { Faults, windLetter } from '../hands/tokens.ts';
import { ownTilesText } from '../hands/writing.ts';
import { type ClassicalState, EMPTY_CLASSICAL, LIMITS, MOMENTS, type Moment } from './state.ts';

/*
 * The state as the query of an address:
 * h=123s456s(789p)EE&w=9p&seat=S&opener=W&how=self,wall&flowers=2&limit=4000&house=off&totals=40,0,14,20&rules=macau
 */

const WORDS: Readonly<Record<Moment, string>> = { isDealt: 'dealt', isFirstDiscard: 'first', lastOfWall: 'wall' };
const SELF = 'self';
const IDS = Object.keys(CLASSICAL_RULESETS) as ClassicalRulesetId[];
const SWITCH = ['on', 'off'] as const;

/** Returns whether the query of an address counts by one of the older ways. */
export const isClassicalQuery = (query: string): boolean => IDS.some(id => id === valuesIn(query).get('rules'));

/** Returns the state as the query of an address, without its question mark; the same state gives the same text. */
export function classicalQuery(state: ClassicalState): string {
  const usual = CLASSICAL_RULESETS[state.rules];
  const query = new Map<string, string>();
  const tiles = ownTilesText(state);
  if (tiles !== '') query.set('h', tiles);
  if (state.winning !== undefined) query.set('w', tileText(state.winning));
  if (state.seat !== 0) query.set('seat', windLetter(state.seat));
  if (state.opener !== 0) query.set('opener', windLetter(state.opener));
  const how = MOMENTS.filter(moment => state.circumstances.includes(moment)).map(moment => WORDS[moment]);
  if (state.selfDrawn) how.unshift(SELF);
  if (how.length > 0) query.set('how', how.join(','));
  if (state.flowers > 0) query.set('flowers', String(state.flowers));
  if (state.limit !== usual.limit) query.set('limit', String(state.limit));
  if (state.houseDoubles !== usual.houseDoubles) query.set('house', SWITCH[state.houseDoubles ? 0 : 1]);
  if (state.totals.some(total => total > 0)) query.set('totals', state.totals.join(','));
  if (state.winner !== undefined) query.set('won', windLetter(state.winner));
  query.set('rules', state.rules);
  return queryText(query);
}

/** A state, and what of the address or text says nothing or is impossible. */
export interface ReadClassical {
  readonly state: ClassicalState;
  readonly faults: readonly HandFault[];
}

function howIn(query: Query, faults: Faults): Pick<ClassicalState, 'selfDrawn' | 'circumstances'> {
  const words = wordsIn(query.get('how'));
  const known = [SELF, ...Object.values(WORDS)];
  for (const word of words) if (!known.includes(word)) faults.add({ code: 'unknown', word });
  return {
    selfDrawn: words.includes(SELF),
    circumstances: MOMENTS.filter(moment => words.includes(WORDS[moment])),
  };
}

/** Returns a limit that can be entered. */
function limitIn(query: Query, usual: number, faults: Faults): number {
  const text = query.get('limit');
  if (text === undefined) return usual;
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (limit >= LIMITS.least && limit <= LIMITS.most) return limit;
  faults.add({ code: 'unknown', word: text });
  return usual;
}

function totalsIn(query: Query, most: number, faults: Faults): BySeat<number> {
  const text = query.get('totals');
  if (text === undefined) return EMPTY_CLASSICAL.totals;
  const totals = /^\d{1,5}(,\d{1,5}){3}$/.test(text) ? text.split(',').map(Number) : [];
  if (totals.length === 0) faults.add({ code: 'unknown', word: text });
  return bySeat(seat => Math.min(most, totals[seat] ?? 0));
}

/**
 * Reads the query of an address, with or without its question mark. Never throws: faults tell what is unknown or
 * impossible, and the rest is kept. The hand may stand in any notation of `readHand`. An address of the competition's
 * rules gives the same tiles, winds and flowers.
 */
export function classicalStateOf(text: string): ReadClassical {
  const query = valuesIn(text);
  const hand = readHand(handText(query));
  const faults = new Faults();
  const { concealed, melds, winning } = hand;
  const rules = IDS.find(id => id === query.get('rules')) ?? EMPTY_CLASSICAL.rules;
  const usual = CLASSICAL_RULESETS[rules];
  const house = oneOf(query, 'house', SWITCH, faults);
  const limit = limitIn(query, usual.limit, faults);
  const how = howIn(query, faults);
  const state: ClassicalState = {
    concealed,
    melds,
    winning,
    seat: windIn(query, 'seat', faults) ?? hand.said?.seatWind ?? 0,
    opener: windIn(query, 'opener', faults) ?? 0,
    selfDrawn: query.has('how') ? how.selfDrawn : (hand.said?.selfDrawn ?? false),
    circumstances: how.circumstances,
    flowers: fittedFlowers(flowersIn(query, faults) + hand.flowers, faults),
    rules,
    limit,
    houseDoubles: house === undefined ? usual.houseDoubles : house === 'on',
    totals: totalsIn(query, limit, faults),
    winner: windIn(query, 'won', faults),
  };
  return { state, faults: [...hand.faults, ...faults.all] };
}

/**
 * Reads a typed or pasted text into a state: a hand in any notation, or a link of the calculator. Winds, flowers and
 * options stay as they were unless the text tells them.
 */
export function withClassicalText(state: ClassicalState, text: string): ReadClassical {
  const [, query] = /\/calc\?([^#\s]*)/.exec(text) ?? [];
  if (query !== undefined && isClassicalQuery(query)) return classicalStateOf(query);
  const { concealed, melds, winning, flowers, said, faults } = readHand(text);
  const read = { ...state, concealed, melds, winning };
  const told = said ? { seat: said.seatWind, selfDrawn: said.selfDrawn } : {};
  return { state: { ...read, ...told, ...((said || flowers > 0) && { flowers }) }, faults };
}

/** Options of a table that the calculator takes over. */
type TableRules = Pick<ClassicalRules, 'id' | 'limit' | 'houseDoubles'>;

const ofTable = ({ id, limit, houseDoubles }: TableRules) => ({ ...EMPTY_CLASSICAL, rules: id, limit, houseDoubles });

const sorted = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted((a, b) => a - b);

/** Returns the query that opens a won hand in the calculator, by the rules of its table and with the totals of all four. */
export function classicalClaimQuery(
  claim: WinningClaim,
  rules: TableRules,
  totals: BySeat<number> = EMPTY_CLASSICAL.totals,
): string {
  const { concealed, melds, winningTile, seatWind, prevalentWind, selfDrawn, flowers } = claim;
  return classicalQuery({
    ...ofTable(rules),
    concealed: sorted(concealed),
    melds: melds.map(plainMeld),
    winning: winningTile,
    seat: seatWind,
    opener: prevalentWind,
    selfDrawn,
    circumstances: MOMENTS.filter(moment => claim[moment] === true),
    flowers,
    // That of the own seat follows from its tiles.
    totals: withSeat(totals, seatWind, 0),
  });
}

/** A hand that did not win, as it lies at the end. */
export interface EndedHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: number;
  readonly seat: Seat;
  readonly opener: Seat;
}

/** Returns the query that opens a hand that did not win in the calculator, by the rules of its table. */
export const classicalHandQuery = ({ concealed, melds, ...hand }: EndedHand, rules: TableRules): string =>
  classicalQuery({ ...ofTable(rules), ...hand, concealed: sorted(concealed), melds: melds.map(plainMeld) });
